import { Stack } from '#ui';
import { lazy, Suspense, useEffect } from 'react';
import { useLoaded } from '../calls/useLoaded';
import { FailedNotice } from '../components/FailedNotice';
import { usePageTitle } from '../components/Page';
import { loadDeviceKeys } from '../session/deviceKeys';
import { PageSkeleton } from '../shell/PageSkeleton';
import { t } from '../i18n';
import type { RaisedTicket } from './raisedTicket';
import { openDefinition } from './openDefinition';

const loadForm = () => import('./OpenedRequest');
const OpenedRequest = lazy(loadForm);

/** Loads the code of the form in parallel with the definition; a failure is retried at render. */
const preloadForm = () =>
  void loadForm().catch((fault) => console.warn('The form was not loaded ahead.', fault));

/** The definition and what encrypts the draft; undefined if one of them could not be loaded. */
async function openForm(requestKey: string) {
  const [opened, deviceKeys] = await Promise.all([openDefinition(requestKey), loadDeviceKeys()]);
  return opened && deviceKeys && { ...opened, deviceKeys };
}

interface Props {
  requestKey: string;
  title: string;
  onClosed: (raised: RaisedTicket | undefined) => void;
}

/** The form of a request type: loading, failed or ready. */
export const DefinitionForm = ({ requestKey, title, onClosed }: Props) => {
  const { loaded: opened, loadAgain } = useLoaded(() => openForm(requestKey), requestKey);
  useEffect(preloadForm, []);
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
      <OpenedRequest {...opened} onClosed={onClosed} />
    </Suspense>
  );
};
