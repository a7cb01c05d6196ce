import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { CoverageLayer } from './coverage/CoverageLayer';
import { Frame } from './Frame';
import { openFrameChannel } from './messages';
import { preventFocusStealing } from './focus';
import { createPreviewController } from './previewController';
import { blockNavigation } from './blockNavigation';
import { frameStore } from './store';

const channel = openFrameChannel((message) => {
  if (message.type === 'coverage') frameStore.set({ coverage: message.parts });
  else void (message.type === 'show' ? controller.show(message.state) : controller.restart());
});
const controller = createPreviewController(channel.send);

preventFocusStealing();
blockNavigation();
window.addEventListener('error', ({ error, message }) => {
  // Browsers also report events without an error, such as a late ResizeObserver notification.
  if (error) frameStore.set({ failure: message });
});
window.addEventListener('unhandledrejection', ({ reason }) =>
  frameStore.set({ failure: reason instanceof Error ? reason.message : String(reason) }),
);
createRoot(document.getElementById('root') as HTMLElement).render(
  <CacheProvider value={createCache({ key: 'form' })}>
    <Frame onRestart={() => void controller.restart()} />
    <CoverageLayer onOpen={(part) => channel.send({ type: 'openPart', part })} />
  </CacheProvider>,
);
channel.send({ type: 'ready' });
