import {
  type Answers,
  type CompiledDefinition,
  getAt,
  readOnlyFields,
  recordGaps,
  setAt,
} from '#engine';
import { deepEquals } from '@rjsf/utils';
import type { FormState } from '../state';

/** What the customer typed: the answers that differ from the first answers; `null` for one that was removed. */
export function typedAnswers(
  definition: CompiledDefinition,
  answers: Answers,
  firstAnswers: Answers,
): Answers {
  const names = new Set([...Object.keys(firstAnswers), ...Object.keys(answers)]);
  const changed = [...names].filter((name) => !deepEquals(answers[name], firstAnswers[name]));
  if (changed.length === 0) return {};
  const own = new Set(ownFields(definition, firstAnswers));
  return Object.fromEntries(
    changed.filter((name) => !own.has(`/${name}`)).map((name) => [name, answers[name] ?? null]),
  );
}

/** Whether there is nothing to keep: no answer of the customer, no edited list, and no page that was opened. */
export const isUntouched = (
  definition: CompiledDefinition,
  { answers, firstAnswers, editedLists, page }: Filled,
): boolean =>
  page.name === '' &&
  Object.keys({ ...typedAnswers(definition, answers, firstAnswers), ...editedLists }).length === 0;

type Filled = Pick<FormState, 'answers' | 'firstAnswers' | 'editedLists' | 'page'>;

/** The first answers with the typed ones on top, except for values from the insurer's records. */
export function withTyped(
  definition: CompiledDefinition,
  firstAnswers: Answers,
  typed: Answers,
): Answers {
  const answers = { ...firstAnswers, ...structuredClone(typed) };
  for (const at of ownFields(definition, firstAnswers)) setAt(answers, at, getAt(firstAnswers, at));
  return Object.fromEntries(
    Object.entries(answers).filter(([, value]) => value !== undefined && value !== null),
  );
}

/** The read-only fields, without those that the customer fills in. */
function ownFields(definition: CompiledDefinition, firstAnswers: Answers) {
  const gaps = recordGaps(definition, firstAnswers);
  return readOnlyFields(definition).filter((at) => !gaps.includes(at));
}
