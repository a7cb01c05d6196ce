import { documentOf, getAt, type List, mapPayload, type Pointer } from '../../engine';
import { ask } from './ask';
import { contextOf, type Session } from './session';

/** Fetches the options of drop-downs: those that need nothing at the start, the others when a policy is picked. */
export async function fetchLists(session: Session, which: 'free' | 'bound'): Promise<void> {
  const lists = Object.entries(session.props.definition.request.lists ?? {});
  const due = lists.filter(([, { send }]) => (which === 'free' ? !send : send));
  await Promise.all(due.map(([at, list]) => fetchList(session, at, list)));
}

export async function fetchList(session: Session, at: Pointer, list: List): Promise<void> {
  const { store } = session;
  const { [at]: _, ...others } = store.get().lists;
  store.set({ lists: others });
  const payload = mapPayload(list.send ?? {}, documentOf(contextOf(session), store.get().answers));
  const { data } = await ask(session, list.call, payload);
  const options = getAt(data, list.items);
  store.set({ lists: { ...store.get().lists, [at]: Array.isArray(options) ? options : 'failed' } });
}
