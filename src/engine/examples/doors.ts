import { openRequest } from '../openRequest';
import { submitRequest } from '../submitRequest';

/** The two doors that an example goes through. */
export const doors = { openRequest, submitRequest };

export type Doors = typeof doors;
