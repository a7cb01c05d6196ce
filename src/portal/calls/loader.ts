import { createStore } from '../store';

interface Waiting {
  /** Whether the overlay shows for it already. */
  isShown: boolean;
  /** How much of the call was sent, from 0 to 1, where that is known. */
  share?: number | undefined;
}

/** The calls that the user is waiting for. */
const calls = new Set<Waiting>();

/** What the overlay shows. */
export const loader = createStore<{ isBusy: boolean; share?: number | undefined }>({
  isBusy: false,
});

function show(): void {
  const shown = [...calls].filter((call) => call.isShown);
  const share = shown.find((call) => call.share)?.share;
  const isBusy = shown.length > 0;
  if (isBusy || loader.get().isBusy) loader.set({ isBusy, share });
}

/** Begins to wait for a call. The overlay shows after some milliseconds, until the call is lowered. */
export function raiseLoader(delay = 0) {
  const call: Waiting = { isShown: delay === 0 };
  calls.add(call);
  show();
  const raise = () => {
    call.isShown = true;
    show();
  };
  const timer = delay > 0 ? setTimeout(raise, delay) : undefined;
  return {
    lower: () => {
      clearTimeout(timer);
      calls.delete(call);
      show();
    },
    progress: (share: number) => {
      call.share = share;
      show();
    },
  };
}

/** The user has left the page that they waited on: its calls go on without the overlay. */
export function releaseLoader(): void {
  calls.clear();
  show();
}
