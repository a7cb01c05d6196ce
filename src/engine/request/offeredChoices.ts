import type {
  Answers,
  CompiledDefinition,
  Context,
  NormalizedAnswers,
  Pointer,
} from '../definition/definition';
import { pointerOf } from '../json/pointer';
import type { Choice } from '../layout/choices';
import { holds } from '../schema/holds';
import { asOf } from './asOf';
import { documentOf } from './document';
import { resolveAnswers } from './readOnlyValues';

/**
 * Whether a choice is offered with these answers (`choices` of request.json). `at`: the field, entries of lists as
 * `items`. The definition must have its day.
 */
export function isOffered(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
  at: Pointer,
  value: unknown,
): boolean {
  const name = String(value);
  const condition = definition.request.choices?.[at]?.[name]?.when;
  const location = `request#${pointerOf('choices', at, name, 'when')}`;
  return condition === undefined || holds(definition, location, documentOf(context, answers));
}

/** Those of the choices of a field that are offered with these answers. `at`: entries of lists as `items`. */
export function offeredChoices<T extends Pick<Choice, 'value'>>(
  given: CompiledDefinition,
  context: Context,
  answers: Answers,
  at: Pointer,
  choices: T[],
): T[] {
  if (!given.request.choices?.[at]) return choices;
  const definition = asOf(given, context.today);
  const resolved = resolveAnswers(definition, context, answers);
  return choices.filter(({ value }) => isOffered(definition, context, resolved, at, value));
}
