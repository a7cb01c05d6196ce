import type {
  Choose,
  CompiledDefinition,
  Context,
  NormalizedAnswers,
  Pointer,
  Problem,
  ValueExpression,
} from '../definition/definition';
import { isObject } from '../json/object';
import { parentOf, pointerOf } from '../json/pointer';
import { drawnFields } from '../layout/order';
import { pointersOf } from '../mapping/buildPayload';
import { applicators, subschemas } from '../schema/subschemas';
import { uiAt } from '../text/uiAt';
import { refersTo } from './document';
import { lookUpFilling } from './lookUps';

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
const isPartOf = (one: Pointer, other: Pointer) =>
  `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);

/** The answers that a value follows from, those that these follow from included, in the order in which they are named. */
function causesOf(definition: CompiledDefinition, at: Pointer): Pointer[] {
  const found = new Set<Pointer>([at]);
  const visit = (place: Pointer) => {
    for (const cause of sourcesOf(definition, place)) {
      if (found.has(cause)) continue;
      found.add(cause);
      visit(cause);
    }
  };
  visit(at);
  return [...found].slice(1);
}

/** The answers that a value is computed from, or whose look-up fills it. */
function sourcesOf(definition: CompiledDefinition, at: Pointer): Pointer[] {
  const lookUp = lookUpFilling(definition, at);
  if (lookUp !== undefined) return [lookUp];
  const source = prefillOf(definition, at);
  if (source === undefined) return [];
  const entry = parentOf(at);
  const pointers =
    typeof source === 'object' && 'choose' in source
      ? source.choose.flatMap(({ when }) => testedIn(when))
      : pointersOf(source);
  return pointers.flatMap((pointer) => {
    const [place] = pointer.split('/items/') as [Pointer];
    if (place.startsWith('/answers/')) return [place.slice('/answers'.length)];
    return place.startsWith('/item/') ? [entry + place.slice('/item'.length)] : [];
  });
}

/** What `prefill` says of a field; of one in an entry, what it says of the field in all entries. */
function prefillOf(
  { request }: CompiledDefinition,
  at: Pointer,
): ValueExpression | Choose | undefined {
  return request.prefill?.[at.replaceAll(/\/\d+(?=\/)/g, '/items')];
}

const isFilled = (definition: CompiledDefinition, at: Pointer): boolean =>
  prefillOf(definition, at) !== undefined || lookUpFilling(definition, at) !== undefined;

/** Whether values are read of the policy, or of what is loaded for it. */
const isOfPolicy = (definition: CompiledDefinition, fields: Pointer[]): boolean =>
  fields
    .map((at) => prefillOf(definition, at))
    .some((source) => refersTo(source, 'policy') || refersTo(source, 'loaded'));

/** The places of a document that a condition tests. */
function testedIn(condition: unknown, at: Pointer = ''): Pointer[] {
  if (!isObject(condition)) return [];
  const inner = [...subschemas(condition)].flatMap(([location, part]) => {
    const [, keyword, name] = location.split('/');
    return testedIn(part, applicators.named.includes(keyword!) ? `${at}/${name}` : at);
  });
  const required = Array.isArray(condition.required) ? condition.required : [];
  const named = required.map((name) => at + pointerOf(`${name}`));
  return [...(inner.length > 0 ? inner : [at]), ...named];
}
