/** A request does not wait longer for an answer. */
const patienceMs = 2000;

/** Between two probes of a store that is away. */
const pauseMs = 1000;

/**
 * A store that requests ask, but never wait for in vain. From the first failure on it counts as away, for those that wait
 * for it, too, until a probe in the background has been answered.
 */
export class SharedStore {
  readonly #waiting = new Set<() => void>();
  #isAway = false;
  #isClosed = false;
  #pause: NodeJS.Timeout | undefined;

  /** `probe` asks for something that the store does not mind. */
  constructor(
    private readonly probe: () => Promise<unknown>,
    private readonly onAway: (error: unknown) => void,
  ) {}

  /** The answer of the store; undefined if it is away. */
  ask<T>(question: () => Promise<T>): Promise<T | undefined> {
    if (this.#isAway) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const settle = (answer?: T) => {
        clearTimeout(timer);
        this.#waiting.delete(settle);
        resolve(answer);
      };
      const fail = (error: unknown) => {
        if (this.#waiting.has(settle)) this.#leave(error);
      };
      const late = new Error('no answer in time');
      // What has come while this process was busy is read before that.
      const timer = setTimeout(() => setImmediate(fail, late), patienceMs);
      this.#waiting.add(settle);
      question().then(settle, fail);
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#pause);
  }

  #leave(error: unknown): void {
    for (const settle of this.#waiting) settle();
    this.#isAway = true;
    this.onAway(error);
    this.#probeLater();
  }

  #probeLater(): void {
    if (this.#isClosed) return;
    const again = () => this.#probeLater();
    const isBack = () => void (this.#isAway = false);
    this.#pause = setTimeout(() => void this.probe().then(isBack, again), pauseMs).unref();
  }
}
