import { createStore } from '../store';

type ToastType = 'success' | 'danger' | 'warning';

export interface ToastItem {
  id: number;
  type: ToastType;
  message: string;
}

export const toasts = createStore<ToastItem[]>([]);

let lastId = 0;

/** Shows a message that needs no answer. The same message is not shown twice. */
export function notify(type: ToastType, message: string): void {
  const others = toasts.get().filter((toast) => toast.type !== type || toast.message !== message);
  lastId += 1;
  toasts.set([...others, { id: lastId, type, message }]);
}

export const dismissToast = (id: number): void =>
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
