import {
  type Answers,
  type CompiledDefinition,
  type Context,
  type Payload,
  submitRequest,
} from '#engine';
import { conflict, type Reply } from '../reply';
import { say } from '../i18n';
import type { Desk } from './stepRequest';
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
  desk: Desk,
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
): Promise<Due | { refused: Reply }> {
  const { step } = desk.aim;
  const steps: { [id: string]: object } = {};
  const used: Used[] = [];
  for (;;) {
    const outcome = submitRequest(definition, { ...context, steps }, answers, step.id);
    if (outcome.kind === 'problems') return { refused: broken(outcome.problems) };
    if (outcome.kind === 'stopped') return { refused: conflict(outcome.says) };
    if (outcome.kind !== 'call') return outOfOrder();
    if (outcome.step.id === step.id) return { payload: outcome.payload, used };
    const result = await findResult(desk, outcome.step, outcome.payload);
    if (!result) return outOfOrder();
    steps[outcome.step.id] = result.answer;
    used.push(result);
  }
}

const outOfOrder = () => ({ refused: conflict(say('request.outOfOrder')) });
