import {
  type Answers,
  asOf,
  type CompiledDefinition,
  type Context,
  describedFields,
  loadNotices,
  type NormalizedAnswers,
  openRequest,
  partsOf,
  resolveAnswers,
  sortedJson,
  withValues,
} from '#engine';
import { type Difference, differences } from './differences';
import { drawnForm, type DrawnFormSection } from './drawnForm';
import type { Example, ShownSection } from './example';
import { formCalls } from './formCalls';

/** Where the form starts with, shows or calls something else than the example states. Only what is stated is compared. */
export function statedDifferences(
  given: CompiledDefinition,
  context: Context,
  { answers = {}, opens, shows, calls }: Example,
): Difference[] {
  if (!opens && !shows && !calls) return [];
  const { definition, resolved } = resolvedForm(given, context, answers);
  return [
    ...(opens ? opensDifferences(definition, context, opens) : []),
    ...(shows ? showsDifferences(drawnForm(definition, context, resolved), shows) : []),
    ...(calls ? callsDifferences(definition, context, resolved, calls) : []),
  ];
}

/** What an example of a form that opens can state besides its result: everything. */
export function allStatements(
  given: CompiledDefinition,
  context: Context,
  { answers = {} }: Example,
): Required<Pick<Example, 'opens' | 'shows' | 'calls'>> {
  const { definition, resolved } = resolvedForm(given, context, answers);
  const { answers: first = {}, notices = [] } = openedForm(definition, context) ?? {};
  const names = describedFields(definition.schema)
    .map(({ at }) => partsOf(at))
    .filter(({ length }) => length === 1)
    .map(([name]) => name!);
  return {
    opens: {
      answers: Object.fromEntries(names.map((name) => [name, first[name] ?? null])),
      notices,
    },
    shows: drawnForm(definition, context, resolved),
    calls: formCalls(definition, context, resolved),
  };
}

/** The definition as it reads with these answers, and the answers that count. */
function resolvedForm(given: CompiledDefinition, context: Context, answers: Answers) {
  const definition = asOf(given, context.today);
  const resolved = resolveAnswers(definition, context, answers);
  return { definition: withValues(definition, context, resolved), resolved };
}

/** What a form starts with, before anything is answered; `undefined` where it does not open. */
function openedForm(
  definition: CompiledDefinition,
  { lookedUp: _lookedUp, ...context }: Context,
): { answers: Answers; notices: string[] } | undefined {
  const opening = openRequest(definition, context);
  if ('refusal' in opening) return undefined;
  return {
    answers: resolveAnswers(definition, context, opening.answers),
    notices: loadNotices(withValues(definition, context, {}), context.loaded ?? {}),
  };
}

function opensDifferences(
  definition: CompiledDefinition,
  context: Context,
  opens: NonNullable<Example['opens']>,
): Difference[] {
  const opened = openedForm(definition, context);
  if (!opened) return [];
  const { answers, notices } = opened;
  const names = Object.keys(opens.answers ?? {});
  const actual = {
    answers: Object.fromEntries(names.map((name) => [name, answers[name] ?? null])),
    notices,
  };
  return differences(stated(actual, opens), opens, '/opens');
}

/** The properties that the example states; `undefined` for one that there is not. */
const stated = <T extends object>(actual: T, expected: object): Partial<T> =>
  Object.fromEntries(Object.entries(actual).filter(([name]) => name in expected)) as Partial<T>;

/** Compares each section and field as far as the example details it. */
function showsDifferences(drawn: DrawnFormSection[], expected: ShownSection[]): Difference[] {
  const actual = drawn.map(({ fields, ...words }, i) => ({
    ...stated(words, expected[i] ?? {}),
    fields: fields.map((field, j) => {
      const asStated = expected[i]?.fields[j];
      return typeof asStated === 'object' ? stated(field, asStated) : field.field;
    }),
  }));
  return differences(actual, expected, '/shows');
}

/** Each stated call must be one that the form makes. */
function callsDifferences(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
  expected: NonNullable<Example['calls']>,
): Difference[] {
  const made = formCalls(definition, context, answers);
  return expected.flatMap(({ call, payload }, i) => {
    const ofName = made.filter((one) => one.call === call);
    if (ofName.length === 0)
      return [{ at: `/calls/${i}/call`, message: `"${call}" is not called with these answers.` }];
    const isSame = ofName.some((one) => sortedJson(one.payload) === sortedJson(payload));
    return isSame ? [] : differences(ofName[0]!.payload, payload, `/calls/${i}/payload`);
  });
}
