import { Stack, whenIdle } from '#ui';
import { type ReactNode, useEffect } from 'react';
import { loadSettings } from '../calls/settings';
import { useLoaded } from '../calls/useLoaded';
import { FailedNotice } from '../components/FailedNotice';
import { usePageTitle } from '../components/Page';
import { loadDeviceKeys } from '../session/deviceKeys';
import { withTimeout } from '../session/withTimeout';
import { PageSkeleton } from '../shell/PageSkeleton';
import { t } from '../i18n';
import type { RaisedRequest } from './raisedRequest';
import { readyForm, screenCode } from '../screens';
import { openDefinition, takePrefetched } from './openDefinition';

/** The code of the form; undefined if it could not be loaded. */
const loadForm = () =>
  readyForm().catch((fault: unknown) => {
    console.warn('The code of forms could not be loaded.', fault);
    return undefined;
  });

/** Where a submit leads: the connection may be lost by then. */
async function preloadNext(): Promise<void> {
  await whenIdle();
  for (const screen of ['raise', 'track'] as const)
    await screenCode[`/dashboard/${screen}-service-request`]().catch((fault: unknown) =>
      console.warn('The pages after a submit were not loaded ahead.', fault),
    );
}

/** Everything that a form needs; undefined if a part of it could not be loaded. */
async function openForm(requestKey: string) {
  const [form, opened, deviceKeys] = await Promise.all([
    loadForm(),
    takePrefetched(requestKey).then((opened) => opened ?? openDefinition(requestKey)),
    loadDeviceKeys(),
    // They were asked for when the page began. What the form says of the insurer would move it later.
    withTimeout(1, loadSettings()),
  ]);
  return form && opened && deviceKeys && { OpenedRequest: form.default, opened, deviceKeys };
}

interface Props {
  requestKey: string;
  title: string;
  onClosed: (raised: RaisedRequest | undefined) => void;
  /** Shown below the form. */
  children?: ReactNode;
}

/** The form of a request type: loading, failed or ready. */
export const DefinitionForm = ({ requestKey, title, onClosed, children }: Props) => {
  const { loaded, loadAgain } = useLoaded(() => openForm(requestKey), requestKey);
  const isReady = typeof loaded === 'object';
  useEffect(() => {
    if (isReady) void preloadNext();
  }, [isReady]);
  usePageTitle(title);
  if (loaded === 'loading') return <PageSkeleton />;
  if (loaded === 'failed')
    return (
      <Stack gap={2}>
        <h1>{title}</h1>
        <FailedNotice message={t('raise.formFailed')} onAgain={loadAgain} />
        {children}
      </Stack>
    );
  const { OpenedRequest, opened, deviceKeys } = loaded;
  return (
    <OpenedRequest
      {...opened}
      deviceKeys={deviceKeys}
      title={title}
      loading={<PageSkeleton />}
      below={children}
      onClosed={onClosed}
    />
  );
};
