/** Runs tasks one after another, in the order they come; a failed one does not hold up the next. */
export class Serialised {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when all that was begun is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
