import { type CompiledDefinition, type Context, nextOutcome, resolveAnswers } from '#engine';
import type { Example } from './example';
import { isDeclined, plainResponse } from './runExample';

/** What comes of answers that can be submitted. */
export interface TakenSteps {
  /** The calls that are made, without what they send. */
  steps: NonNullable<Example['steps']>;
  /** Whether the last one is declined, which ends the request. */
  isDeclined: boolean;
  /** The words after the ticket, where there is one. */
  done?: NonNullable<Example['done']>;
}

/** The steps that follow an example's answers, with the responses that it has to their calls. */
export function takenSteps(
  definition: CompiledDefinition,
  context: Context,
  { answers = {}, steps: given = [] }: Example,
): TakenSteps {
  const steps: TakenSteps['steps'] = [];
  const responses: { [id: string]: object } = {};
  const acknowledged: string[] = [];
  const left = [...given];
  const resolved = resolveAnswers(definition, context, answers);
  for (;;) {
    const now = { ...context, steps: responses, acknowledged };
    const outcome = nextOutcome(definition, now, resolved);
    if (outcome.kind === 'pause') acknowledged.push(outcome.step.id);
    else if (outcome.kind === 'call') {
      const { id, call, mayFail } = outcome.step;
      const i = left.findIndex((one) => one.call === call);
      const [known] = i < 0 ? [] : left.splice(i, 1);
      steps.push({ call, payload: {}, ...(known?.response && { response: known.response }) });
      responses[id] = known?.response ?? plainResponse;
      if (isDeclined(responses[id]) && !mayFail) return { steps, isDeclined: true };
    } else if (outcome.kind === 'done') {
      const { kind: _kind, ...done } = outcome;
      return { steps, isDeclined: false, done };
    } else return { steps, isDeclined: false };
  }
}
