/** Takes `atOnce` values of each source in turn until all are exhausted. */
export function* inTurn<T>(sources: Iterator<T>[], atOnce = 1): Generator<T> {
  let open = sources;
  while (open.length > 0) {
    const left: Iterator<T>[] = [];
    for (const source of open) {
      let isDone = false;
      for (let i = 0; i < atOnce && !isDone; i++) {
        const next = source.next();
        if (next.done) isDone = true;
        else yield next.value;
      }
      if (!isDone) left.push(source);
    }
    open = left;
  }
}
