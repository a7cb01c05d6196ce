import { MessageDialog } from '#ui';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../i18n';
import { useCatalogue, type OfferedCatalogue } from './catalogue';
import { Chooser, type Choice } from './Chooser';
import { findOffer, offerOpenedBy } from './offer';
import { NotOffered } from './NotOffered';
import { RequestPage } from './RequestPage';
import { WaitingForCatalogue } from './WaitingForCatalogue';

/** What was raised a moment ago, told to the chooser that the person comes back to. */
export interface Raised {
  ticketnumber: string;
  policyNo?: string | undefined;
}

/** One address for all requests; which one is in the query, so that Back and shared links work. */
const Raise = () => {
  const { loaded: catalogue, loadAgain } = useCatalogue();
  if (typeof catalogue === 'string') {
    return <WaitingForCatalogue isFailed={catalogue === 'failed'} onAgain={loadAgain} />;
  }
  return <Offered catalogue={catalogue} />;
};

const Offered = ({ catalogue }: { catalogue: OfferedCatalogue }) => {
  const [query] = useSearchParams();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [choice, setChoice] = useState<Choice>({ serviceType: '', requestType: '' });

  const addressOf = (key: string) => {
    const next = new URLSearchParams(query);
    next.set('request', key);
    return `${pathname}?${next}`;
  };

  const key = query.get('request');
  if (key !== null) {
    const offer = findOffer(catalogue, key);
    if (!offer?.entry.available) return <NotOffered offer={offer} addressOf={addressOf} />;
    return (
      <RequestPage
        key={key}
        {...offer}
        addressOf={addressOf}
        onClosed={(raised) => {
          setChoice({ serviceType: '', requestType: '' });
          void navigate(pathname, { state: { raised } });
        }}
      />
    );
  }

  const section: string | undefined = state?.selectedProfileSection;
  const notice = section === undefined ? undefined : catalogue.notices?.[section];
  const asked = section === undefined ? undefined : offerOpenedBy(catalogue, section);
  if (!notice && asked) return <Navigate to={addressOf(asked.entry.key)} replace />;

  return (
    <>
      <Chooser
        catalogue={catalogue}
        fixed={query.get('policyNum') ? offerOpenedBy(catalogue, 'policyNum') : undefined}
        raised={state?.raised}
        choice={choice}
        onChoose={setChoice}
        onContinue={(chosen) => void navigate(addressOf(chosen))}
      />
      {notice && (
        <MessageDialog
          {...notice}
          button={t('raise.ok')}
          onClose={() => void navigate(pathname + search, { replace: true, state: null })}
        />
      )}
    </>
  );
};

export default Raise;
