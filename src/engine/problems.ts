import type {
  Answers,
  CompiledDefinition,
  Context,
  Pointer,
  Problem,
  RuleError,
} from './definition';
import { isFilledByLookUp } from './document';
import { descriptionOf } from './fields';
import { isFormat } from './formats';
import { extensionOf, type UploadLimits } from './keywords/upload';
import { drawnFields } from './order';
import { missingProofs } from './proofs';
import { fieldOf, getAt, pointerOf } from './pointer';
import { limitOf, wordsFor } from './wording';

/** These say only that something inside them failed, and that stands beside them already. */
const wrappers = new Set(['if', 'allOf', 'anyOf', 'oneOf', 'not']);

/** Everything that is wrong with settled answers, in the order in which the fields are drawn, one problem a field. */
export function findProblems(
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
): Problem[] {
  const { schema: validate } = definition.validators;
  const found = validate!.call({ today: context.today }, answers)
    ? []
    : (validate!.errors ?? [])
        .filter(({ keyword }) => !wrappers.has(keyword))
        .map((error) => problemOf(definition, answers, error));
  found.push(...unlisted(definition, context, answers));
  found.push(...missingProofs(definition, context, answers));
  const first = new Map<Pointer, Problem>();
  for (const problem of found) if (!first.has(problem.at)) first.set(problem.at, problem);
  return inDrawnOrder(definition, answers, [...first.values()]);
}

function problemOf(definition: CompiledDefinition, answers: Answers, error: RuleError): Problem {
  const { instancePath, keyword, params } = error;
  const at =
    keyword === 'required' ? instancePath + pointerOf(params.missingProperty) : instancePath;
  const lookUp = keyword === 'required' ? isFilledByLookUp(definition, at) : undefined;
  if (lookUp !== undefined) {
    // What a look-up did not fill is mended where the look-up starts; unanswered there, that is what is missing.
    const rule = ruleOfLookUp(definition, lookUp, getAt(answers, lookUp));
    return { at: lookUp, rule, says: wordsFor(definition, { at: lookUp, rule }) };
  }
  const rule = keyword === 'upload' ? uploadRule(getAt(answers, at), params.limit) : keyword;
  return { at, rule, says: wordsFor(definition, { at, rule, limit: limitOf(error) }) };
}

/** Why a look-up brought nothing: it was not asked, its question is malformed, or there is no such thing. */
function ruleOfLookUp(definition: CompiledDefinition, at: Pointer, value: unknown): string {
  if (typeof value !== 'string') return 'required';
  const { maxLength, format } = descriptionOf(definition.schema, at) ?? {};
  if (value.length > (maxLength ?? Infinity)) return 'maxLength';
  return format && !isFormat(format, value) ? 'format' : 'lookUp';
}

/** The upload rule has two halves, each with words of its own. */
export function uploadRule(file: { name?: string }, { extensions }: UploadLimits): string {
  return extensions.includes(extensionOf(file.name ?? '')) ? 'uploadSize' : 'upload';
}

function unlisted(definition: CompiledDefinition, context: Context, answers: Answers): Problem[] {
  return Object.keys(definition.request.lists ?? {}).flatMap((field) => {
    const options = context.lists?.[field];
    return placesIn(answers, field)
      .filter((at) => {
        const value = getAt(answers, at);
        return value !== undefined && options && !options.some((option) => option.value === value);
      })
      .map((at) => ({ at, rule: 'list', says: wordsFor(definition, { at, rule: 'list' }) }));
  });
}

/** Where a field stands in the answers: `/nominees/items/relation` once for each entry of the list. */
function placesIn(answers: Answers, field: Pointer): Pointer[] {
  const [list, inner] = field.split('/items/');
  if (inner === undefined) return [field];
  const entries: unknown = getAt(answers, list!);
  return Array.isArray(entries) ? entries.map((_, i) => `${list}/${i}/${inner}`) : [];
}

function inDrawnOrder(
  definition: CompiledDefinition,
  answers: Answers,
  problems: Problem[],
): Problem[] {
  const order = new Map(drawnFields(definition, answers).map((field, i) => [field, i]));
  const rank = ({ at }: Problem) => order.get(fieldOf(at)) ?? order.size;
  return problems.toSorted((a, b) => rank(a) - rank(b));
}
