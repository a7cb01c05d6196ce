import {
  type Answers,
  asOf,
  withAssumedAnswers,
  type CompiledDefinition,
  type Context,
  fieldOf,
  unexpectedFields,
  openRequest,
  normalizeAnswers,
  withReadOnlyValues,
} from '#engine';
import { conflict, type Reply } from '../reply';
import { answersIn, unknownFields } from './answers';
import { contextOf } from './context';
import type { StepRequest } from './stepRequest';
import { type Due, dueStep } from './dueStep';
import { fileProblems } from './fileProblems';
import { broken } from './reply';
import { lastPayloads } from './stepResults';

/** A step that may be done. */
export interface ValidatedStep extends Due {
  definition: CompiledDefinition;
  context: Context;
  policyNumber: string | undefined;
  /** As they count. */
  answers: Answers;
}

/** Holds what was sent against the rules of the request type, with our own records instead of the browser's word. */
export async function validateStep(
  stepRequest: StepRequest,
): Promise<ValidatedStep | { refused: Reply }> {
  const { stepMatch, services, received } = stepRequest;
  const definition = asOf(
    stepMatch.step.raises ? stepMatch.type.failFast : stepMatch.type.allErrors,
    services.today(),
  );
  const unmapped = answersIn(stepRequest);
  const unknown = unknownFields(unmapped);
  if (unknown.length > 0) return { refused: broken(unknown) };

  const { answers: carried, policyNumber } = unmapped;
  const context = await contextOf(stepRequest, policyNumber, normalizeAnswers(definition, carried));
  const opening = openRequest(definition, context);
  if ('refusal' in opening) return { refused: conflict(opening.refusal.message) };

  const sent = stepMatch.step.assumes ? await lastPayloads(stepRequest, policyNumber) : {};
  const answers = withAssumedAnswers(definition, stepMatch.step, context, carried, sent);
  const whole = withReadOnlyValues(definition, context, answers);
  const settled = normalizeAnswers(definition, whole);
  const files = await fileProblems(definition, settled, Object.values(received.files));
  if (files) return { refused: broken(files.problems, files.status) };

  const due = await dueStep(stepRequest, definition, context, answers);
  if ('refused' in due) return due;
  // A step before the ticket carries too little to tell which fields are hidden.
  const hidden = stepMatch.step.raises
    ? unexpectedFields(definition, whole).filter(({ at }) => fieldOf(at) in carried)
    : [];
  if (hidden.length > 0) return { refused: broken(hidden) };
  return { ...due, definition, context, policyNumber, answers: settled };
}
