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
import { broken } from './reply';
import { findResult, type Used } from './stepResults';

/** `used`: the results of earlier steps that the payload rests on. */
export interface Due {
  payload: Payload;
  used: Used[];
}

/**
 * Whether the step that was sent is the one that is due, and with which payload. Earlier steps count by the results
 * that we kept for exactly the input that the answers of now would give them.
 */
export async function dueStep(
  stepRequest: StepRequest,
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
): Promise<Due | { refused: Reply }> {
  const { step } = stepRequest.stepMatch;
  const steps: { [id: string]: object } = {};
  const used: Used[] = [];
  for (;;) {
    const outcome = nextOutcome(definition, { ...context, steps }, answers, step.id);
    if (outcome.kind === 'problems') return { refused: broken(outcome.problems) };
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
