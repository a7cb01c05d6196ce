import type { CallName } from '../definition/definition';

/** A call that a {@link Loader} needs. */
export interface NeededCall {
  call: CallName;
  payload: { [name: string]: unknown };
}

/**
 * Yields the calls that it needs, those together that can be made at once, and continues with their responses in the
 * same order (`undefined` where there is none). A generator, because some callers wait for a server and others have the
 * responses at hand.
 */
export type Loader<T> = Generator<NeededCall[], T, unknown[]>;

/** Makes the calls of a loader. A rejection of `ask` ends it. */
export async function runLoader<T>(
  loader: Loader<T>,
  ask: (needed: NeededCall) => Promise<unknown>,
): Promise<T> {
  let next = loader.next();
  while (!next.done) next = loader.next(await Promise.all(next.value.map(ask)));
  return next.value;
}

/** The same where the responses are at hand. */
export function runLoaderSync<T>(loader: Loader<T>, answer: (needed: NeededCall) => unknown): T {
  let next = loader.next();
  while (!next.done) next = loader.next(next.value.map(answer));
  return next.value;
}
