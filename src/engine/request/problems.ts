import type {
  NormalizedAnswers,
  CompiledDefinition,
  Context,
  Option,
  Pointer,
  Problem,
  RuleError,
} from '../definition/definition';
import { lookUpFilling, lookUpNeedsPolicy } from './lookUps';
import { asOf } from './asOf';
import { descriptionOf } from '../schema/fields';
import { errorsAt } from '../schema/holds';
import { isFormat } from '../formats';
import { uploadRule } from '../keywords/upload';
import { drawnFields } from '../layout/order';
import { missingProofs } from './proofs';
import { fieldOf, getAt } from '../json/pointer';
import { fieldOfError, limitOf, messageFor } from '../text/messageFor';

/** Keywords whose error only says that a subschema failed, which is an error of its own. */
const combinators = new Set(['if', 'allOf', 'anyOf', 'oneOf', 'not']);

/** All problems of the answers, in the order of the form, one for each field. */
export function findProblems(
  given: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
): Problem[] {
  const definition = asOf(given, context.today);
  const errors = errorsAt(definition, 'schema', answers) ?? [];
  const found = errors
    .filter(({ keyword }) => !combinators.has(keyword))
    .filter((error) => context.policy || !waitsForPolicy(definition, error))
    .map((error) => problemOf(definition, context, answers, error));
  found.push(...unlisted(definition, context, answers));
  found.push(...missingProofs(definition, context, answers));
  const first = new Map<Pointer, Problem>();
  for (const problem of found) if (!first.has(problem.at)) first.set(problem.at, problem);
  return inFormOrder(definition, answers, [...first.values()]);
}

function problemOf(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
  error: RuleError,
): Problem {
  const { keyword, params } = error;
  const at = fieldOfError(error);
  const lookUp = keyword === 'required' ? lookUpFilling(definition, at) : undefined;
  if (lookUp !== undefined) {
    // A value that a look-up did not fill is corrected at the field that starts the look-up.
    const value = getAt(answers, lookUp);
    const rule = ruleOfLookUp(definition, context, lookUp, value);
    const limit = descriptionOf(definition.schema, lookUp)?.[rule];
    return {
      at: lookUp,
      rule,
      message: messageFor(definition, { at: lookUp, rule, limit, value }),
    };
  }
  const value = getAt(answers, at);
  const rule = (keyword === 'upload' && uploadRule(value ?? {}, params.limit)) || keyword;
  return { at, rule, message: messageFor(definition, { at, rule, limit: limitOf(error), value }) };
}

/** Whether a look-up fills the missing value only once a policy is picked. */
function waitsForPolicy(definition: CompiledDefinition, error: RuleError): boolean {
  if (error.keyword !== 'required') return false;
  const at = lookUpFilling(definition, fieldOfError(error));
  return at !== undefined && lookUpNeedsPolicy(definition.request.lookUps![at]!);
}

/** The rule by which a look-up failed: it has no answer, one that is malformed or not in its list, or found nothing. */
function ruleOfLookUp(
  definition: CompiledDefinition,
  { lists }: Context,
  at: Pointer,
  value: unknown,
): string {
  if (typeof value !== 'string') return 'required';
  const { maxLength, format } = descriptionOf(definition.schema, at) ?? {};
  if (value.length > (maxLength ?? Infinity)) return 'maxLength';
  if (format && !isFormat(format, value)) return 'format';
  return isUnlisted(lists?.[at], value) ? 'list' : 'lookUp';
}

function unlisted(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
): Problem[] {
  return Object.keys(definition.request.lists ?? {}).flatMap((field) => {
    const options = context.lists?.[field];
    return locationsIn(answers, field)
      .filter((at) => {
        const value = getAt(answers, at);
        return value !== undefined && isUnlisted(options, value);
      })
      .map((at) => ({ at, rule: 'list', message: messageFor(definition, { at, rule: 'list' }) }));
  });
}

const isUnlisted = (options: Option[] | undefined, value: unknown): boolean =>
  options !== undefined && !options.some((option) => option.value === value);

/** The pointers of a field in the answers: `/nominees/items/relation` has one for each entry of the list. */
function locationsIn(answers: NormalizedAnswers, field: Pointer): Pointer[] {
  const [list, inner] = field.split('/items/');
  if (inner === undefined) return [field];
  const entries: unknown = getAt(answers, list!);
  return Array.isArray(entries) ? entries.map((_, i) => `${list}/${i}/${inner}`) : [];
}

export function inFormOrder<T extends Problem>(
  definition: CompiledDefinition,
  answers: NormalizedAnswers,
  problems: T[],
): T[] {
  if (problems.length < 2) return problems;
  const order = new Map(drawnFields(definition, answers).map((field, i) => [field, i]));
  const rank = ({ at }: Problem) => order.get(fieldOf(at)) ?? order.size;
  return problems.toSorted((a, b) => rank(a) - rank(b));
}
