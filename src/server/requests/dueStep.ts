import {
  type CompiledDefinition,
  type Context,
  type Payload,
  nextOutcome,
  type NormalizedAnswers,
} from '#engine';
import { conflict, type Reply } from '../reply';
import { t } from '../i18n';
import type { StepRequest } from './stepRequest';
import { logReusedProofs } from './provedValues';
import { replyWithProblems } from './replyWithProblems';
import { findResult, type StepResult } from './stepResults';

/** The step that is due. `used`: the results of earlier steps that its payload depends on. */
export interface DueStep {
  payload: Payload;
  used: StepResult[];
}

/**
 * Whether the step that was sent is due, and with which payload. An earlier step counts as done if a result is stored
 * for exactly the payload that it would get from these answers.
 */
export async function dueStep(
  stepRequest: StepRequest,
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
): Promise<DueStep | { refused: Reply }> {
  const { step } = stepRequest.stepMatch;
  const steps: { [id: string]: object } = {};
  const used: StepResult[] = [];
  for (;;) {
    const outcome = nextOutcome(definition, { ...context, steps }, answers, step.id);
    if (outcome.kind === 'problems') {
      await logReusedProofs(stepRequest, definition, answers, outcome.problems);
      return { refused: replyWithProblems(outcome.problems) };
    }
    if (outcome.kind === 'stopped') return { refused: conflict(outcome.message) };
    if (outcome.kind !== 'call') return outOfOrder();
    if (outcome.step.id === step.id) return { payload: outcome.payload, used };
    const result = await findResult(stepRequest, outcome.step, outcome.payload);
    if (!result) return outOfOrder();
    steps[outcome.step.id] = result.answer;
    used.push(result);
  }
}

const outOfOrder = () => ({ refused: conflict(t('request.outOfOrder')) });
