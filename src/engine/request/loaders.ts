import type { CallName } from '../definition/definition';

/** A call that a {@link Loader} needs. */
export interface NeededCall {
  call: CallName;
  payload: { [name: string]: unknown };
}

/**
 * Yields the calls that it needs, one after the other, and continues with the response of each (`undefined` where
 * there is none). A generator, because some callers wait for a server and others have the responses at hand.
 */
export type Loader<T> = Generator<NeededCall, T, unknown>;

/** Makes the calls of a loader. A rejection of `ask` ends it. */
export async function runLoader<T>(
  loader: Loader<T>,
  ask: (needed: NeededCall) => Promise<unknown>,
): Promise<T> {
  let next = loader.next();
  while (!next.done) next = loader.next(await ask(next.value));
  return next.value;
}

/** The same where the responses are at hand. */
export function runLoaderSync<T>(loader: Loader<T>, answer: (needed: NeededCall) => unknown): T {
  let next = loader.next();
  while (!next.done) next = loader.next(answer(next.value));
  return next.value;
}
