/** An answer, and for how many seconds it may be kept. */
export interface Answer<T> {
  value: T;
  seconds: number;
}

interface Kept<T> {
  value: Promise<T>;
  /** In milliseconds of the clock; infinite until the answer is there. */
  until: number;
}

const mostKept = 1000;

/** Keeps answers by key for a short time; those who ask for the same at the same time share one answer. */
export class AnswerCache<T> {
  readonly #kept = new Map<string, Kept<T>>();

  constructor(private readonly now: () => Date) {}

  /** The answer that is kept, or the one that `ask` gets. A rejection is not kept. */
  get(key: string, ask: () => Promise<Answer<T>>): Promise<T> {
    const found = this.#kept.get(key);
    if (found && found.until > this.now().getTime()) return found.value;
    this.#kept.delete(key);
    // The oldest goes first.
    if (this.#kept.size >= mostKept) this.#kept.delete(this.#kept.keys().next().value!);
    const keepFor = (seconds: number) => {
      kept.until = this.now().getTime() + seconds * 1000;
    };
    const value = ask().then(
      (answer) => {
        keepFor(answer.seconds);
        return answer.value;
      },
      (error) => {
        keepFor(0);
        throw error;
      },
    );
    const kept: Kept<T> = { value, until: Infinity };
    this.#kept.set(key, kept);
    return value;
  }

  clear(): void {
    this.#kept.clear();
  }
}
