import type { Answers } from '#engine';
import type { FormController } from '../formController';

/**
 * The entries of a list that `prefill` brings belong to their policy: when another one is picked, what was edited of
 * them is set aside until their own is picked again. All else that was typed goes along.
 */
export function swapEditedLists(
  controller: FormController,
  policyNo: string,
  typed: Answers,
): Answers {
  const { answersPolicyNo, editedLists, props, store } = controller;
  controller.answersPolicyNo = policyNo;
  if (answersPolicyNo === '' || answersPolicyNo === policyNo) return typed;
  const { prefill = {} } = props.definition.request;
  const isOfPolicy = ([name, value]: [string, unknown]) =>
    Array.isArray(value) && `/${name}` in prefill;
  const entries = Object.entries(typed);
  const lists = Object.fromEntries(entries.filter(isOfPolicy));
  const others = Object.fromEntries(entries.filter((entry) => !isOfPolicy(entry)));
  editedLists.set(answersPolicyNo, { lists, before: store.get().before });
  const back = editedLists.get(policyNo);
  store.set({ before: back?.before ?? {} });
  return { ...others, ...back?.lists };
}
