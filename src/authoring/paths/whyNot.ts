import type { CompiledDefinition } from '#engine';
import type { Formula } from './formula';
import type { Constraint } from './constraint';
import type { Model } from './model';
import { assume, solve, type State } from './solver';
import { nameOf, wordsOf } from './words';

/** Why formulas can never be true together, in words: as few of the reasons as are needed. */
export function whyNot(
  definition: CompiledDefinition,
  model: Model,
  formulas: Formula[],
): string[] {
  const parts = formulas.flatMap((one) => (one.kind === 'and' ? one.parts : [one]));
  const empty: State = { domains: model.domains, open: [] };
  const canHold = (some: Formula[], constraints: Constraint[]) => {
    const state = assume(empty, [...some, ...constraints.map(({ formula }) => formula)]);
    return state !== undefined && solve(state) !== undefined;
  };
  let constraints = model.constraints;
  for (const one of constraints) {
    const without = constraints.filter((other) => other !== one);
    if (!canHold(parts, without)) constraints = without;
  }
  let needed = parts;
  for (const one of needed) {
    const without = needed.filter((other) => other !== one);
    if (!canHold(without, constraints)) needed = without;
  }
  return [
    ...new Set([
      ...needed.map((one) => wordsOf(definition, one)),
      ...constraints.flatMap(({ kind, about }) => {
        const title = nameOf(definition, `/answers${about}`);
        if (kind === 'follows') return [`${title} follows from other values`];
        if (kind === 'inside') return [];
        return [`${title} is shown only if ${wordsOf(definition, model.isShown(about))}`];
      }),
    ]),
  ];
}
