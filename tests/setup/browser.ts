import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { device } from '../form/device';

/** Another browser: an empty page, a device that kept nothing, real time, and nothing stubbed. */
export function newBrowser(): void {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  device.kept.clear();
  device.refuses = false;
  sessionStorage.clear();
  localStorage.clear();
  document.title = 'Portal';
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
}
