import {
  type Answers,
  type CompiledDefinition,
  type Context,
  isSuccess,
  type Outcome,
  type Step,
  submitRequest,
} from '#engine';
import { plainResponse } from '../examples/runExample';
import type { KnownCalls } from '../lint/checks/check';
import { responsesTo } from './responses';

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
const maxCourses = 500;

/** A sequence of steps, with the responses that lead to it. */
export interface Course {
  steps: Sequence;
  responses: object[];
}

/** Every sequence of steps that a submit of these answers can become, by the engine. */
export function coursesOf(
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
  calls: KnownCalls | undefined,
): Course[] {
  const found = new Map<string, Course>();
  const follow = (steps: object, acknowledged: string[], taken: Sequence): void => {
    if (found.size >= maxCourses) return;
    const now = { ...context, steps: steps as Context['steps'], acknowledged };
    const outcome = submitRequest(definition, now, answers);
    if (outcome.kind === 'call') {
      for (const response of responsesTo(definition, outcome.step, calls))
        follow({ ...steps, [outcome.step.id]: response }, acknowledged, [
          ...taken,
          ended(outcome.step, response),
        ]);
      return;
    }
    if (outcome.kind === 'pause') {
      if (outcome.choices) keep(withEnd(taken, 'changes'), steps);
      const end = outcome.choices ? 'goesOn' : 'paused';
      return follow(steps, [...acknowledged, outcome.step.id], withEnd(taken, end));
    }
    keep(outcome.kind === 'stopped' ? withEnd(taken, 'stopped') : taken, steps);
  };
  const keep = (steps: Sequence, responses: object) =>
    found.set(keyOfSequence(steps), { steps, responses: Object.values(responses) });
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
      const response = responses[taken.length] ?? plainResponse;
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
