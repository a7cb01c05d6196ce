import {
  type Answers,
  asOf,
  assume,
  type CompiledDefinition,
  type Context,
  fieldOf,
  leftovers,
  openRequest,
  settle,
  withOwnValues,
} from '#engine';
import { conflict, type Reply } from '../reply';
import { answersIn, strangers } from './answers';
import { contextOf } from './context';
import type { Desk } from './stepRequest';
import { type Due, dueStep } from './dueStep';
import { fileProblems } from './fileProblems';
import { broken } from './reply';
import { lastPayloads } from './stepResults';

/** A step that may be done. */
export interface Judged extends Due {
  definition: CompiledDefinition;
  context: Context;
  policyNumber: string | undefined;
  /** As they count. */
  answers: Answers;
}

/** Holds what was sent against the rules of the request type, with our own records instead of the browser's word. */
export async function judgeStep(desk: Desk): Promise<Judged | { refused: Reply }> {
  const { aim, services, received } = desk;
  const definition = asOf(aim.step.raises ? aim.type.strictly : aim.type.fully, services.today());
  const unmapped = answersIn(desk);
  const unknown = strangers(unmapped);
  if (unknown.length > 0) return { refused: broken(unknown) };

  const { answers: carried, policyNumber } = unmapped;
  const context = await contextOf(desk, policyNumber, settle(definition, carried));
  const opening = openRequest(definition, context);
  if ('refusal' in opening) return { refused: conflict(opening.refusal.says) };

  const sent = aim.step.assumes ? await lastPayloads(desk, policyNumber) : {};
  const answers = assume(definition, aim.step, context, carried, sent);
  const whole = withOwnValues(definition, context, answers);
  const settled = settle(definition, whole);
  const files = await fileProblems(definition, settled, Object.values(received.files));
  if (files) return { refused: broken(files.problems, files.status) };

  const due = await dueStep(desk, definition, context, answers);
  if ('refused' in due) return due;
  // A step before the ticket carries too little to tell which fields are hidden.
  const hidden = aim.step.raises
    ? leftovers(definition, whole).filter(({ at }) => fieldOf(at) in carried)
    : [];
  if (hidden.length > 0) return { refused: broken(hidden) };
  return { ...due, definition, context, policyNumber, answers: settled };
}
