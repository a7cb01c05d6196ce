import type {
  NormalizedAnswers,
  CompiledDefinition,
  Context,
  Option,
  Pointer,
  Problem,
  RuleError,
} from '../definition/definition';
import { isPartOf, withoutConsequences } from './consequences';
import { isLookUpDue, lookUpFilling, lookUpMessage, lookUpNeedsPolicy } from './lookUps';
import { asOf } from './asOf';
import { placesIn } from './entryPlaces';
import { unknownEntries } from './givenEntries';
import { isOffered } from './offeredChoices';
import { activeSchema, activeWithin } from '../schema/active';
import { descriptionOf } from '../schema/fields';
import { askedIn } from '../schema/groups';
import { isMultipleChoice } from '../schema/multipleChoice';
import { errorsAt } from '../schema/holds';
import { isFormat } from '../formats';
import { uploadRule } from '../keywords/upload';
import { drawnFields } from '../layout/order';
import { missingProofs } from './proofs';
import { getAt, parentOf } from '../json/pointer';
import { isMasked } from '../text/mask';
import { fieldOfError, fieldsOfError, limitOf, messageFor } from '../text/messageFor';
import { withValues } from './withValues';

/** Keywords whose error only says that a subschema failed, which is an error of its own. */
const combinators = new Set(['if', 'allOf', 'anyOf', 'oneOf', 'not']);

/** All problems of the answers, in the order of the form, one for each field, where the form shows it. */
export function findProblems(
  given: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
): Problem[] {
  const definition = withValues(asOf(given, context.today), context, answers);
  const found = problemsByField(definition, context, answers);
  const told = withoutConsequences(definition, context, answers, found);
  return inFormOrder(definition, answers, onePerField(told));
}

/** The problems of the answers at the fields that have them, also at those that are not shown. */
export function problemsByField(
  given: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
): Problem[] {
  const definition = withValues(asOf(given, context.today), context, answers);
  const errors = errorsAt(definition, 'schema', answers) ?? [];
  const found = errors
    .filter(({ keyword }) => !combinators.has(keyword))
    .filter((error) => !context.isMasked || !isMasked(getAt(answers, fieldOfError(error, answers))))
    .filter((error) => context.policy || !waitsForPolicy(definition, answers, error))
    .map((error) => problemOf(definition, context, answers, error));
  found.push(...notFound(definition, context, answers));
  found.push(...unlisted(definition, context, answers));
  found.push(...notOffered(definition, context, answers));
  found.push(...missingProofs(definition, context, answers));
  found.push(...unknownEntries(definition, context, answers));
  return onePerField(found);
}

function onePerField(problems: Problem[]): Problem[] {
  const first = new Map<Pointer, Problem>();
  for (const problem of problems) if (!first.has(problem.at)) first.set(problem.at, problem);
  return [...first.values()];
}

function problemOf(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
  error: RuleError,
): Problem {
  const { keyword, params } = error;
  const at = questionAt(definition, drawnOf(definition, answers, error));
  const lookUp = keyword === 'required' ? lookUpFilling(definition, at) : undefined;
  if (lookUp !== undefined) return problemOfLookUp(definition, context, answers, lookUp);
  const value = getAt(answers, at);
  const rule = (keyword === 'upload' && uploadRule(value ?? {}, params.limit)) || keyword;
  return {
    at,
    rule,
    message: messageFor(definition, { at, rule, limit: limitOf(error), value, answers }),
  };
}

/** The field of an error; of several, the first that the form shows. */
function drawnOf(
  definition: CompiledDefinition,
  answers: NormalizedAnswers,
  error: RuleError,
): Pointer {
  const [first, ...others] = fieldsOfError(error, answers) as [Pointer, ...Pointer[]];
  if (others.length === 0) return first;
  const drawn = drawnFields(definition, answers);
  const isShown = (at: Pointer) => drawn.some((one) => isPartOf(one, at));
  return [first, ...others].find(isShown) ?? first;
}

/** Each value of a multiple choice is part of one answer. */
function questionAt(definition: CompiledDefinition, at: Pointer): Pointer {
  const isValue = /\/\d+$/.test(at) && isMultipleChoice(around(definition, at));
  return isValue ? parentOf(at) : at;
}

