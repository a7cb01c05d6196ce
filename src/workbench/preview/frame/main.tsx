import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { Frame } from './Frame';
import { openFrameEnd } from './messages';
import { keepFocusOutside } from './place';
import { createSession } from './session';
import { stayHere } from './stayHere';
import { frameStore } from './store';

const name = new URLSearchParams(location.search).get('pane') ?? '';
const line = openFrameEnd(name, (message) => {
  void (message.kind === 'show' ? session.show(message.state) : session.restart());
});
const session = createSession(line.send);

keepFocusOutside();
stayHere();
window.addEventListener('error', ({ error, message }) => {
  // A browser also reports what is no error of the form, such as a layout that it finishes later.
  if (error) frameStore.set({ failure: message });
});
window.addEventListener('unhandledrejection', ({ reason }) =>
  frameStore.set({ failure: reason instanceof Error ? reason.message : String(reason) }),
);
createRoot(document.getElementById('root') as HTMLElement).render(
  <CacheProvider value={createCache({ key: 'form' })}>
    <Frame onRestart={() => void session.restart()} />
  </CacheProvider>,
);
line.send({ kind: 'ready' });
