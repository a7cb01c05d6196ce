import {
  asOf,
  withAssumedAnswers,
  type CompiledDefinition,
  type Context,
  fieldOf,
  unexpectedFields,
  openRequest,
  normalizeAnswers,
  type NormalizedAnswers,
  withReadOnlyValues,
} from '#engine';
import { conflict, type Reply } from '../reply';
import { parseStep, unknownFields } from './parseStep';
import { contextOf } from './context';
import type { StepRequest } from './stepRequest';
import { type DueStep, dueStep } from './dueStep';
import { fileProblems } from './fileProblems';
import { replyWithProblems } from './replyWithProblems';
import { lastPayloads } from './stepResults';

/** A step that may be taken. */
export interface ValidatedStep extends DueStep {
  definition: CompiledDefinition;
  context: Context;
  policyNumber: string | undefined;
  /** Resolved (see `resolveAnswers`). */
  answers: NormalizedAnswers;
}

/** Validates what was sent by the rules of the request type and the insurer's own records. */
export async function validateStep(
  stepRequest: StepRequest,
): Promise<ValidatedStep | { refused: Reply }> {
  const { stepMatch, services, received } = stepRequest;
  const definition = asOf(
    stepMatch.step.raises ? stepMatch.type.failFast : stepMatch.type.allErrors,
    services.today(),
  );
  const parsed = parseStep(stepRequest);
  const unknown = unknownFields(parsed);
  if (unknown.length > 0) return { refused: replyWithProblems(unknown) };

  const { answers: carried, policyNumber } = parsed;
  const context = await contextOf(stepRequest, policyNumber, normalizeAnswers(definition, carried));
  const opening = openRequest(definition, context);
  if ('refusal' in opening) return { refused: conflict(opening.refusal.message) };

  const sent = stepMatch.step.assumes ? await lastPayloads(stepRequest, policyNumber) : {};
  const assumed = withAssumedAnswers(definition, stepMatch.step, context, carried, sent);
  const complete = withReadOnlyValues(definition, context, assumed);
  const answers = normalizeAnswers(definition, complete);
  const files = await fileProblems(services, definition, answers, Object.values(received.files));
  if (files) return { refused: replyWithProblems(files.problems, files.status) };

  const due = await dueStep(stepRequest, definition, context, answers);
  if ('refused' in due) return due;
  // A step before the ticket sends too few answers to know which fields are hidden.
  const hidden = stepMatch.step.raises
    ? unexpectedFields(definition, complete).filter(({ at }) => fieldOf(at) in carried)
    : [];
  if (hidden.length > 0) return { refused: replyWithProblems(hidden) };
  return { ...due, definition, context, policyNumber, answers };
}
