/** A draft of a form on this device that no other tab has open. */
export interface Slot {
  /** Counts the drafts of a form, from 0. */
  number: number;
  release: () => void;
}

/** How many tabs may have the same form open and keep a draft of it. */
const most = 8;

/** Milliseconds that a tab waits for the draft it had before: the page that it reloads may not have let go yet. */
const patience = 2000;

/** What this page had before, by form. */
const taken = new Map<string, number[]>();

export const slotNumbers = Array.from({ length: most }, (_, i) => i);

/**
 * Two tabs may have the same form open: each has a draft of its own, and so overwrites neither the answers of the other
 * one nor the key of its open request. Takes the draft that this tab had before, else one that no tab has open, else an
 * empty one; undefined where there are too many. `isStored`: whether there is a draft of this number.
 */
export async function takeSlot(
  form: string,
  isStored: (slot: number) => boolean,
): Promise<Slot | undefined> {
  const closed = sessionStorage.getItem(memoryOf(form));
  sessionStorage.removeItem(memoryOf(form));
  if (closed !== null && isStored(Number(closed))) {
    const slot = await take(form, Number(closed), { signal: AbortSignal.timeout(patience) });
    if (slot) return slot;
  }
  const before = taken.get(form) ?? [];
  return takeFirst(form, [
    ...before.filter(isStored),
    ...slotNumbers.filter(isStored),
    ...slotNumbers,
  ]);
}

/** Takes a draft that has nothing yet; undefined where there is none. */
export const takeEmptySlot = (
  form: string,
  isStored: (slot: number) => boolean,
): Promise<Slot | undefined> =>
  takeFirst(
    form,
    slotNumbers.filter((number) => !isStored(number)),
  );

async function takeFirst(form: string, numbers: number[]): Promise<Slot | undefined> {
  for (const number of numbers) {
    const slot = await take(form, number, { ifAvailable: true });
    if (slot) return slot;
  }
  return undefined;
}

/** In session storage from when the page closes until it is loaded again: a duplicate of an open tab has none. */
const memoryOf = (form: string) => `draft-slot/${form}`;

/** Takes a draft by a lock; resolves to undefined if another tab has it. */
function take(form: string, number: number, options: LockOptions): Promise<Slot | undefined> {
  // A browser has locks in a secure context only, where alone it encrypts drafts.
  if (!navigator.locks) return Promise.resolve({ number, release: () => {} });
  return new Promise((onTaken) => {
    navigator.locks
      .request(`draft ${form} ${number}`, options, async (lock) => {
        if (!lock) return onTaken(undefined);
        taken.set(form, [number]);
        const remember = () => sessionStorage.setItem(memoryOf(form), String(number));
        window.addEventListener('pagehide', remember);
        await new Promise<void>((release) => onTaken({ number, release }));
        window.removeEventListener('pagehide', remember);
      })
      .catch(() => onTaken(undefined));
  });
}
