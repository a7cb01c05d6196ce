import { DFA } from 'refa';
import { end, last, start } from './edges';

type State = DFA.ReadonlyNode;

/**
 * The texts alone of an automaton that reads them between start and end characters, as many as it likes: `^^` reads two.
 */
export function withoutEdges(automaton: DFA, mostStates: number): DFA {
  automaton.minimize();
  const finals = new Set<State>(automaton.finals);
  const ids = new Map([...automaton.nodes()].map((state, i) => [state as State, i]));
  const starts = startsOf(automaton);
  const builder = new DFA.Builder(new DFA.LimitedNodeFactory(mostStates));
  const nodes = new Map<string, DFA.Node>();
  const open: [node: DFA.Node, states: State[]][] = [
    [builder.initial, reached([automaton.initial], [start])],
  ];
  for (const [node, states] of open)
    for (const [i, min] of starts.entries()) {
      const next = [...new Set(states.flatMap(({ out }) => out.get(min) ?? []))];
      if (next.length === 0) continue;
      const key = next
        .map((state) => ids.get(state)!)
        .sort((a, b) => a - b)
        .join();
      let to = nodes.get(key);
      if (!to) {
        nodes.set(key, (to = builder.createNode()));
        if (isFinal(next, [end])) builder.makeFinal(to);
        open.push([to, next]);
      }
      node.out.setRange({ min, max: (starts[i + 1] ?? last + 1) - 1 }, to);
    }
  // At both ends of an empty text `^` and `$` hold in any order.
  if (isFinal([automaton.initial], [start, end])) builder.makeFinal(builder.initial);
  return DFA.fromBuilder(builder, { maxCharacter: last });

  function isFinal(states: State[], edges: number[]): boolean {
    return reached(states, edges).some((state) => finals.has(state));
  }
}

/** The characters at which some state goes elsewhere than at the one before. */
function startsOf(automaton: DFA): number[] {
  const found = new Set([0]);
  for (const { out } of automaton.nodes())
    for (const [{ min, max }] of out)
      for (const one of [min, max + 1]) if (one <= last) found.add(one);
  return [...found].sort((a, b) => a - b);
}

/** The states that are reached through any number of some characters. */
function reached(states: State[], characters: number[]): State[] {
  const found = new Set(states);
  for (const { out } of found)
    for (const character of characters) {
      const next = out.get(character);
      if (next) found.add(next);
    }
  return [...found];
}
