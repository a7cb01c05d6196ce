import type { AnswerTo, Question, Told } from './protocol';

/** The questions that wait for an answer. */
export class Questions {
  #last = 0;
  readonly #waiting = new Map<number, { resolve(answer: any): void; reject(error: Error): void }>();

  add<About extends Question['about']>(): { id: number; answer: Promise<AnswerTo[About]> } {
    const id = ++this.#last;
    const answer = new Promise<AnswerTo[About]>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    return { id, answer };
  }

  take({ id, answer, failed }: Extract<Told, { tell: 'answer' }>): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (failed === undefined) waiting?.resolve(answer);
    else waiting?.reject(new Error(failed));
  }
}
