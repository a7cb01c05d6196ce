import createCache from '@emotion/cache';
import { act, cleanup, configure, render } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { vi } from 'vitest';

// Code that comes later comes as slowly as the machine is busy.
configure({ asyncUtilTimeout: 8000 });

/** The whole portal at an address, with nothing left over from before. */
export async function openPortal(address: string) {
  window.history.pushState(null, '', address);
  const { App } = await import('../../src/portal/App');
  const { loadSettings } = await import('../../src/portal/calls/settings');
  const { loadWords } = await import('../../src/portal/words');
  await Promise.all([loadSettings(), loadWords()]);
  return act(async () => render(<App cache={createCache({ key: 'portal' })} />));
}

export const setWidth = (width: number) =>
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width });

/** For `beforeEach`: another browser, another tab, another run of the code. */
export function startAfresh() {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  setWidth(1280);
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
}
