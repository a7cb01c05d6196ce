/** Runs asynchronous tasks one after another, in order. The next one runs also where one fails. */
export class TaskQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when all tasks have ended. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
