import {
  type CompiledDefinition,
  type Context,
  findUnusual,
  isSuccess,
  openRequest,
  type Outcome,
  type Payload,
  responseMessage,
  submitRequest,
  subTypeField,
} from '#engine';
import { asText, type Difference, differences } from './differences';
import type { Example, ExampleKind } from './example';
import type { TakenStep } from './readBack';
import { statedDifferences } from './statedDifferences';

/** The functions of the engine that examples run through. */
export const engineCalls = { findUnusual, openRequest, submitRequest };

export type EngineCalls = typeof engineCalls;

/** The response to a step for which an example has none. */
export const plainResponse = { status: 'success', ticketnumber: 'SR00000001' };

/**
 * Runs an example and returns where the engine's results differ from it; an empty list where it passes. `onStep` gets
 * each step that is taken.
 */
export function runExample(
  kind: ExampleKind,
  definition: CompiledDefinition,
  context: Context,
  example: Example,
  engine: EngineCalls = engineCalls,
  onStep: (taken: TakenStep) => void = () => {},
): Difference[] {
  return [
    ...runners[kind](definition, context, example, engine, onStep),
    ...statedDifferences(definition, context, example),
  ];
}

type ExpectedStep = NonNullable<Example['steps']>[number];

type Runner = (
  definition: CompiledDefinition,
  context: Context,
  example: Example,
  engine: EngineCalls,
  onStep: (taken: TakenStep) => void,
) => Difference[];

const runners: { [kind in ExampleKind]: Runner } = {
  accepted(definition, context, example, engine, onStep) {
    const opening = engine.openRequest(definition, context);
    if ('refusal' in opening)
      return [
        { at: '/as', message: `The request is refused: ${asText(opening.refusal.message)}.` },
      ];
    const unusual = engine
      .findUnusual(definition, context, example.answers!)
      .map(({ at, message }) => ({ at, message }));
    return [
      ...differences(unusual.length > 0 ? unusual : undefined, example.unusual, '/unusual'),
      ...runSteps(definition, context, example, engine, onStep),
    ];
  },

  rejected(definition, context, example, engine) {
    const outcome = engine.submitRequest(definition, context, example.answers!);
    if (outcome.kind === 'problems')
      return differences(outcome.problems, example.problems, '/problems');
    return [{ at: '/problems', message: `The answers are not rejected: ${described(outcome)}.` }];
  },

  refused(definition, context, example, engine) {
    const opening = engine.openRequest(definition, context);
    if (!('refusal' in opening))
      return [{ at: '/refusal', message: 'The request is not refused: it opens.' }];
    return [
      ...differences(opening.refusal.message, example.refusal, '/refusal'),
      ...differences(opening.refusal.next, example.next, '/next'),
    ];
  },
};

/** Submits again after every step, as the portal does, and compares each call with the next one of the example. */
function runSteps(
  definition: CompiledDefinition,
  context: Context,
  { answers = {}, steps: expected = [], stops, done: words }: Example,
  engine: EngineCalls,
  onStep: (taken: TakenStep) => void,
): Difference[] {
  const steps: { [id: string]: unknown } = {};
  const acknowledged: string[] = [];
  const found: Difference[] = [];
  const pauses: { [step: number]: Extract<Outcome, { kind: 'pause' }> } = {};
  for (let done = 0; ;) {
    const outcome = engine.submitRequest(definition, { ...context, steps, acknowledged }, answers);
    if (outcome.kind === 'pause') {
      pauses[done - 1] = outcome;
      acknowledged.push(outcome.step.id);
    } else if (outcome.kind === 'call' && expected[done]) {
      found.push(...callDifferences(outcome, expected[done]!, done));
      const response = expected[done]!.response ?? plainResponse;
      steps[outcome.step.id] = response;
      onStep({ step: outcome.step, payload: outcome.payload, response });
      done++;
      if (isDeclined(response) && !outcome.step.mayFail) {
        const message = responseMessage(definition, outcome.step, response);
        if (stops !== undefined)
          return end({ kind: 'stopped', message, showIn: outcome.step.showIn ?? 'toast' });
        return [
          ...found,
          {
            at: `/steps/${done - 1}/response`,
            message: `The response is no success, so that the request stops here with ${asText(message)}. Write this under "stops" and remove the steps after it, or let the response succeed.`,
          },
        ];
      }
    } else return end(outcome);

    function end(outcome: Exclude<Outcome, { kind: 'pause' }>): Difference[] {
      const paused = expected
        .slice(0, done)
        .flatMap((step, i) => [
          ...differences(pauses[i]?.message, step.pause, `/steps/${i}/pause`),
          ...(step.choices || pauses[i]?.choices
            ? differences(pauses[i]?.choices, step.choices, `/steps/${i}/choices`)
            : []),
        ]);
      return [
        ...found,
        ...paused,
        ...endDifferences(outcome, done, expected, stops),
        ...doneDifferences(outcome, words),
      ];
    }
  }
}

/** A response without a status is a success. */
export const isDeclined = (response: object): boolean =>
  'status' in response && !isSuccess(response);

function doneDifferences(outcome: Outcome, words: Example['done']): Difference[] {
  if (!words) return [];
  if (outcome.kind !== 'done')
    return [{ at: '/done', message: `The request does not end: ${described(outcome)}.` }];
  const { message, tickets, then, withdraw } = outcome;
  const actual = {
    ...('message' in words && { message }),
    ...('tickets' in words && { tickets }),
    ...('then' in words && { then }),
    ...('withdraw' in words && { withdraw: withdraw ?? null }),
  };
  return differences(actual, words, '/done');
}

function callDifferences(
  { step, payload }: Extract<Outcome, { kind: 'call' }>,
  expected: ExpectedStep,
  index: number,
): Difference[] {
  return [
    ...differences(step.call, expected.call, `/steps/${index}/call`),
    ...differences(withoutCode(payload), expected.payload, `/steps/${index}/payload`),
  ];
}

/** Examples leave out the sub-type code, which every payload has. */
function withoutCode(payload: Payload): Payload {
  const without = ({ [subTypeField]: _code, ...rest }: { [name: string]: unknown }) => rest;
  return Array.isArray(payload) ? payload.map(without) : without(payload);
}

function endDifferences(
  outcome: Exclude<Outcome, { kind: 'pause' }>,
  done: number,
  expected: ExpectedStep[],
  stops: string | undefined,
): Difference[] {
  if (outcome.kind === 'problems')
    return outcome.problems.map(({ at, rule, message }) => ({
      at: `/answers${at}`,
      message: `"${at}" is rejected by ${rule}: ${asText(message)}.`,
    }));
  if (outcome.kind === 'call')
    return [
      {
        at: '/steps',
        message: `The step "${outcome.step.call}" is taken, but the example does not have it.`,
        fix: {
          at: `/steps/${done}`,
          value: { call: outcome.step.call, payload: withoutCode(outcome.payload) },
        },
      },
    ];
  const stopped = outcome.kind === 'stopped' ? outcome.message : undefined;
  const found = differences(stopped, stops, '/stops');
  const missing = expected[done];
  if (missing)
    found.push({
      at: `/steps/${done}`,
      message: `"${missing.call}" is not called: ${described(outcome)}.`,
      fix: { at: `/steps/${done}`, value: undefined },
    });
  return found;
}

const descriptions: { [kind in Outcome['kind']]: string } = {
  problems: 'there are problems',
  call: 'they are accepted',
  stopped: 'a step stops the request',
  done: 'the request is complete',
  pause: 'a step pauses the request',
};

const described = ({ kind }: Outcome) => descriptions[kind];
