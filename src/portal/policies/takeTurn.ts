/** How many policies are asked about at a time. */
const places = 3;
let taken = 0;
const queue: (() => void)[] = [];

/** Runs the work when its turn comes. */
export async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (taken >= places) await new Promise<void>((go) => queue.push(go));
  taken += 1;
  try {
    return await work();
  } finally {
    taken -= 1;
    queue.shift()?.();
  }
}
