import {
  type Answers,
  defaultsOf,
  getAt,
  partsOf,
  type Pointer,
  type Problem,
  type Schema,
  uiAt,
  withAt,
} from '#engine';
import { flush, type FormController } from '../formController';
import { showProblemsWhere } from '../problems/problems';
import { showUnusual } from '../unusual/unusual';
import { answer } from './answer';

type Entries = (Answers | undefined)[];

/** The entries of a list, the originals of those being edited, and the name of the field that marks them. */
function listAt({ props, store }: FormController, at: Pointer) {
  const entries: Answers[] = getAt(store.get().answers, at) ?? [];
  const before = store.get().entriesBeforeEdit[at] ?? [];
  const editing = uiAt(props.definition.ui, at)['ui:entries']!.editing!;
  return { entries, before: entries.map((_, i) => before[i]), editing };
}

function setEntries(
  controller: FormController,
  at: Pointer,
  entries: Answers[],
  before: Entries,
): void {
  const { store } = controller;
  store.set({ entriesBeforeEdit: { ...store.get().entriesBeforeEdit, [at]: before } });
  answer(controller, at, entries);
}

/** Adds an entry with the defaults of its schema, open for editing; returns its index. */
export function addEntry(controller: FormController, at: Pointer, schema: Schema): number {
  flush(controller);
  const { entries, before, editing } = listAt(controller, at);
  setEntries(
    controller,
    at,
    [...entries, { ...defaultsOf(schema), [editing]: true }],
    [...before, undefined],
  );
  return entries.length;
}

export function editEntry(controller: FormController, at: Pointer, i: number): void {
  flush(controller);
  const { entries, before, editing } = listAt(controller, at);
  const entry = entries[i];
  if (!entry || entry[editing]) return;
  setEntries(controller, at, entries.with(i, { ...entry, [editing]: true }), before.with(i, entry));
}

/** Closes an edited entry; if it has problems or unlikely answers, it stays open and they are returned. */
export function updateEntry(controller: FormController, at: Pointer, i: number): Problem[] {
  flush(controller);
  const { entries, before, editing } = listAt(controller, at);
  const closed = entries.with(i, { ...entries[i], [editing]: false });
  const problems = showProblemsWhere(
    controller,
    (problem) => problem.at.startsWith(`${at}/${i}/`),
    withAt(controller.store.get().answers, at, closed),
  );
  if (problems.length > 0) return problems;
  const unusual = showUnusual(controller, (one) => one.at.startsWith(`${at}/${i}/`));
  if (unusual.length === 0) setEntries(controller, at, closed, before.with(i, undefined));
  return unusual;
}

/** Restores the entry; removes it if it is new. */
export function cancelEntry(
  controller: FormController,
  at: Pointer,
  i: number,
): 'restored' | 'removed' {
  flush(controller);
  const { entries, before } = listAt(controller, at);
  const was = before[i];
  if (!was) {
    deleteEntry(controller, at, i);
    return 'removed';
  }
  setEntries(controller, at, entries.with(i, was), before.with(i, undefined));
  return 'restored';
}

/** Removes an entry; returns a function that restores it. */
export function deleteEntry(controller: FormController, at: Pointer, i: number): () => void {
  flush(controller);
  const { entries, before } = listAt(controller, at);
  setEntries(controller, at, entries.toSpliced(i, 1), before.toSpliced(i, 1));
  return () => {
    flush(controller);
    const now = listAt(controller, at);
    const place = Math.min(i, now.entries.length);
    setEntries(
      controller,
      at,
      now.entries.toSpliced(place, 0, entries[i]!),
      now.before.toSpliced(place, 0, before[i]),
    );
  };
}

/** Opens the entries with problems, so that their fields are on the page. */
export function openEntries(controller: FormController, problems: Problem[]): void {
  for (const { at } of problems) {
    const [list, index, field] = partsOf(at);
    const isInEntry = field !== undefined && /^\d+$/.test(index!);
    if (isInEntry && uiAt(controller.props.definition.ui, `/${list}`)['ui:entries'])
      editEntry(controller, `/${list}`, Number(index));
  }
}
