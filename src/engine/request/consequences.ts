import type {
  CompiledDefinition,
  Context,
  NormalizedAnswers,
  Pointer,
  Problem,
} from '../definition/definition';
import { parentOf } from '../json/pointer';
import { drawnFields } from '../layout/order';
import { uiAt } from '../text/uiAt';
import { causesOf, isFilled, isOfPolicy } from './causes';

/**
 * The problems at places where the customer can see them. A value that is computed and not shown (widget `hidden`)
 * cannot be corrected itself: its problem is told at the first shown answer that it follows from, else as one of the
 * form (`at` is empty). Where what it follows from is wrong, or missing, it is a consequence, which goes with its cause.
 */
export function withoutConsequences(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
  problems: Problem[],
): Problem[] {
  const isHidden = (at: Pointer) => uiAt(definition.ui, at)['ui:widget'] === 'hidden';
  const isMoved = ({ at }: Problem) => isHidden(at) && isFilled(definition, at);
  if (!problems.some(isMoved)) return problems;

  const drawn = new Set(drawnFields(definition, answers));
  const isShown = (at: Pointer): boolean =>
    at !== '' && !isHidden(at) && (drawn.has(at) || isShown(parentOf(at)));
  return problems.flatMap((problem) => {
    if (!isMoved(problem)) return [problem];
    const causes = causesOf(definition, problem.at);
    const isConsequence = problems.some(
      ({ at }) => at !== problem.at && at !== '' && causes.some((cause) => isPartOf(at, cause)),
    );
    if (isConsequence) return [];
    if (!context.policy && isOfPolicy(definition, [problem.at, ...causes])) return [];
    return [{ ...problem, at: causes.find(isShown) ?? '' }];
  });
}

/** Whether one of two places contains the other. */
export const isPartOf = (one: Pointer, other: Pointer) =>
  `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
