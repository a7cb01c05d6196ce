import { activeSchema, type Answers, type CompiledDefinition, normalizeAnswers } from '#engine';
import { deepEquals } from '@rjsf/utils';
import type { FormController } from '../formController';
import { initialState, type ServerDraft } from '../state';

interface Given {
  policyNo: string;
  first: Answers;
  /** What was typed on this device. */
  typed: Answers;
  /** Undefined where the server keeps no drafts of this request type. */
  found: { serverDraft: ServerDraft | undefined } | undefined;
}

/** Takes the server draft of a policy that opens; returns what was typed for it, here or elsewhere. */
export function takeServerDraft(
  { props, store }: FormController,
  { policyNo, first, typed, found }: Given,
): Answers {
  const { serverDraft: before, discardServerDraftOf, answersPolicyNo } = store.get();
  const base = before?.policyNo === policyNo ? before.answers : undefined;
  store.set({ serverDraft: found?.serverDraft });
  if (!found) return typed;
  // What was typed for another policy stays with that one.
  const isOtherPolicy = answersPolicyNo !== '' && answersPolicyNo !== policyNo;
  if (isOtherPolicy) {
    const { page, draft, saving } = initialState;
    store.set({ page, draft, saving });
  }
  const here = isOtherPolicy ? {} : typed;
  if (!found.serverDraft) return here;
  if (discardServerDraftOf === policyNo) {
    store.set({ discardServerDraftOf: '' });
    return {};
  }
  const { savedAt, page, answers: server } = found.serverDraft;
  // As with answers: a page that was opened here since the common draft wins.
  const common = before?.policyNo === policyNo ? before.page : '';
  const isMovedHere = common !== store.get().page.name;
  if (!isMovedHere && page !== '') store.set({ page: { name: page } });
  store.set({ draft: 'restored', saving: { kind: 'saved', at: savedAt } });
  return mergeServerDraft(props.definition, { first, typed: here, base, server });
}

interface Sides {
  /** What the form starts with. */
  first: Answers;
  /** What was typed on this device. */
  typed: Answers;
  /** The last draft that this device and the server had in common. */
  base: Answers | undefined;
  /** The server draft. */
  server: Answers;
}

/** What was typed, here or elsewhere; changes since the common draft win over the server draft. */
export function mergeServerDraft(
  definition: CompiledDefinition,
  { first, typed, base, server }: Sides,
): Answers {
  const merged: Answers = { ...server };
  // A first answer whose field is active but absent from the server draft was removed.
  const active = activeSchema(definition, normalizeAnswers(definition, server)).properties;
  for (const name of Object.keys(first))
    if (name in active && !(name in server)) merged[name] = null;
  for (const [name, value] of Object.entries(typed))
    if (!base || !deepEquals(value ?? undefined, base[name])) merged[name] = value;
  for (const name of Object.keys(base ?? {}))
    if (!(name in typed) && !deepEquals(base![name], first[name]))
      merged[name] = first[name] ?? null;
  return merged;
}
