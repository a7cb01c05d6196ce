import { type Answers, type Context, migrateAnswers } from '#engine';
import type { FormController } from '../formController';
import { initialState } from '../state';

/**
 * What was typed while the form asked other questions, as far as it fits, and a message for each answer that does not.
 * Lists that were edited for other policies are carried over with it.
 */
export function carryOver(
  { props, store }: FormController,
  context: Context,
  typed: Answers,
): { typed: Answers; changes: string[] } {
  const { asked, editedLists } = store.get();
  if (!asked) return { typed, changes: [] };
  const messages = new Set<string>();
  const fitting = (answers: Answers) => {
    const { titles } = asked;
    const migrated = migrateAnswers(props.definition, context, { answers, titles });
    for (const { message } of migrated.changes) messages.add(message);
    return migrated.answers;
  };
  const result = fitting(typed);
  store.set({
    asked: initialState.asked,
    editedLists: Object.fromEntries(
      Object.entries(editedLists).map(([policyNo, of]) => [
        policyNo,
        { ...of, lists: fitting(of.lists) },
      ]),
    ),
  });
  return { typed: result, changes: [...messages] };
}
