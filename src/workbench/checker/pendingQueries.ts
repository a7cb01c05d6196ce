import type { CheckerMessage, CheckerQuery, QueryResults } from './protocol';

/** The queries whose results have not arrived yet. */
export class PendingQueries {
  #lastId = 0;
  readonly #pending = new Map<
    number,
    { resolve(result: unknown): void; reject(error: Error): void }
  >();

  add<Type extends CheckerQuery['type']>(): { id: number; result: Promise<QueryResults[Type]> } {
    const id = ++this.#lastId;
    const result = new Promise<QueryResults[Type]>((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
    });
    return { id, result };
  }

  settle({ id, result, error }: Extract<CheckerMessage, { type: 'result' }>): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (error === undefined) pending?.resolve(result);
    else pending?.reject(new Error(error));
  }
}
