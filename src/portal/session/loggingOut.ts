import { createStore } from '../store';

/** Whether a logout is saving and deleting; the page takes no input meanwhile. */
export const loggingOut = createStore(false);
