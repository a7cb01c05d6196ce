import { createStore } from '../store';

type ToastType = 'success' | 'danger' | 'warning';

/** Where to go on. A toast with a link stays until it is closed (WCAG 2.2.1), or the session ends. */
export interface ToastLink {
  to: string;
  text: string;
  /** Goes there without loading the page anew. */
  follow: () => void;
}

export interface ToastItem {
  id: number;
  type: ToastType;
  message: string;
  link?: ToastLink | undefined;
}

export const toasts = createStore<ToastItem[]>([]);

let lastId = 0;

/** Shows a message that needs no answer. The same message is not shown twice. */
export function notify(type: ToastType, message: string, link?: ToastLink): void {
  const others = toasts.get().filter((toast) => toast.type !== type || toast.message !== message);
  lastId += 1;
  toasts.set([...others, { id: lastId, type, message, link }]);
}

export const dismissToast = (id: number): void =>
  toasts.set(toasts.get().filter((toast) => toast.id !== id));

/** Closes the toasts that stay: those that lead to an address, or all of them. */
export const dismissLinks = (to?: string): void =>
  toasts.set(toasts.get().filter(({ link }) => !link || (to !== undefined && link.to !== to)));
