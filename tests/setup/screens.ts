import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { newBrowser } from './browser';

vi.mock('idb-keyval', async () => (await import('../form/device')).keyval);

// Lazily loaded code takes long on a busy machine.
configure({ asyncUtilTimeout: 8000 });

// Most tests draw a form without the screen that fetches its widgets first.
beforeAll(async () => (await import('../../src/form/widgets/laterWidgets')).loadWidgets());

// The simulated browser has no fonts.
beforeEach(() =>
  Object.defineProperty(document, 'fonts', {
    value: { load: async () => [], check: () => false },
    configurable: true,
  }),
);
beforeEach(newBrowser);
afterEach(async () => {
  cleanup();
  // A form saves its draft once more when it closes.
  const { inOrder } = await import('../../src/form/controller/draft/deviceStore');
  await inOrder(async () => {});
});
