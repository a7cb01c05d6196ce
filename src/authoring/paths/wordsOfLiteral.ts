import type { CompiledDefinition } from '#engine';
import { keyOf } from './formula';
import type { Model } from './model';
import type { Literal } from './pairs';
import { wordsOf } from './words';

/** How a condition comes out, in words; where it is asked, if the same is asked at several places. */
export function wordsOfLiteral(
  definition: CompiledDefinition,
  { decisions }: Model,
  { question, isTrue }: Literal,
): string {
  const { holds, within } = decisions[question]!;
  const words = wordsOf(definition, holds, isTrue);
  const isElsewhere = decisions.some(
    (other, i) => i !== question && keyOf(other.holds) === keyOf(holds),
  );
  return isElsewhere && within ? `${words} where ${wordsOf(definition, within)}` : words;
}
