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
import { contextOf, type Session } from '../formController';

/** Brings the options of drop-downs: those that need nothing at the start, the others when a policy is picked. */
export async function fetchLists(session: Session, which: 'free' | 'bound'): Promise<void> {
  const lists = Object.entries(session.props.definition.request.lists ?? {});
  const due = lists.filter(([, list]) => listNeedsPolicy(list) === (which === 'bound'));
  await Promise.all(due.map(([at, list]) => fetchList(session, at, list)));
}

export async function fetchList(session: Session, at: Pointer, list: List): Promise<void> {
  const { store } = session;
  const keep = (options: ReturnType<typeof store.get>['lists'][Pointer]) =>
    store.set({ lists: { ...store.get().lists, [at]: options } });
  const document = documentOf(contextOf(session), store.get().answers);
  if (!('call' in list)) return keep(optionsOf(list, document) ?? []);
  keep('loading');
  const { data } = await ask(session, list.call, buildPayload(list.send ?? {}, document));
  keep(optionsOf(list, document, data) ?? 'failed');
}

/** What request.json calls a field: that of any entry of a list stands under `items`. */
export const placeOf = (at: Pointer): Pointer =>
  pointerOf(...partsOf(at).map((part) => (/^\d+$/.test(part) ? 'items' : part)));
