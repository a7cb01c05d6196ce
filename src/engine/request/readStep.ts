import type {
  Answers,
  CompiledDefinition,
  Context,
  NormalizedAnswers,
  Problem,
  Refusal,
  Step,
} from '../definition/definition';
import { getAt } from '../json/pointer';
import type { Payload } from '../mapping/buildPayload';
import { parsePayload } from '../mapping/parsePayload';
import { decodePayload, type ReceivedPayload } from '../mapping/wire';
import { unexpectedFields } from '../schema/normalizeAnswers';
import { asOf } from './asOf';
import { linkParameters } from './linkParameters';
import { loadContext, withLoads } from './loadContext';
import { refusalOf } from './openRequest';
import { completeAnswers } from './readOnlyValues';
import { provedByCalls } from './provedByCalls';
import { answerOf, loaded, type Reader, type StepResult, type StepSource } from './stepSource';
import { nextOutcome } from './submitRequest';
import { withAssumedAnswers } from './withAssumedAnswers';
import { withUnsaidAnswers } from './withUnsaidAnswers';

/** A step that may be taken, with what was read from its payload. */
export interface ReadStep<Result extends StepResult = StepResult> {
  kind: 'due';
  context: Context;
  policyNumber: string | undefined;
  /** Resolved (see `resolveAnswers`). */
  answers: NormalizedAnswers;
  /** The payload that these answers make. */
  payload: Payload;
  /** The results of earlier steps that the payload depends on. */
  used: Result[];
}

/** What a payload says, or the first reason why the step is not taken. */
export type StepReading<Result extends StepResult = StepResult, Refused = never> =
  | ReadStep<Result>
  /** Names that the step does not send, or that contradict each other. */
  | { kind: 'unknown'; names: string[] }
  | { kind: 'refusal'; refusal: Refusal }
  | { kind: 'files'; refused: Refused }
  | { kind: 'problems'; problems: Problem[]; answers: NormalizedAnswers }
  | { kind: 'stopped'; message: string }
  /** An earlier step is missing, or the answers skip this one. */
  | { kind: 'outOfOrder' }
  /** Hidden answers, which the form does not send. */
  | { kind: 'unexpected'; problems: Problem[] };

/**
 * Reads a step as the server does that receives it: the payload back into answers, with the insurer's records in place
 * of what the customer cannot set; whether the customer may ask; all rules; and whether the step is due. `definition`
 * validates as far as the caller wants (first or all errors), on the day of the records.
 */
export function* readStep<Result extends StepResult, Refused>(
  definition: CompiledDefinition,
  step: Step,
  received: ReceivedPayload,
  source: StepSource<Result, Refused>,
): Reader<StepReading<Result, Refused>> {
  const payload = decodePayload(step, received);
  const isText = received.kind === 'multipart';
  const parsed = parsePayload(step.send, payload, definition, isText, step.omitEmpty);
  const { answers: carried, policyNumber, unknown } = parsed;
  if (unknown.length > 0) return { kind: 'unknown', names: unknown };

  const own = yield* answerOf(source.records(policyNumber));
  const records = { ...own, link: linkParameters(step, payload) };
  const known = yield* loaded(withLoads(definition, records), source.call);
  const refusal = refusalOf(definition, known);
  if (refusal) return { kind: 'refusal', refusal };

  const sent = step.assumes ? yield* answerOf(source.lastPayloads(policyNumber)) : {};
  const assumed = withAssumedAnswers(definition, step, known, carried, sent);
  const unproved = yield* loaded(loadContext(definition, known, assumed), source.call);
  const entered = withUnsaidAnswers(definition, unproved, assumed, parsed.unsaid);
  const { complete, counted: answers } = completeAnswers(definition, unproved, entered);
  const refused = yield* answerOf(source.inspectFiles(answers));
  if (refused) return { kind: 'files', refused };

  const proved = yield* provedByCalls(asOf(definition, unproved.today), unproved, answers, source);
  const context = { ...unproved, proofs: [...(unproved.proofs ?? []), ...proved.proofs] };
  const due = yield* dueStep(definition, step, context, answers, source);
  if (due.kind !== 'due') return due;
  // A step before the ticket sends too few answers to know which fields are hidden.
  const hidden = step.raises ? hiddenAnswers(definition, context, complete, carried) : [];
  if (hidden.length > 0) return { kind: 'unexpected', problems: hidden };
  const used = [...due.used, ...proved.used];
  return { ...due, used, context, policyNumber, answers };
}

function hiddenAnswers(
  definition: CompiledDefinition,
  context: Context,
  complete: Answers,
  carried: Answers,
): Problem[] {
  return unexpectedFields(asOf(definition, context.today), complete).filter(
    ({ at }) => getAt(carried, at) !== undefined,
  );
}

/**
 * Whether the step is due, and with which payload. An earlier step counts as done if there is a result for exactly the
 * payload that it would get from these answers.
 */
function* dueStep<Result extends StepResult, Refused>(
  definition: CompiledDefinition,
  step: Step,
  context: Context,
  answers: NormalizedAnswers,
  source: StepSource<Result, Refused>,
): Reader<
  | Pick<ReadStep<Result>, 'kind' | 'payload' | 'used'>
  | Exclude<StepReading<Result, Refused>, { kind: 'due' }>
> {
  const steps: { [id: string]: object } = {};
  const used: Result[] = [];
  for (;;) {
    const outcome = nextOutcome(definition, { ...context, steps }, answers, step.id);
    if (outcome.kind === 'problems') return { ...outcome, answers };
    if (outcome.kind === 'stopped') return { kind: 'stopped', message: outcome.message };
    if (outcome.kind !== 'call') return { kind: 'outOfOrder' };
    if (outcome.step.id === step.id) return { kind: 'due', payload: outcome.payload, used };
    const result = yield* answerOf(source.findResult(outcome.step, outcome.payload));
    if (!result) return { kind: 'outOfOrder' };
    steps[outcome.step.id] = result.answer;
    used.push(result);
  }
}
