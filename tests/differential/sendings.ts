import {
  asOf,
  type CompiledDefinition,
  type Context,
  documentOf,
  holds,
  nextOutcome,
  type NormalizedAnswers,
  type Outcome,
  type Payload,
  type Step,
} from '../../src/engine';
import { payloadOf } from '../../src/engine/mapping/buildPayload';

export interface Sending {
  step: Step;
  payload: Payload;
}

/**
 * The steps that a form sends, one after the other: each is answered by the body of its response. Answers with problems,
 * which no form sends, are sent all the same, in the steps whose conditions hold.
 */
export function* sendings(
  given: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
): Generator<Sending, Outcome, object> {
  const definition = asOf(given, context.today);
  const steps: { [id: string]: unknown } = {};
  const acknowledged: string[] = [];
  for (;;) {
    const outcome = nextOutcome(definition, { ...context, steps, acknowledged }, answers);
    if (outcome.kind === 'pause') acknowledged.push(outcome.step.id);
    else if (outcome.kind === 'call')
      steps[outcome.step.id] = yield { step: outcome.step, payload: outcome.payload };
    else if (outcome.kind === 'problems') {
      yield* forced();
      return outcome;
    } else return outcome;
  }

  function* forced(): Generator<Sending, void, object> {
    for (const [i, step] of definition.request.steps.entries()) {
      const document = documentOf({ ...context, steps }, answers);
      if (step.when && !holds(definition, `request#/steps/${i}/when`, document)) continue;
      steps[step.id] = yield {
        step,
        payload: payloadOf(step, document, definition.schema),
      };
    }
  }
}
