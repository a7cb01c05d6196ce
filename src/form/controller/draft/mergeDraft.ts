import { activeSchema, type Answers, type CompiledDefinition, normalizeAnswers } from '#engine';
import { deepEquals } from '@rjsf/utils';
import type { FormController } from '../formController';
import { initialState } from '../state';
import type { ServerDraft } from './serverDraft';

interface Given {
  policyNo: string;
  /** The policy that the answers were of until now, if they were of one. */
  before: string;
  first: Answers;
  /** What was typed here. */
  here: Answers;
  /** What the server keeps; nothing where it keeps no forms of this request type. */
  found: { serverDraft: ServerDraft | undefined } | undefined;
}

/** What was typed for a policy, here or wherever it was kept from. */
export function takeServerDraft(
  controller: FormController,
  { policyNo, before, first, here, found }: Given,
): Answers {
  const base =
    controller.serverDraft?.policyNo === policyNo ? controller.serverDraft.answers : undefined;
  controller.serverDraft = found?.serverDraft;
  if (!found) return here;
  // What was typed for another policy stays with that one.
  const isOfAnother = before !== '' && before !== policyNo;
  if (isOfAnother) {
    const { signed, page, draft, keeping, keptAt } = initialState;
    controller.store.set({ signed, page, draft, keeping, keptAt });
  }
  const typed = isOfAnother ? {} : here;
  if (!found.serverDraft) return typed;
  if (controller.startsAnew === policyNo) {
    controller.startsAnew = '';
    return {};
  }
  controller.store.set({ draft: 'restored', keeping: 'kept', keptAt: found.serverDraft.savedAt });
  const { definition } = controller.props;
  return mergeServerDraft(definition, {
    first,
    typed,
    base,
    serverDraft: found.serverDraft.answers,
  });
}

interface Sides {
  /** What the form starts with. */
  first: Answers;
  /** What was typed here, as it differs from that. */
  typed: Answers;
  /** The form as both sides last had it in common. */
  base: Answers | undefined;
  /** The form as it is kept now. */
  serverDraft: Answers;
}

/** What was typed, here or elsewhere: what changed here since both sides agreed wins over what is kept. */
export function mergeServerDraft(
  definition: CompiledDefinition,
  { first, typed, base, serverDraft }: Sides,
): Answers {
  const merged: Answers = { ...serverDraft };
  // What stands in the first answers and could have been answered, but is not kept, was taken out.
  const asked = activeSchema(definition, normalizeAnswers(definition, serverDraft)).properties;
  for (const name of Object.keys(first))
    if (name in asked && !(name in serverDraft)) merged[name] = null;
  for (const [name, value] of Object.entries(typed))
    if (!base || !deepEquals(value ?? undefined, base[name])) merged[name] = value;
  for (const name of Object.keys(base ?? {}))
    if (!(name in typed) && !deepEquals(base![name], first[name]))
      merged[name] = first[name] ?? null;
  return merged;
}
