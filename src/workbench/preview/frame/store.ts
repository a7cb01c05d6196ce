import type { RequestFormProps } from '#form/preview';

export interface Toast {
  id: number;
  kind: 'success' | 'danger' | 'warning';
  message: string;
}

/** What the frame draws. */
export interface Drawn {
  /** The form; `id` counts how often it was opened, by whatever definition. */
  form: { id: number; props: RequestFormProps } | undefined;
  /** The form has ended, as after a ticket that leads back to the list. */
  isEnded: boolean;
  /** What was thrown while the form ran, or as its module was read. */
  failure: string | undefined;
  toasts: Toast[];
}

let drawn: Drawn = { form: undefined, isEnded: false, failure: undefined, toasts: [] };
const watchers = new Set<() => void>();

export const frameStore = {
  get: () => drawn,
  set(change: Partial<Drawn>) {
    drawn = { ...drawn, ...change };
    for (const watcher of watchers) watcher();
  },
  watch(watcher: () => void) {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
};

let toasts = 0;

/** Milliseconds until a message goes by itself. */
const toastLasts = 6000;

export function notify(kind: Toast['kind'], message: string): void {
  const toast = { id: ++toasts, kind, message };
  frameStore.set({ toasts: [...drawn.toasts, toast] });
  setTimeout(() => removeToast(toast.id), toastLasts);
}

export const removeToast = (id: number): void =>
  frameStore.set({ toasts: drawn.toasts.filter((toast) => toast.id !== id) });
