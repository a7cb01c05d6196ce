import { openRequest } from '../../engine/request/openRequest';
import { submitRequest } from '../../engine/request/submitRequest';

/** The two doors that an example goes through. */
export const doors = { openRequest, submitRequest };

export type Doors = typeof doors;
