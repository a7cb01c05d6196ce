import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { newBrowser } from './browser';

vi.mock('idb-keyval', async () => (await import('../form/device')).keyval);

// Code that comes later comes as slowly as the machine is busy.
configure({ asyncUtilTimeout: 8000 });

beforeEach(newBrowser);
afterEach(cleanup);
