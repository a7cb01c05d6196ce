import type { Answers } from '#engine';
import type { Session } from '../formController';

/**
 * The entries of a list that `prefill` brings belong to their policy: when another one is picked, what was edited of
 * them is set aside until their own is picked again. All else that was typed goes along.
 */
export function swapLists(session: Session, policyNo: string, typed: Answers): Answers {
  const { answersOf, setAside, props, store } = session;
  session.answersOf = policyNo;
  if (answersOf === '' || answersOf === policyNo) return typed;
  const { prefill = {} } = props.definition.request;
  const isOfPolicy = ([name, value]: [string, unknown]) =>
    Array.isArray(value) && `/${name}` in prefill;
  const entries = Object.entries(typed);
  const lists = Object.fromEntries(entries.filter(isOfPolicy));
  const others = Object.fromEntries(entries.filter((entry) => !isOfPolicy(entry)));
  setAside.set(answersOf, { lists, before: store.get().before });
  const back = setAside.get(policyNo);
  store.set({ before: back?.before ?? {} });
  return { ...others, ...back?.lists };
}
