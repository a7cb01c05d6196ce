import {
  buildPayload,
  type List,
  listNeedsPolicy,
  optionsOf,
  partsOf,
  type Pointer,
  pointerOf,
} from '#engine';
import { ask, documentNow } from '../calls';
import type { FormController } from '../formController';

/**
 * Fetches the options of lists: `free` ones when the form opens, policy-bound ones when a policy is picked, and then
 * also those that could not be had before.
 */
export async function fetchLists(
  controller: FormController,
  which: 'free' | 'bound',
): Promise<void> {
  const lists = Object.entries(controller.props.definition.request.lists ?? {});
  const isFailed = (at: Pointer) => controller.store.get().lists[at] === 'failed';
  const due = lists.filter(([at, list]) =>
    which === 'bound' ? listNeedsPolicy(list) || isFailed(at) : !listNeedsPolicy(list),
  );
  await Promise.all(due.map(([at, list]) => fetchList(controller, at, list)));
}

export async function fetchList(
  controller: FormController,
  at: Pointer,
  list: List,
): Promise<void> {
  const { store } = controller;
  const { definition } = controller.props;
  const setOptions = (options: ReturnType<typeof store.get>['lists'][Pointer]) =>
    store.set({ lists: { ...store.get().lists, [at]: options } });
  const { policyNo } = store.get();
  const document = documentNow(controller);
  if (!('call' in list)) return setOptions(optionsOf(definition, list, document) ?? []);
  setOptions('loading');
  const result = await ask(controller, list.call, buildPayload(list.send ?? {}, document));
  // Picking another policy fetches the options of that one.
  if (listNeedsPolicy(list) && store.get().policyNo !== policyNo) return;
  const options =
    result.status === 'ok' ? optionsOf(definition, list, document, result.data) : undefined;
  setOptions(options ?? 'failed');
}

/** The key of a field in request.json: `items` in place of the index of an entry. */
export const listPointer = (at: Pointer): Pointer =>
  pointerOf(...partsOf(at).map((part) => (/^\d+$/.test(part) ? 'items' : part)));
