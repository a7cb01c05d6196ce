import {
  type CompiledDefinition,
  type Context,
  type Outcome,
  type Payload,
  subTypeField,
} from '#engine';
import { differences, type Difference, textOf } from './differences';
import { engineCalls as engine, type EngineCalls } from './engineCalls';
import type { Example, ExampleKind } from './example';

/** The answer of a step for which the example names none. */
const success = { status: 'success', ticketnumber: 'SR00000001' };

/** Runs an example through the doors and says where they answer otherwise than the example; nothing where it holds. */
export function runExample(
  kind: ExampleKind,
  definition: CompiledDefinition,
  context: Context,
  example: Example,
  engineCalls: EngineCalls = engine,
): Difference[] {
  return runs[kind](definition, context, example, engineCalls);
}

type ExpectedStep = NonNullable<Example['steps']>[number];

type Run = (
  definition: CompiledDefinition,
  context: Context,
  example: Example,
  engineCalls: EngineCalls,
) => Difference[];

const runs: { [kind in ExampleKind]: Run } = {
  accepted(definition, context, example, engineCalls) {
    const opening = engineCalls.openRequest(definition, context);
    if ('refusal' in opening)
      return [
        { at: '/as', message: `The request is refused: ${textOf(opening.refusal.message)}.` },
      ];
    return followSteps(definition, context, example, engineCalls);
  },

  rejected(definition, context, example, engineCalls) {
    const outcome = engineCalls.submitRequest(definition, context, example.answers!);
    if (outcome.kind === 'problems')
      return differences(outcome.problems, example.problems, '/problems');
    return [{ at: '/problems', message: `Nothing was rejected: ${told(outcome)}.` }];
  },

  refused(definition, context, example, engineCalls) {
    const opening = engineCalls.openRequest(definition, context);
    if (!('refusal' in opening))
      return [{ at: '/refusal', message: 'The request is not refused: it opens.' }];
    return differences(opening.refusal.message, example.refusal, '/refusal');
  },
};

/** Asks again after every step, as the portal does, and holds each call against the next one of the example. */
function followSteps(
  definition: CompiledDefinition,
  context: Context,
  { answers = {}, steps: expected = [], stops }: Example,
  engineCalls: EngineCalls,
): Difference[] {
  const steps: { [id: string]: unknown } = {};
  const acknowledged: string[] = [];
  const found: Difference[] = [];
  const pauses: { [made: number]: string } = {};
  for (let made = 0; ;) {
    const outcome = engineCalls.submitRequest(
      definition,
      { ...context, steps, acknowledged },
      answers,
    );
    if (outcome.kind === 'pause') {
      pauses[made - 1] = outcome.message;
      acknowledged.push(outcome.step.id);
    } else if (outcome.kind === 'call' && expected[made]) {
      found.push(...callDifferences(outcome, expected[made]!, made));
      steps[outcome.step.id] = expected[made]!.response ?? success;
      made++;
    } else {
      const paused = expected
        .slice(0, made)
        .flatMap((step, i) => differences(pauses[i], step.pause, `/steps/${i}/pause`));
      return [...found, ...paused, ...atTheEnd(outcome, made, expected, stops)];
    }
  }
}

function callDifferences(
  { step, payload }: Extract<Outcome, { kind: 'call' }>,
  expected: ExpectedStep,
  made: number,
): Difference[] {
  return [
    ...differences(step.call, expected.call, `/steps/${made}/call`),
    ...differences(withoutCode(payload), expected.payload, `/steps/${made}/payload`),
  ];
}

/** The sub-type code goes with every payload, and examples leave it out. */
function withoutCode(payload: Payload): Payload {
  const without = ({ [subTypeField]: _code, ...rest }: { [name: string]: unknown }) => rest;
  return Array.isArray(payload) ? payload.map(without) : without(payload);
}

function atTheEnd(
  outcome: Exclude<Outcome, { kind: 'pause' }>,
  made: number,
  expected: ExpectedStep[],
  stops: string | undefined,
): Difference[] {
  if (outcome.kind === 'problems')
    return outcome.problems.map(({ at, rule, message }) => ({
      at: `/answers${at}`,
      message: `"${at}" is rejected by ${rule}: ${textOf(message)}.`,
    }));
  if (outcome.kind === 'call')
    return [
      {
        at: '/steps',
        message: `The step "${outcome.step.call}" comes too, and the example does not name it.`,
      },
    ];
  const stopped = outcome.kind === 'stopped' ? outcome.message : undefined;
  return [
    ...differences(stopped, stops, '/stops'),
    ...(made < expected.length
      ? [
          {
            at: `/steps/${made}`,
            message: `"${expected[made]!.call}" is not called: ${told(outcome)}.`,
          },
        ]
      : []),
  ];
}

const endings: { [kind in Outcome['kind']]: string } = {
  problems: 'there are problems',
  call: 'the answers are taken',
  stopped: 'a step stops the request',
  done: 'the request is done',
  pause: 'a step pauses',
};

const told = ({ kind }: Outcome) => endings[kind];
