import createCache from '@emotion/cache';
import { act, render } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { vi } from 'vitest';
import { newBrowser } from '../setup/browser';

/** Renders the whole portal at a URL, in a new browser. */
export async function openPortal(address: string) {
  window.history.pushState(null, '', address);
  const { App } = await import('../../src/portal/App');
  const { loadSettings } = await import('../../src/portal/calls/settings');
  const { loadMessages } = await import('../../src/portal/i18n');
  await Promise.all([loadSettings(), loadMessages()]);
  return act(async () => render(<App cache={createCache({ key: 'portal' })} />));
}

export const setWidth = (width: number) =>
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width });

/** A new browser of 1280 px, with newly loaded modules. */
export function startAfresh() {
  newBrowser();
  vi.resetModules();
  setWidth(1280);
}
