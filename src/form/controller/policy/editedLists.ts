import type { Answers } from '#engine';
import type { FormController } from '../formController';

/**
 * Entries of a prefilled list belong to their policy: when another policy is picked, their edits are set aside until
 * their own policy is picked again. Everything else that was typed moves to the new policy. `policyNo`: empty where none
 * is picked instead.
 */
export function swapEditedLists(
  { props, store }: FormController,
  policyNo: string,
  typed: Answers,
): Answers {
  const { answersPolicyNo, editedLists, entriesBeforeEdit } = store.get();
  if (answersPolicyNo === policyNo) return typed;
  const { prefill = {} } = props.definition.request;
  const isOfPolicy = ([name, value]: [string, unknown]) =>
    answersPolicyNo !== '' && Array.isArray(value) && `/${name}` in prefill;
  const entries = Object.entries(typed);
  const lists = Object.fromEntries(entries.filter(isOfPolicy));
  const others = Object.fromEntries(entries.filter((entry) => !isOfPolicy(entry)));
  const { [policyNo]: own, [answersPolicyNo]: _outdated, ...ofOtherPolicies } = editedLists;
  const isEdited = Object.keys(lists).length > 0;
  store.set({
    editedLists: {
      ...ofOtherPolicies,
      ...(isEdited && { [answersPolicyNo]: { lists, entriesBeforeEdit } }),
    },
    entriesBeforeEdit: own?.entriesBeforeEdit ?? {},
  });
  return { ...others, ...own?.lists };
}
