// First of all: what follows reads storage as it is loaded.
import './portal/memoryStorage';
import createCache from '@emotion/cache';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './portal/App';
import { loadSettings } from './portal/calls/settings';
import { loadMessages } from './portal/i18n';
import { fetchScreen } from './portal/screens';

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const cache = createCache({ key: 'portal', ...(nonce && { nonce }) });

const messages = loadMessages();
fetchScreen(window.location);
void loadSettings();
await messages;
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App cache={cache} />
  </StrictMode>,
);
