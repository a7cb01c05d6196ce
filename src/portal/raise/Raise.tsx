import { MessageDialog } from '#ui';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CallUs } from '../components/CallUs';
import { t } from '../i18n';
import { useCatalogue, type OfferedCatalogue } from './catalogue';
import { Chooser, type Selection } from './Chooser';
import { findItem, itemOpenedBy } from './catalogueItems';
import { UnavailableRequest } from './UnavailableRequest';
import { prefetchDefinition } from './openDefinition';
import { useRaised } from './raisedRequest';
import { RequestPage } from './RequestPage';
import { CataloguePlaceholder } from './CataloguePlaceholder';
import { RaiseStart } from './RaiseStart';
import { requestTypePath } from './requestTypePath';

/** One path for all request types. The query names the request type, so that Back and shared links work. */
const Raise = () => {
  const { loaded: catalogue, loadAgain } = useCatalogue();
  const [query] = useSearchParams();
  const key = query.get('form') ?? query.get('request');
  const isLoading = catalogue === 'loading';
  useEffect(() => {
    if (isLoading && key) prefetchDefinition(key);
  }, [isLoading, key]);
  if (typeof catalogue === 'string')
    return (
      <CataloguePlaceholder
        isFailed={catalogue === 'failed'}
        isForm={Boolean(query.get('request'))}
        isFixed={query.has('policyNum')}
        onAgain={loadAgain}
      />
    );
  return <RaiseInCatalogue catalogue={catalogue} />;
};

const RaiseInCatalogue = ({ catalogue }: { catalogue: OfferedCatalogue }) => {
  const [query] = useSearchParams();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [selection, setSelection] = useState<Selection>({ serviceType: '', requestType: '' });

  const raised = useRaised();
  const policyNo: string | undefined = state?.policyNo;
  const addressOf = useCallback(
    (key: string) => requestTypePath(key, policyNo, query),
    [policyNo, query],
  );

  const key = query.get('request');
  if (key) {
    const item = findItem(catalogue, key);
    const opensAgain = item && catalogue.closed?.[item.entry.key];
    if (!item?.entry.available || opensAgain !== undefined)
      return <UnavailableRequest item={item} opensAgain={opensAgain} addressOf={addressOf} />;
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

  const fixed = query.get('policyNum') ? itemOpenedBy(catalogue, 'policyNum') : undefined;
  const isNowhere = query.get('policyNum') ? !fixed : section !== undefined && !notice;
  if (isNowhere) return <UnavailableRequest item={undefined} addressOf={addressOf} />;
  return (
    <>
      <RaiseStart
        catalogue={catalogue}
        raised={raised}
        addressOf={addressOf}
        isFixed={fixed !== undefined}
      >
        <Chooser
          catalogue={catalogue}
          fixed={fixed}
          selection={selection}
          onSelect={setSelection}
          onContinue={(chosen) => void navigate(addressOf(chosen))}
        />
      </RaiseStart>
      {notice && (
        <MessageDialog
          {...notice}
          button={t('raise.ok')}
          onClose={() => void navigate(pathname + search, { replace: true, state: null })}
        >
          <CallUs />
        </MessageDialog>
      )}
    </>
  );
};

export default Raise;
