import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { device } from '../form/device';

/** Resets the page, the storage, the clock and all stubs, as a new browser would. */
export function newBrowser(): void {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  device.stored.clear();
  device.isBroken = false;
  sessionStorage.clear();
  localStorage.clear();
  document.title = 'Portal';
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
}
