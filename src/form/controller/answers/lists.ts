import {
  buildPayload,
  documentOf,
  type List,
  listNeedsPolicy,
  optionsOf,
  partsOf,
  type Pointer,
  pointerOf,
} from '#engine';
import { ask } from '../calls';
import { contextOf, type FormController } from '../formController';

/** Brings the options of drop-downs: those that need nothing at the start, the others when a policy is picked. */
export async function fetchLists(
  controller: FormController,
  which: 'free' | 'bound',
): Promise<void> {
  const lists = Object.entries(controller.props.definition.request.lists ?? {});
  const due = lists.filter(([, list]) => listNeedsPolicy(list) === (which === 'bound'));
  await Promise.all(due.map(([at, list]) => fetchList(controller, at, list)));
}

export async function fetchList(
  controller: FormController,
  at: Pointer,
  list: List,
): Promise<void> {
  const { store } = controller;
  const keep = (options: ReturnType<typeof store.get>['lists'][Pointer]) =>
    store.set({ lists: { ...store.get().lists, [at]: options } });
  const document = documentOf(contextOf(controller), store.get().answers);
  if (!('call' in list)) return keep(optionsOf(list, document) ?? []);
  keep('loading');
  const { data } = await ask(controller, list.call, buildPayload(list.send ?? {}, document));
  keep(optionsOf(list, document, data) ?? 'failed');
}

/** What request.json calls a field: that of any entry of a list stands under `items`. */
export const listPointer = (at: Pointer): Pointer =>
  pointerOf(...partsOf(at).map((part) => (/^\d+$/.test(part) ? 'items' : part)));
