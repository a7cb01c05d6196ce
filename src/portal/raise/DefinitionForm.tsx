import { lazy, Suspense } from 'react';
import { Stack } from '../../look/Stack';
import { useLoaded } from '../calls/useLoaded';
import { FailedNotice } from '../parts/FailedNotice';
import { usePageTitle } from '../parts/Page';
import { PageSkeleton } from '../shell/PageSkeleton';
import { say } from '../words';
import type { Raised } from './Raise';
import { openDefinition } from './openDefinition';

const OpenedRequest = lazy(() => import('./OpenedRequest'));

interface Props {
  requestKey: string;
  title: string;
  onClosed: (raised: Raised | undefined) => void;
}

/** The form of a definition: on its way, not to be had, or drawn. */
export const DefinitionForm = ({ requestKey, title, onClosed }: Props) => {
  const { loaded: opened, loadAgain } = useLoaded(() => openDefinition(requestKey), requestKey);
  usePageTitle(title);
  if (opened === 'loading') return <PageSkeleton />;
  if (opened === 'failed')
    return (
      <Stack gap={2}>
        <h1>{title}</h1>
        <FailedNotice says={say('raise.formFailed')} onAgain={loadAgain} />
      </Stack>
    );
  return (
    <Suspense fallback={<PageSkeleton />}>
      <OpenedRequest {...opened} requestKey={requestKey} onClosed={onClosed} />
    </Suspense>
  );
};
