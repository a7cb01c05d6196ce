import type { CompiledDefinition, Pointer } from '#engine';
import { branchesOf } from '../lint/values/branches';
import { and, or } from '../paths/formula';
import { formulaOf } from '../paths/formulaOf';
import { Variables } from '../paths/variables';
import { wordsOf } from '../paths/words';

/** When a field shows, in words; undefined where it always does. */
export function shownWhen(definition: CompiledDefinition, field: Pointer): string | undefined {
  const ways = branchesOf(definition.schema)
    .descriptions.filter(({ at }) => at === field)
    .map(({ guards }) => guards);
  if (ways.some((guards) => guards.length === 0)) return undefined;
  const variables = new Variables();
  const formulas = ways.map((guards) =>
    and(
      ...guards.map(({ condition, scope }) =>
        formulaOf(condition, `/answers${scope}`, variables, true),
      ),
    ),
  );
  return wordsOf(definition, or(...formulas));
}
