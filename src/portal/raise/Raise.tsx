import { MessageDialog } from '#ui';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../i18n';
import { useCatalogue, type OfferedCatalogue } from './catalogue';
import { Chooser, type Selection } from './Chooser';
import { findItem, itemOpenedBy } from './catalogueItems';
import { UnavailableRequest } from './UnavailableRequest';
import { RequestPage } from './RequestPage';
import { CataloguePlaceholder } from './CataloguePlaceholder';

/** One path for all request types. The query names the request type, so that Back and shared links work. */
const Raise = () => {
  const { loaded: catalogue, loadAgain } = useCatalogue();
  if (typeof catalogue === 'string') {
    return <CataloguePlaceholder isFailed={catalogue === 'failed'} onAgain={loadAgain} />;
  }
  return <RaiseInCatalogue catalogue={catalogue} />;
};

const RaiseInCatalogue = ({ catalogue }: { catalogue: OfferedCatalogue }) => {
  const [query] = useSearchParams();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [selection, setSelection] = useState<Selection>({ serviceType: '', requestType: '' });

  const addressOf = (key: string) => {
    const next = new URLSearchParams(query);
    next.set('request', key);
    next.delete('page');
    return `${pathname}?${next}`;
  };

  const key = query.get('request');
  if (key !== null) {
    const item = findItem(catalogue, key);
    if (!item?.entry.available) return <UnavailableRequest item={item} addressOf={addressOf} />;
    return (
      <RequestPage
        key={key}
        {...item}
        addressOf={addressOf}
        onClosed={(raised) => {
          setSelection({ serviceType: '', requestType: '' });
          void navigate(pathname, { state: { raised } });
        }}
      />
    );
  }

  const section: string | undefined = state?.selectedProfileSection;
  const notice = section === undefined ? undefined : catalogue.notices?.[section];
  const opened = section === undefined ? undefined : itemOpenedBy(catalogue, section);
  if (!notice && opened) return <Navigate to={addressOf(opened.entry.key)} replace />;

  return (
    <>
      <Chooser
        catalogue={catalogue}
        fixed={query.get('policyNum') ? itemOpenedBy(catalogue, 'policyNum') : undefined}
        raised={state?.raised}
        selection={selection}
        onSelect={setSelection}
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
