import { type CompiledDefinition, getAt } from '#engine';
import { describeValue } from '../draft/describeValue';
import { fieldAt } from '../fill/field';
import type { Outcomes } from './countWays';
import { type Leaf, type Variable, variablesIn } from './formula';
import { type Decision, firstEntryAt } from './model';
import type { Run } from './run';
import { nameOf, wordsOf } from './words';

/** How decisions came out, in words: of a single answer what it is, of several what they have in common. */
export function describeWay(
  definition: CompiledDefinition,
  decisions: readonly Decision[],
  outcomes: Outcomes,
  run: Run | undefined,
): string[] {
  const words = decisions.flatMap(({ holds }, i): string[] => {
    const isTrue = outcomes[i];
    if (isTrue === undefined) return [];
    const [only, ...others] = variablesIn(holds);
    if (!only || others.length > 0 || !isOfChoices(only))
      return [wordsOf(definition, holds, isTrue)];
    // What is not shown is not left out.
    if (run && !fieldAt(definition, run.resolved, firstEntryAt(only.at))) return [];
    return [valueWords(definition, only, decisions, outcomes, run)];
  });
  return [...new Set(words)];
}

const isChoice = ({ schema }: Leaf) => !schema || 'const' in schema || 'enum' in schema;

const isOfChoices = ({ at, leaves }: Variable): boolean =>
  at.startsWith('/answers/') && !at.includes('/items/') && leaves.every(isTestOrDescription);

/** Rules of a description have a type. */
const isTestOrDescription = (leaf: Leaf) => isChoice(leaf) || 'type' in leaf.schema!;

function valueWords(
  definition: CompiledDefinition,
  variable: Variable,
  decisions: readonly Decision[],
  outcomes: Outcomes,
  run: Run | undefined,
): string {
  const field = firstEntryAt(variable.at);
  if (run) {
    const { is } = describeValue(definition, field, getAt(run.resolved, field));
    return `${nameOf(definition, variable.at)} ${is}`;
  }
  const i = decisions.findIndex(
    ({ holds }, k) => outcomes[k] !== undefined && variablesIn(holds).has(variable),
  );
  const isTrue = decisions.findIndex(
    ({ holds }, k) => outcomes[k] === true && variablesIn(holds).has(variable),
  );
  const k = isTrue < 0 ? i : isTrue;
  return wordsOf(definition, decisions[k]!.holds, outcomes[k]);
}
