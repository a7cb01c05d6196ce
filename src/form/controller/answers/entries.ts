import { getAt, partsOf, type Pointer, type Problem, uiAt } from '#engine';
import { flush, type Session } from '../formController';
import { problemsNow } from '../problems/problems';
import { answer } from './answer';
import { withAt } from './withAt';

type Entry = { [field: string]: any };
type Entries = (Entry | undefined)[];

/** The entries of a list, what those being edited were before, and the name of the boolean that says so. */
function listAt({ props, store }: Session, at: Pointer) {
  const entries: Entry[] = getAt(store.get().answers, at) ?? [];
  const before = store.get().before[at] ?? [];
  const editing: string = uiAt(props.definition.ui, at)['ui:entries']!.editing;
  return { entries, before: entries.map((_, i) => before[i]), editing };
}

function keep(session: Session, at: Pointer, entries: Entry[], before: Entries): void {
  const { store } = session;
  store.set({ before: { ...store.get().before, [at]: before } });
  answer(session, at, entries);
}

/** Adds an empty entry, open for editing, and gives back its index. */
export function addEntry(session: Session, at: Pointer): number {
  flush(session);
  const { entries, before, editing } = listAt(session, at);
  keep(session, at, [...entries, { [editing]: true }], [...before, undefined]);
  return entries.length;
}

export function editEntry(session: Session, at: Pointer, i: number): void {
  flush(session);
  const { entries, before, editing } = listAt(session, at);
  const entry = entries[i];
  if (!entry || entry[editing]) return;
  keep(session, at, entries.with(i, { ...entry, [editing]: true }), before.with(i, entry));
}

/** Takes an entry as it was edited; where something is wrong with it, it stays open and that is given back. */
export function updateEntry(session: Session, at: Pointer, i: number): Problem[] {
  flush(session);
  const { store } = session;
  const place = `${at}/${i}`;
  const { entries, before, editing } = listAt(session, at);
  const closed = entries.with(i, { ...entries[i], [editing]: false });
  const isInEntry = (problem: Problem) => problem.at.startsWith(`${place}/`);
  const problems = problemsNow(session, withAt(store.get().answers, at, closed)).filter(isInEntry);
  const others = store.get().shown.filter((problem) => !isInEntry(problem));
  const shown = problems.map((problem) => ({ ...problem, from: 'rules' as const }));
  store.set({ shown: [...others, ...shown] });
  if (problems.length === 0) keep(session, at, closed, before.with(i, undefined));
  return problems;
}

/** The entry as it was; a new one goes. */
export function cancelEntry(session: Session, at: Pointer, i: number): 'restored' | 'removed' {
  flush(session);
  const { entries, before } = listAt(session, at);
  const was = before[i];
  if (!was) {
    deleteEntry(session, at, i);
    return 'removed';
  }
  keep(session, at, entries.with(i, was), before.with(i, undefined));
  return 'restored';
}

/** Takes an entry out, and gives back how to put it in again. */
export function deleteEntry(session: Session, at: Pointer, i: number): () => void {
  flush(session);
  const { entries, before } = listAt(session, at);
  keep(session, at, entries.toSpliced(i, 1), before.toSpliced(i, 1));
  return () => {
    const now = listAt(session, at);
    const place = Math.min(i, now.entries.length);
    keep(
      session,
      at,
      now.entries.toSpliced(place, 0, entries[i]!),
      now.before.toSpliced(place, 0, before[i]),
    );
  };
}

/** Opens the entries of lists in which something has to be put right, so that there is a field to do it at. */
export function openEntries(session: Session, problems: Problem[]): void {
  for (const { at } of problems) {
    const [list, index, field] = partsOf(at);
    const isInEntry = field !== undefined && /^\d+$/.test(index!);
    if (isInEntry && uiAt(session.props.definition.ui, `/${list}`)['ui:entries'])
      editEntry(session, `/${list}`, Number(index));
  }
}
