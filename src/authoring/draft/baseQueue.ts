import type { Example } from '../examples/example';

/**
 * The examples of a list that may grow, each once: those first whose answers no earlier one has, as the others differ
 * from it in the records alone.
 */
export class BaseQueue {
  readonly #taken = new Set<Example>();
  readonly #answers = new Set<string>();

  constructor(readonly bases: Example[]) {}

  /** The next one with its number, from 0. */
  next(): [base: Example, number: number] | undefined {
    const left = this.bases.filter((one) => !this.#taken.has(one));
    const base = left.find((one) => !this.#answers.has(answersOf(one))) ?? left[0];
    if (!base) return undefined;
    this.#taken.add(base);
    this.#answers.add(answersOf(base));
    return [base, this.#taken.size - 1];
  }
}

const answersOf = ({ answers }: Example): string => JSON.stringify(answers);
