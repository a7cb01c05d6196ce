import {
  type Answers,
  type CompiledDefinition,
  type Context,
  getAt,
  holds,
  isObject,
  isSuccess,
  type Outcome,
  type Schema,
  setAt,
  type Step,
  submitRequest,
} from '#engine';
import { instanceOf } from './instanceOf';

/** How a step ends: its response lets the request go on, or not. */
export type StepEnd = 'sent' | 'failed' | 'paused' | 'goesOn' | 'changes' | 'stopped' | 'declined';

export interface TakenStep {
  id: string;
  call: string;
  end: StepEnd;
}

/** The steps of one submit, in order. */
export type Sequence = TakenStep[];

export const keyOfSequence = (sequence: Sequence): string =>
  sequence.map(({ id, end }) => `${id} ${end}`).join();

/** A form whose steps can end in more ways is not taken apart. */
const maxSequences = 500;

const success = { status: 'success', ticketnumber: 'SR00000001' };

/** Every sequence of steps that a submit of these answers can become, by the engine. */
export function sequencesOf(
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
): Sequence[] {
  const found = new Map<string, Sequence>();
  const follow = (steps: object, acknowledged: string[], taken: Sequence): void => {
    if (found.size >= maxSequences) return;
    const now = { ...context, steps: steps as Context['steps'], acknowledged };
    const outcome = submitRequest(definition, now, answers);
    if (outcome.kind === 'call') {
      for (const response of responsesTo(definition, outcome.step))
        follow({ ...steps, [outcome.step.id]: response }, acknowledged, [
          ...taken,
          ended(outcome.step, response),
        ]);
      return;
    }
    if (outcome.kind === 'pause') {
      if (outcome.choices) keep(withEnd(taken, 'changes'));
      const end = outcome.choices ? 'goesOn' : 'paused';
      return follow(steps, [...acknowledged, outcome.step.id], withEnd(taken, end));
    }
    keep(outcome.kind === 'stopped' ? withEnd(taken, 'stopped') : taken);
  };
  const keep = (sequence: Sequence) => found.set(keyOfSequence(sequence), sequence);
  follow({}, [], []);
  return [...found.values()];
}

/** The sequence of an example, by the responses that it has. */
export function sequenceOf(
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
  responses: (object | undefined)[],
): Sequence {
  const steps: { [id: string]: unknown } = {};
  const acknowledged: string[] = [];
  let taken: Sequence = [];
  for (;;) {
    const outcome: Outcome = submitRequest(
      definition,
      { ...context, steps, acknowledged },
      answers,
    );
    if (outcome.kind === 'call') {
      const response = responses[taken.length] ?? success;
      steps[outcome.step.id] = response;
      taken = [...taken, ended(outcome.step, response)];
      if (taken.at(-1)!.end === 'declined') return taken;
    } else if (outcome.kind === 'pause') {
      acknowledged.push(outcome.step.id);
      taken = withEnd(taken, outcome.choices ? 'goesOn' : 'paused');
    } else return outcome.kind === 'stopped' ? withEnd(taken, 'stopped') : taken;
  }
}

function ended({ id, call, mayFail, stopWhen }: Step, response: object): TakenStep {
  const isDeclined = 'status' in response && !isSuccess(response);
  const end = !isDeclined ? 'sent' : mayFail ? 'failed' : stopWhen ? 'sent' : 'declined';
  return { id, call, end };
}

const withEnd = (taken: Sequence, end: StepEnd): Sequence =>
  taken.with(-1, { ...taken.at(-1)!, end });

/** Responses to a step that lead on in different ways. */
function responsesTo(definition: CompiledDefinition, step: Step): object[] {
  const { stopWhen, mayFail, pause, id } = step;
  const found: object[] = [success];
  if (stopWhen) {
    const i = definition.request.steps.indexOf(step);
    const response = { ...success, ...(instanceOf(stopWhen) as object) };
    if (holds(definition, `request#/steps/${i}/stopWhen`, response)) found.push(response);
  }
  const withMessage = (response: object) => {
    const copy = structuredClone(response);
    if (pause && getAt(copy, pause.message) === undefined) setAt(copy, pause.message, 'A message');
    return copy;
  };
  if (pause) found.push(withMessage(success));
  if (mayFail) found.push(withMessage({ status: 'failure', message: 'It could not be done' }));
  for (const schema of testsOfResult(definition.request.steps, id))
    found.push({ ...success, ...(instanceOf(schema) as object) });
  return found;
}

/** What later conditions test of the result of a step. */
function testsOfResult(part: unknown, id: string): Schema[] {
  if (Array.isArray(part)) return part.flatMap((one) => testsOfResult(one, id));
  if (!isObject(part)) return [];
  const own: unknown = getAt(part, `/properties/steps/properties/${id}`);
  return [
    ...(isObject(own) ? [own as Schema] : []),
    ...Object.values(part).flatMap((one) => testsOfResult(one, id)),
  ];
}
