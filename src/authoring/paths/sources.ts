import {
  type Choose,
  type CompiledDefinition,
  isObject,
  type Pointer,
  pointerOf,
  type ValueExpression,
} from '#engine';
import type { Description } from '../lint/values/branches';
import { and, type Formula, implies, not, or } from './formula';
import { formulaOf } from './formulaOf';
import type { Constraint } from './constraint';
import type { Source, Variables } from './variables';

export interface Sources {
  sources: Map<Pointer, Source>;
  constraints: Constraint[];
  /** When each case of a `choose` is the one that counts, by the location of its condition. */
  cases: Map<string, Formula>;
}

/**
 * Where the tested answers come from that the customer does not give, `prefill` solved backwards: the values that they
 * can have, and what has to be true with each. Only of answers that conditions test.
 */
export function sourcesOf(
  { request }: CompiledDefinition,
  variables: Variables,
  descriptionsOf: (field: Pointer) => Description[],
  isShown: (field: Pointer) => Formula,
): Sources {
  const sources = new Map<Pointer, Source>();
  const constraints: Constraint[] = [];
  const cases = new Map<string, Formula>();
  const { prefill = {}, lookUps = {}, lists = {} } = request;
  const filledBy = new Map<Pointer, Pointer>();
  for (const [field, { fills }] of Object.entries(lookUps))
    for (const [target, from] of Object.entries(fills)) {
      filledBy.set(target, field);
      if (isObject(from) && 'const' in from)
        sources.set(`/answers${target}`, { values: [from.const] });
    }
  for (const [field, { fills = {} }] of Object.entries(lists))
    for (const name of Object.keys(fills))
      filledBy.set(`${field.slice(0, field.lastIndexOf('/'))}${pointerOf(name)}`, field);
  const done = new Set<Pointer>();
  // What an answer follows from can be an answer that follows from others.
  for (let i = 0; i < variables.all.length; i++) {
    const { at } = variables.all[i]!;
    const field = at.startsWith('/answers/') ? at.slice('/answers'.length) : undefined;
    if (field === undefined || done.has(field)) continue;
    done.add(field);
    const described = descriptionsOf(field);
    const follows = (formula: Formula) =>
      constraints.push({ formula, about: field, kind: 'follows' });
    const counts = (i: number, formula: Formula) =>
      cases.set(`request#${pointerOf('prefill', field, 'choose', i, 'when')}`, formula);
    const lookUp = filledBy.get(field);
    if (lookUp !== undefined)
      follows(implies(variables.isAnswered(at), variables.isAnswered(`/answers${lookUp}`)));
    else if (described.some(({ schema }) => schema.readOnly)) {
      const source = prefill[field];
      if (source === undefined) sources.set(at, { isNeverAnswered: true });
      else sources.set(at, prefilled(source, at, isShown(field), variables, follows, counts));
    }
    if (described.length > 0 && described.every(({ schema }) => schema.type === 'null'))
      sources.set(at, { isNeverAnswered: true });
  }
  return { sources, constraints, cases };
}

function prefilled(
  source: ValueExpression | Choose,
  at: Pointer,
  isShown: Formula,
  variables: Variables,
  follows: (formula: Formula) => void,
  counts: (i: number, formula: Formula) => void,
): Source {
  if (typeof source === 'string') return {};
  if ('choose' in source) {
    const earlier: Formula[] = [];
    for (const [i, { when, is }] of source.choose.entries()) {
      const holds = when ? formulaOf(when, '', variables) : and();
      const isTaken = and(isShown, ...earlier.map(not), holds);
      if (when) counts(i, isTaken);
      follows(implies(isTaken, variables.passes(at, 'const', is)));
      earlier.push(holds);
    }
    follows(implies(variables.isAnswered(at), or(...earlier)));
    return { values: source.choose.map(({ is }) => is) };
  }
  if ('const' in source) return { values: [source.const] };
  if ('same' in source) {
    const [one, other] = source.same;
    follows(implies(isShown, variables.isAnswered(at)));
    return { values: one === other ? [true] : [true, false] };
  }
  if ('has' in source) {
    const isThere = variables.isAnswered(source.has);
    follows(implies(isShown, variables.isAnswered(at)));
    for (const value of [true, false])
      follows(
        implies(and(isShown, value ? isThere : not(isThere)), variables.passes(at, 'const', value)),
      );
    return { values: [true, false] };
  }
  return {};
}
