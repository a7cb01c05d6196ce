import {
  answersIn,
  type CompiledDefinition,
  type Context,
  descriptionOf,
  getAt,
  isSuccess,
  nextOutcome,
  type NormalizedAnswers,
  type Pointer,
  resolveAnswers,
  sortedJson,
  type StepReading,
} from '../../src/engine';
import { typeOf } from '../../src/authoring/assertionHolds';
import type { TakenStep } from '../../src/authoring/examples/readBack';
import type { ExampleFile } from '../examples';
import type { Generated } from './answerSource';
import type { Comparison } from './comparison';
import type { Judges } from './judges';
import { type Encode, readAsServer, type Readings } from './readAsServer';
import { type Sending, sendings } from './sendings';

/**
 * Sends every step of the answers and reads it as the server does: both must say the same. Returns whether the form
 * accepts them.
 */
export function compareReading(
  { engine, server }: Judges,
  generated: Generated,
  context: Context,
  comparison: Comparison,
  encode?: Encode,
): boolean {
  const { example } = generated;
  const answers = resolveAnswers(engine, context, example.answers);
  const isAccepted = nextOutcome(engine, context, answers).kind !== 'problems';
  const taken: TakenStep[] = [];
  const sent = sendings(engine, context, answers);
  for (let next = sent.next(); !next.done;) {
    const sending = next.value;
    const readings = readAsServer(server, context, answers, taken, sending, encode);
    if (isAccepted)
      comparison.compare(generated, 'accepted by the form ↔ read by the server', {
        form: { kind: 'due', payload: sortedJson(sending.payload) },
        server: inShort(readings.asServed),
      });
    else compareRejected(engine, generated, context, comparison, answers, sending, readings);
    const { asServed } = readings;
    if (asServed.kind !== 'due') break;
    const response = responseTo(example, taken, sending);
    // What was read is what counts as done.
    taken.push({ step: sending.step, payload: asServed.payload, response });
    if (!isSuccess(response) && !sending.step.mayFail) break;
    next = sent.next(response);
  }
  return isAccepted;
}

/** The example's response to this step, or a success. */
function responseTo({ steps = [] }: ExampleFile, taken: TakenStep[], { step }: Sending): object {
  const nth = taken.filter((one) => one.step.call === step.call).length;
  const { response } = steps.filter(({ call }) => call === step.call)[nth] ?? {};
  return response ?? { status: 'success', ticketnumber: 'SR00000001' };
}

const inShort = (reading: StepReading): object =>
  reading.kind === 'due'
    ? { kind: 'due', payload: sortedJson(reading.payload) }
    : reading.kind === 'problems'
      ? { kind: 'problems', problems: reading.problems }
      : reading;

/**
 * Rejected answers must be refused for the same reasons. A payload does not carry every answer, so it is judged by what
 * has arrived; what it does carry must arrive as it was, as far as it is of the type of its field.
 */
function compareRejected(
  engine: CompiledDefinition,
  generated: Generated,
  context: Context,
  comparison: Comparison,
  answers: NormalizedAnswers,
  { step, payload }: Sending,
  { asServed, allErrors }: Readings,
): void {
  comparison.compare(generated, 'all problems of a rejected step ↔ the first one', {
    all: allErrors.kind,
    first: isFirstOf(asServed, allErrors) ? allErrors.kind : asServed,
  });
  if (!('answers' in allErrors)) return;
  const arrived = allErrors.answers;
  const isNamed = JSON.stringify(payload).includes(JSON.stringify(context.policy?.policyNo));
  const known = isNamed ? context : { ...context, policy: undefined };
  const outcome = nextOutcome(engine, known, arrived, step.id);
  comparison.compare(generated, 'rejected by the form ↔ read by the server', {
    form: outcome.kind === 'problems' ? outcome.problems : [],
    server: allErrors.kind === 'problems' ? allErrors.problems : [],
  });
  comparison.compare(generated, 'carried by a rejected step ↔ arrived', {
    carried: carried(engine, step, answers, answers),
    arrived: carried(engine, step, answers, arrived),
  });
}

/** Rules beside the schema are always asked, and say another thing of a field whose broken rule was not reached. */
const besideSchema = ['list', 'proof', 'record'];

/** Whether what the server says, which stops at the first broken rule of the schema, is part of all that is wrong. */
function isFirstOf(first: StepReading, all: StepReading): boolean {
  if (first.kind !== 'problems' || all.kind !== 'problems') return first.kind === all.kind;
  return first.problems.every((problem) => {
    const found = all.problems.find(({ at }) => at === problem.at);
    return found && (besideSchema.includes(problem.rule) || isEqual(found, problem));
  });
}

const isEqual = (one: unknown, other: unknown) => sortedJson(one) === sortedJson(other);

/** The answers of customers that a step sends, as others have them. A form has no text for one of another type than its field. */
function carried(
  { schema, request }: CompiledDefinition,
  { send }: Sending['step'],
  answers: NormalizedAnswers,
  others: NormalizedAnswers,
): object {
  const lookedUp = Object.values(request.lookUps ?? {}).flatMap(({ fills }) => Object.keys(fills));
  const names = answersIn(send);
  const places = names
    // Of a list that is sent entry by entry some parts stay behind.
    .filter(
      (at) => !lookedUp.includes(at) && !names.some((name) => name.startsWith(`${at}/items/`)),
    )
    .flatMap((at) => placesOf(answers, at))
    .filter((at) => typeOf(getAt(answers, at)) === descriptionOf(schema, at)?.type);
  return Object.fromEntries(places.map((at) => [at, getAt(others, at)]));
}

/** The pointers that a name has in the answers: `/nominees/items/name` is one in each entry. */
function placesOf(answers: unknown, name: Pointer): Pointer[] {
  const at = name.indexOf('/items');
  if (at < 0) return [name];
  const list: unknown = getAt(answers, name.slice(0, at));
  if (!Array.isArray(list)) return [];
  return list.flatMap((_, i) =>
    placesOf(answers, `${name.slice(0, at)}/${i}${name.slice(at + '/items'.length)}`),
  );
}
