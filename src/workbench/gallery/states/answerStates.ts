import { type Answers, getAt, type Pointer, type Schema, withAt } from '#engine';
import type { FormState } from '#form/preview';
import type { States } from './states';

const withoutPromise = () => new Promise<void>(() => {});

/** A list has this many entries at most in the gallery. */
const mostEntries = 12;

/** The states of an answer: given or not, locked, and the number of its entries. */
export const answerStates = {
  empty: ({ isInEntry }) => (isInEntry ? undefined : { start: 'empty' }),
  filled: ({ isInEntry }) => (isInEntry ? undefined : { start: 'filled' }),
  locked: ({ isInEntry }, { request }) =>
    request.signatures && !isInEntry ? { start: 'signed' } : undefined,
  waiting: ({ isInEntry }) =>
    isInEntry ? undefined : { start: 'empty', change: () => ({ phase: 'opening' }) },
  pressed: ({ at }) => ({
    start: 'filled',
    change: ({ answers }) => ({ answers: withAt(answers, at, true) }),
  }),
  notDrawn: () => ({ start: 'filled', isUndrawn: true }),
  noEntries: ({ at }) => ({
    start: 'filled',
    change: ({ answers }) => ({ answers: withAt(answers, at, []) }),
  }),
  oneEntry: ({ at }) => ({ start: 'filled', change: entries(at, 1) }),
  allEntries: ({ at }, _definition, schema) => ({
    start: 'filled',
    change: entries(at, Math.min(mostEntries, maxItemsOf(schema))),
  }),
  openEntry: ({ at }) => ({
    start: 'filled',
    change: () => ({ openEntryOf: `${at}/0/` }),
  }),
  fileChecked: ({ at }) => ({
    start: 'empty',
    change: () => ({ fileChecks: { [at]: withoutPromise() } }),
  }),
  fileSending: ({ isInEntry }) =>
    isInEntry
      ? undefined
      : { start: 'filled', change: () => ({ submission: { kind: 'sending', share: 0.4 } }) },
} satisfies States;

const maxItemsOf = ({ maxItems }: Schema): number => maxItems ?? 3;

/** As many entries as stated; the first ones repeat where the form has fewer. */
const entries =
  (at: Pointer, count: number) =>
  ({ answers }: FormState) => {
    const known: Answers[] = getAt(answers, at) ?? [];
    const repeated = Array.from({ length: count }, (_, i) => known[i % known.length]!);
    return { answers: withAt(answers, at, known.length === 0 ? [] : repeated) };
  };
