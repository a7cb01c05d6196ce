import { openRequest, submitRequest } from '#engine';

/** The two doors that an example goes through. */
export const doors = { openRequest, submitRequest };

export type Doors = typeof doors;
