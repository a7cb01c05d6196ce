import { Stack } from '#ui';
import { lazy, Suspense, useEffect } from 'react';
import { useLoaded } from '../calls/useLoaded';
import { FailedNotice } from '../components/FailedNotice';
import { usePageTitle } from '../components/Page';
import { PageSkeleton } from '../shell/PageSkeleton';
import { t } from '../i18n';
import type { RaisedTicket } from './Raise';
import { openDefinition } from './openDefinition';

const fetchForm = () => import('./OpenedRequest');
const OpenedRequest = lazy(fetchForm);

/** The code that draws a form comes beside its definition; what does not come then is asked for when it is drawn. */
const fetchFormAhead = () =>
  void fetchForm().catch((fault) => console.warn('The form was not fetched ahead.', fault));

interface Props {
  requestKey: string;
  title: string;
  onClosed: (raised: RaisedTicket | undefined) => void;
}

/** The form of a definition: on its way, not to be had, or drawn. */
export const DefinitionForm = ({ requestKey, title, onClosed }: Props) => {
  const { loaded: opened, loadAgain } = useLoaded(() => openDefinition(requestKey), requestKey);
  useEffect(fetchFormAhead, []);
  usePageTitle(title);
  if (opened === 'loading') return <PageSkeleton />;
  if (opened === 'failed')
    return (
      <Stack gap={2}>
        <h1>{title}</h1>
        <FailedNotice message={t('raise.formFailed')} onAgain={loadAgain} />
      </Stack>
    );
  return (
    <Suspense fallback={<PageSkeleton />}>
      <OpenedRequest {...opened} requestKey={requestKey} onClosed={onClosed} />
    </Suspense>
  );
};
