import type {
  Answers,
  CompiledDefinition,
  Context,
  NormalizedAnswers,
  Pointer,
  Problem,
  Schema,
} from '../definition/definition';
import { oncePer } from '../json/oncePer';
import { getAt } from '../json/pointer';
import { sortedJson } from '../json/sortedJson';
import { descriptionOf } from '../schema/fields';
import { unusualIn } from '../schema/holds';
import { hasKeyword } from '../schema/subschemas';
import { formatAnswer } from '../text/formatAnswer';
import { messageFor } from '../text/messageFor';
import { uiAt } from '../text/uiAt';
import { asOf } from './asOf';
import { findProblems, inFormOrder } from './problems';
import { resolveAnswers } from './readOnlyValues';
import { withValues } from './withValues';

/** An answer that is allowed and yet unlikely (`usually`): no problem, but the customer confirms that it is right. */
export interface Unusual extends Problem {
  value: unknown;
}

/** Whether some answer can be unlikely. */
export const asksAboutUnusual = oncePer((schema: Schema) => hasKeyword(schema, 'usually'));

/**
 * The unlikely ones of the answers, in the order of the form; none that has a problem, and none with which the form began
 * (`first`): the customer did not give it.
 */
export const findUnusual = (
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
  first: Answers = {},
): Unusual[] =>
  asksAboutUnusual(definition.schema)
    ? unusualOf(definition, context, resolveAnswers(definition, context, answers), first)
    : [];

/** {@link findUnusual} for answers that are resolved already. */
export function unusualOf(
  given: CompiledDefinition,
  context: Context,
  resolved: NormalizedAnswers,
  first: Answers,
): Unusual[] {
  const definition = withValues(asOf(given, context.today), context, resolved);
  const found = [...new Set(unusualIn(definition, resolved))];
  if (found.length === 0) return [];
  const wrong = new Set(findProblems(definition, context, resolved).map(({ at }) => at));
  const unusual = found
    .filter((at) => !wrong.has(at))
    .filter((at) => sortedJson(getAt(resolved, at)) !== sortedJson(getAt(first, at)))
    .map((at) => unusualAt(definition, at, getAt(resolved, at)));
  return inFormOrder(definition, resolved, unusual);
}

function unusualAt(definition: CompiledDefinition, at: Pointer, value: unknown): Unusual {
  const rule = 'usually';
  const schema = descriptionOf(definition.schema, at) ?? {};
  const shown = formatAnswer(definition, schema, uiAt(definition.ui, at), value);
  return { at, rule, value, message: messageFor(definition, { at, rule, value: shown }) };
}
