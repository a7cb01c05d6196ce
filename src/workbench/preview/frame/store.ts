import type { CoveredPart } from '#authoring';
import type { RequestFormProps } from '#form/preview';

export interface Toast {
  id: number;
  kind: 'success' | 'danger' | 'warning';
  message: string;
}

/** The state of the frame. */
interface FrameState {
  /** `id`: another one each time that a form is opened. */
  form: { id: number; props: RequestFormProps } | undefined;
  /** The form has closed, for instance after a ticket was raised. */
  isEnded: boolean;
  /** The message of an error of the form or of its module. */
  failure: string | undefined;
  toasts: Toast[];
  /** What examples cover, while it is shown. */
  coverage: CoveredPart[] | undefined;
}

let state: FrameState = {
  form: undefined,
  isEnded: false,
  failure: undefined,
  toasts: [],
  coverage: undefined,
};
const watchers = new Set<() => void>();

export const frameStore = {
  get: () => state,
  set(change: Partial<FrameState>) {
    state = { ...state, ...change };
    for (const watcher of watchers) watcher();
  },
  watch(watcher: () => void) {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
};

let toasts = 0;

/** Milliseconds until a message disappears. */
const toastDuration = 6000;

export function notify(kind: Toast['kind'], message: string): void {
  const toast = { id: ++toasts, kind, message };
  frameStore.set({ toasts: [...state.toasts, toast] });
  setTimeout(() => removeToast(toast.id), toastDuration);
}

export const removeToast = (id: number): void =>
  frameStore.set({ toasts: state.toasts.filter((toast) => toast.id !== id) });
