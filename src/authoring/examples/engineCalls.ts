import { openRequest, submitRequest } from '#engine';

/** The two doors that an example goes through. */
export const engineCalls = { openRequest, submitRequest };

export type EngineCalls = typeof engineCalls;