const around = ({ schema }: CompiledDefinition, at: Pointer) =>
  descriptionOf(schema, parentOf(at)) ?? {};

/** Whether a look-up fills the missing value only once a policy is picked. */
function waitsForPolicy(
  definition: CompiledDefinition,
  answers: NormalizedAnswers,
  error: RuleError,
): boolean {
  if (error.keyword !== 'required') return false;
  const at = lookUpFilling(definition, fieldOfError(error, answers));
  return at !== undefined && lookUpNeedsPolicy(definition.request.lookUps![at]!);
}

/** A value that a look-up did not fill is corrected at the field that starts the look-up. */
function problemOfLookUp(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
  at: Pointer,
): Problem {
  const value = getAt(answers, at);
  const rule = ruleOfLookUp(definition, context, at, value);
  const limit = descriptionOf(definition.schema, at)?.[rule];
  const told =
    context.lookUpMessages?.[at] ?? lookUpMessage(definition, at, context.lookedUp?.[at]);
  const message = messageFor(definition, { at, rule, limit, value });
  return { at, rule, message: rule === 'lookUp' ? (told ?? message) : message };
}

/** Answers that were looked up and are not known: something that they fill is not there, be it required or not. */
function notFound(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
): Problem[] {
  const lookUps = Object.entries(definition.request.lookUps ?? {});
  if (lookUps.length === 0) return [];
  const active = activeSchema(definition, answers);
  const isMissing = (to: Pointer) =>
    descriptionOf(active, to) !== undefined && getAt(answers, to) === undefined;
  return lookUps
    .filter(
      ([at, lookUp]) =>
        (context.policy || !lookUpNeedsPolicy(lookUp)) &&
        isLookUpDue(definition, at, context, answers) &&
        Object.keys(lookUp.fills).some(isMissing),
    )
    .map(([at]) => problemOfLookUp(definition, context, answers, at));
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
    return placesIn(answers, field)
      .filter((at) => {
        const value = getAt(answers, at);
        return value !== undefined && isUnlisted(options, value);
      })
      .map((at) => ({ at, rule: 'list', message: messageFor(definition, { at, rule: 'list' }) }));
  });
}

const isUnlisted = (options: Option[] | undefined, value: unknown): boolean =>
  options !== undefined && !options.some((option) => option.value === value);

/** Choices that are made and not, or no longer, offered. */
function notOffered(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
): Problem[] {
  return Object.keys(definition.request.choices ?? {}).flatMap((field) =>
    placesIn(answers, field)
      .filter((at) =>
        [getAt(answers, at) ?? []]
          .flat()
          .some((value) => !isOffered(definition, context, answers, field, value)),
      )
      .map((at) => ({
        at,
        rule: 'choice',
        message: messageFor(definition, { at, rule: 'choice' }),
      })),
  );
}

export function inFormOrder<T extends Problem>(
  definition: CompiledDefinition,
  answers: NormalizedAnswers,
  problems: T[],
): T[] {
  if (problems.length < 2) return problems;
  const places = drawnFields(definition, answers).flatMap((at) =>
    problems.some((problem) => problem.at.startsWith(`${at}/`))
      ? [...placesOfEntries(definition, at, getAt(answers, at)), at]
      : [at],
  );
  const order = new Map(places.map((place, i) => [place, i]));
  const rank = ({ at }: Problem) => {
    for (let field = at; field !== ''; field = parentOf(field))
      if (order.has(field)) return order.get(field)!;
    return order.size;
  };
  return problems.toSorted((a, b) => rank(a) - rank(b));
}

/** Each field of each entry of a list, in order. */
function placesOfEntries(definition: CompiledDefinition, at: Pointer, entries: unknown): Pointer[] {
  const { items } = descriptionOf(definition.schema, at) ?? {};
  if (!items?.properties || !Array.isArray(entries)) return [];
  return entries.flatMap((entry, i) =>
    askedIn(activeWithin(definition, items, entry), `${at}/${i}`).map((field) => field.at),
  );
}
