/** Runs one at a time; all callers during a run share the next one, which sees what they have seen. */
export function coalesced(run: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      return run();
    });
    running = next.catch(() => undefined);
    return next;
  };
}
