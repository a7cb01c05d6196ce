import type { DFA } from 'refa';
import { last } from './edges';
import type { PatternTable } from './patternTable';

/** The table of an automaton. */
export function tableOf(automaton: DFA): PatternTable {
  automaton.minimize();
  const nodes = [...new Set([automaton.initial, ...automaton.nodes()])];
  const ids = new Map(nodes.map((node, i) => [node, i]));
  const ranges = nodes.flatMap(({ out }) => [...out].flatMap(([{ min, max }]) => [min, max + 1]));
  const starts = [...new Set([0, ...ranges])].filter((one) => one <= last).sort((a, b) => a - b);
  const columns = starts.map((start) =>
    nodes.map(({ out }) => {
      const next = out.get(start);
      return next ? ids.get(next)! : -1;
    }),
  );
  // Ranges that lead to the same states are of one class.
  const texts = columns.map((column) => column.join());
  const distinct = [...new Set(texts)];
  const classes = texts.map((text) => distinct.indexOf(text));
  const isNew = (i: number) => classes[i] !== classes[i - 1];
  return {
    starts: starts.filter((_, i) => isNew(i)),
    classes: classes.filter((_, i) => isNew(i)),
    next: nodes.map((_, state) => distinct.map((text) => columns[texts.indexOf(text)]![state]!)),
    accepts: nodes.flatMap((node, i) => (automaton.finals.has(node) ? [i] : [])),
  };
}
