import { Worker } from 'node:worker_threads';
import type {
  AskJob,
  Asked,
  Judged,
  JudgeJob,
  MutationAnswer,
  MutationJob,
  MutationRunner,
  Searched,
  SearchJob,
} from './job';

/** What a thread answers: the result of a job, or why there is none. */
export type Answer = { result: MutationAnswer } | { error: string };

/** Runs jobs in a thread of its own. */
export class ThreadRunner implements MutationRunner {
  readonly #worker: Worker;
  #failure: Error | undefined;
  /** Those of the jobs that were sent, in their order: the thread answers in the same. */
  readonly #waiting: { resolve(result: MutationAnswer): void; reject(error: Error): void }[] = [];

  /** `script`: the address of the built `worker.ts`. */
  constructor(script: URL) {
    this.#worker = new Worker(script);
    this.#worker.on('message', (answer: Answer) => {
      const { resolve, reject } = this.#waiting.shift()!;
      if ('error' in answer) reject(new Error(answer.error));
      else resolve(answer.result);
    });
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('messageerror', (error) => this.#fail(error));
    this.#worker.on('exit', (code) => this.#fail(new Error(`A thread ended with ${code}.`)));
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
  }

  run(job: JudgeJob): Promise<Judged>;
  run(job: SearchJob): Promise<Searched>;
  run(job: AskJob): Promise<Asked>;
  run(job: MutationJob): Promise<MutationAnswer> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(job);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
