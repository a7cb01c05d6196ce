import { getAt, isObject, partsOf, type Pointer, pointerOf, sortedJson } from '#engine';
import type { Example, ShownField, ShownSection } from '../examples/example';

/**
 * The statements of an example beyond its result, as pointers: `/opens/answers/pan`, `/shows` (the fields of each
 * section), `/shows/0/title`, `/shows/0/fields/2/label`, `/calls/1`, `/done/message`.
 */
export type Statements = Set<Pointer>;

/** The statement that a difference is in; `undefined` where it is in the result. */
export function statementAt(at: Pointer): Pointer | undefined {
  const [part, ...rest] = partsOf(at);
  if ((part === 'calls' || part === 'done') && rest.length === 0) return undefined;
  if (part === 'opens') return pointerOf(part, ...rest.slice(0, rest[0] === 'answers' ? 2 : 1));
  if (part === 'calls') return pointerOf(part, rest[0]!);
  if (part === 'done') return pointerOf(part, rest[0]!);
  if (part !== 'shows') return undefined;
  const [section, of, field, word] = rest;
  const isDetail = word !== undefined && word !== 'field';
  if (isDetail) return pointerOf(part, section!, of!, field!, word);
  return of === 'title' || of === 'description' ? pointerOf(part, section!, of) : '/shows';
}

/** The statements that an example has already. `all`: the same example with all of them. */
export function statementsOf({ opens, shows, calls, done }: Example, all: Example): Statements {
  const names = (at: Pointer, object: object = {}) =>
    Object.keys(object).map((name) => at + pointerOf(name));
  return new Set([
    ...names('/opens/answers', opens?.answers),
    ...(opens?.notices ? ['/opens/notices'] : []),
    ...(shows ? ['/shows', ...shows.flatMap(detailsOf)] : []),
    ...(calls ?? []).map((call) => {
      const i = all.calls!.findIndex((one) => sortedJson(one) === sortedJson(call));
      return `/calls/${i}`;
    }),
    ...names('/done', done),
  ]);
}

const detailsOf = ({ fields, ...words }: ShownSection, i: number): Pointer[] => [
  ...Object.keys(words).map((word) => pointerOf('shows', i, word)),
  ...fields.flatMap((field, j) =>
    typeof field === 'string'
      ? []
      : Object.keys(field)
          .filter((word) => word !== 'field')
          .map((word) => pointerOf('shows', i, 'fields', j, word)),
  ),
];

/** The example with these of its statements alone. */
export function withStatements(all: Example, kept: Statements): Example {
  const { opens: _opens, shows: _shows, calls: _calls, done: _done, ...rest } = all;
  const { answers = {}, notices } = all.opens ?? {};
  const picked = <T extends object>(at: Pointer, from: T): Partial<T> =>
    Object.fromEntries(
      Object.entries(from).filter(([name]) => kept.has(at + pointerOf(name))),
    ) as Partial<T>;
  const first = picked('/opens/answers', answers);
  const opens = {
    ...(Object.keys(first).length > 0 && { answers: first }),
    ...(kept.has('/opens/notices') && notices && { notices }),
  };
  const calls = (all.calls ?? []).filter((_, i) => kept.has(`/calls/${i}`));
  const done = picked('/done', all.done ?? {});
  const isShown = [...kept].some((at) => at.startsWith('/shows'));
  return {
    ...rest,
    ...(isObject(opens) && Object.keys(opens).length > 0 && { opens }),
    ...(isShown && all.shows && { shows: shownOf(all.shows, kept) }),
    ...(calls.length > 0 && { calls }),
    ...(Object.keys(done).length > 0 && { done }),
  };
}

const shownOf = (sections: ShownSection[], kept: Statements): ShownSection[] =>
  sections.map((section, i) => ({
    ...(kept.has(`/shows/${i}/title`) && { title: section.title! }),
    ...(kept.has(`/shows/${i}/description`) && { description: section.description! }),
    fields: section.fields.map((field, j) => {
      if (typeof field === 'string') return field;
      const words = Object.keys(field).filter((word) =>
        kept.has(pointerOf('shows', i, 'fields', j, word)),
      );
      if (words.length === 0) return field.field;
      return Object.fromEntries(
        ['field', ...words].map((word) => [word, getAt(field, pointerOf(word))]),
      ) as unknown as ShownField;
    }),
  }));
