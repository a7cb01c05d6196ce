import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { Stack } from '../../look/Stack';
import { useLoaded } from '../calls/useLoaded';
import { FailedNotice } from '../parts/FailedNotice';
import { usePageTitle } from '../parts/Page';
import { PageSkeleton } from '../shell/PageSkeleton';
import { tokens } from '../../look/tokens';
import { say } from '../words';
import { Breadcrumb } from './Breadcrumb';
import type { Offer } from './offer';
import { OtherRequests } from './OtherRequests';
import type { Raised } from './Raise';
import { openDefinition } from './openDefinition';

const OpenedRequest = lazy(() => import('./OpenedRequest'));

const Column = styled.div`
  max-width: ${tokens.width.form}px;
`;

type Props = Offer & {
  addressOf: (key: string) => string;
  onClosed: (raised: Raised | undefined) => void;
};

/** One request type: its place in the catalogue, then the form that its definition draws. */
export const RequestPage = ({ serviceType, entry, addressOf, onClosed }: Props) => {
  const { loaded: opened, loadAgain } = useLoaded(() => openDefinition(entry.key), entry.key);
  usePageTitle(entry.title);
  return (
    <Column>
      <Breadcrumb serviceType={serviceType.title} />
      {opened === 'failed' && (
        <Stack gap={2}>
          <h1>{entry.title}</h1>
          <FailedNotice says={say('raise.formFailed')} onAgain={loadAgain} />
        </Stack>
      )}
      {opened === 'loading' && <PageSkeleton />}
      {typeof opened === 'object' && (
        <Suspense fallback={<PageSkeleton />}>
          <OpenedRequest {...opened} requestKey={entry.key} onClosed={onClosed} />
        </Suspense>
      )}
      <OtherRequests serviceType={serviceType} entry={entry} addressOf={addressOf} />
    </Column>
  );
};
