import type { CallName, Context, NormalizedAnswers, Step } from '../definition/definition';
import type { Payload } from '../mapping/buildPayload';
import type { Loader, NeededCall } from './loaders';

/** The result of an earlier step: the body of its response. */
export interface StepResult {
  answer: object;
}

type MaybeLater<T> = T | Promise<T>;

/** What reading a step asks for: the server answers from its database, an example from itself. */
export interface StepSource<Result extends StepResult = StepResult, Refused = never> {
  /** The insurer's records. What the context lacks of loads, look-ups and lists is loaded by calls. */
  records(policyNumber: string | undefined): MaybeLater<Context>;
  /** Makes a call; `undefined` where it is refused. */
  call(needed: NeededCall): MaybeLater<unknown>;
  /** The last payload of each earlier step, by its id. */
  lastPayloads(policyNumber: string | undefined): MaybeLater<{ [stepId: string]: unknown }>;
  /** What is wrong with the content of the received files, if anything. */
  inspectFiles(answers: NormalizedAnswers): MaybeLater<Refused | undefined>;
  /** The result of a step for exactly this payload, if there is one. */
  findResult(step: Step, payload: Payload): MaybeLater<Result | undefined>;
  /** The response to a call that was made with exactly this payload to prove an answer, if there was one. */
  findProof(call: CallName, payload: Payload): MaybeLater<Result | undefined>;
}

/** A function that waits for what it asks: some callers wait for a database, others have everything at hand. */
export type Reader<T> = Generator<unknown, T, any>;

export function* answerOf<T>(asked: MaybeLater<T>): Reader<T> {
  return yield asked;
}

/** Runs a loader by the calls of a source. */
export function* loaded<T>(
  loader: Loader<T>,
  call: (needed: NeededCall) => MaybeLater<unknown>,
): Reader<T> {
  let next = loader.next();
  while (!next.done) {
    const responses: unknown[] = [];
    for (const needed of next.value) responses.push(yield call(needed));
    next = loader.next(responses);
  }
  return next.value;
}

/** Runs a reader whose source answers later; what is at hand is not waited for. */
export async function runReader<T>(reader: Reader<T>): Promise<T> {
  let next = reader.next();
  while (!next.done) next = reader.next(isLater(next.value) ? await next.value : next.value);
  return next.value;
}

const isLater = (asked: any): asked is PromiseLike<unknown> => typeof asked?.then === 'function';

/** Runs a reader whose source answers at once. */
export function runReaderSync<T>(reader: Reader<T>): T {
  let next = reader.next();
  while (!next.done) next = reader.next(next.value);
  return next.value;
}
