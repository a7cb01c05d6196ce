import { MemoryCache } from '../../../src/server/definitions/definitionCache';

/** Request types that a server of this worker has checked and compiled before. */
export const sharedCache = new MemoryCache();
