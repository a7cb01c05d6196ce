import {
  buildPayload,
  type CompiledDefinition,
  type Context,
  documentOf,
  getAt,
  type NormalizedAnswers,
  type Payload,
  type Pointer,
  pointerOf,
  readStep,
  resolveAnswers,
  runReaderSync,
  sortedJson,
  type Step,
  type StepReading,
  type StepSource,
} from '#engine';
import { asText, type Difference, differences } from './differences';
import { encodeStep } from './encodeStep';
import type { Example } from './example';

/** A step that an example has taken. */
export interface TakenStep {
  step: Step;
  payload: Payload;
  response: object;
}

/**
 * Reads every step of an accepted example as the server reads it: from what arrives, with its own records. The server
 * must take each step that the form takes, and understand the same by it. `at` points into request.json.
 */
export function readBack(
  definition: CompiledDefinition,
  context: Context,
  { answers = {} }: Example,
  taken: TakenStep[],
): Difference[] {
  const resolved = resolveAnswers(definition, context, answers);
  return taken.flatMap(({ step, payload }, i) => {
    const source = sourceOf(definition, context, resolved, taken.slice(0, i));
    const received = encodeStep(definition, step, payload, resolved);
    const reading = runReaderSync(readStep(definition, step, received, source));
    // One is enough: what is read differently in one place is seldom right in others.
    return [...differencesOf(definition, step, payload, resolved, reading, i)].slice(0, 1);
  });
}

/** The insurer's records and the earlier steps, as the server has them. */
export function sourceOf(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
  taken: TakenStep[],
): StepSource {
  const { loaded, lookedUp = {}, policy, steps: _steps, ...records } = context;
  const responses = new Map(
    Object.entries(definition.request.lookUps ?? {}).map(([field, { call, send = {} }]) => {
      const payload = buildPayload(send, documentOf(context, answers));
      return [sortedJson([call, payload]), lookedUp[field]];
    }),
  );
  return {
    records: (policyNumber) => ({
      ...records,
      ...(policy?.policyNo === policyNumber && { policy, loaded }),
    }),
    call: ({ call, payload }) => responses.get(sortedJson([call, payload])),
    lastPayloads: () => Object.fromEntries(taken.map(({ step, payload }) => [step.id, payload])),
    inspectFiles: () => undefined,
    findResult: (step, payload) => {
      const found = taken.findLast(
        (one) => one.step.id === step.id && sortedJson(one.payload) === sortedJson(payload),
      );
      return found && { answer: found.response };
    },
    // The context of an example has its proofs.
    findProof: () => undefined,
  };
}

function* differencesOf(
  { request }: CompiledDefinition,
  step: Step,
  payload: Payload,
  answers: NormalizedAnswers,
  reading: StepReading,
  index: number,
): Generator<Difference> {
  const send = `/steps/${request.steps.findIndex(({ id }) => id === step.id)}/send`;
  const atSend = (name: string, problem: string): Difference => ({
    at: send + (Object.hasOwn(step.send, name) ? pointerOf(name) : ''),
    message: `The server reads the payload of "${step.call}" differently: ${problem}`,
  });
  const isCarried = (at: Pointer) => getAt(answers, at) !== undefined;
  switch (reading.kind) {
    case 'due': {
      const [difference] = differences(reading.payload, payload, `/steps/${index}/payload`);
      if (difference)
        yield atSend(
          difference.at.split('/')[4] ?? '',
          `it makes ${difference.message} Send what this value follows from, too.`,
        );
      break;
    }
    case 'unknown':
      for (const name of reading.names)
        yield atSend(
          name,
          `"${name}" has no meaning, or another one than the rest of the payload. Send each answer once, or always in the same way.`,
        );
      break;
    case 'problems':
    case 'unexpected':
      for (const { at, message } of reading.problems)
        yield atSend(
          '',
          isCarried(at) && reading.kind === 'problems'
            ? `it does not find "${at}" and answers ${asText(message)}. Send "/answers${at}", or name it under "assumes".`
            : at === '/policy'
              ? `it does not find the policy. Send "/policy/policyNo".`
              : `it answers ${asText(message)} for "${at}". Send the answers that decide about "${at}", too, or name them under "assumes".`,
        );
      break;
    case 'refusal':
      yield atSend('', `it refuses with ${asText(reading.refusal.message)}.`);
      break;
    case 'stopped':
      yield atSend('', `it stops with ${asText(reading.message)}.`);
      break;
    default:
      yield atSend(
        '',
        'for its answers the step is not due, or an earlier one is missing. Send the answers that "when" and the earlier steps depend on.',
      );
  }
}
