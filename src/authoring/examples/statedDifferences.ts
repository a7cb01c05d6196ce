import {
  activeSchema,
  asOf,
  choicesOf,
  type CompiledDefinition,
  type Context,
  drawnSections,
  type DrawnSection,
  labelOf,
  loadNotices,
  type NormalizedAnswers,
  openRequest,
  pointerOf,
  resolveAnswers,
  type Schema,
  sortedJson,
  uiAt,
} from '#engine';
import { type Difference, differences } from './differences';
import type { Example, ShownField, ShownSection } from './example';
import { formCalls } from './formCalls';

/** Where the form starts with, shows or calls something else than the example states. Only what is stated is compared. */
export function statedDifferences(
  given: CompiledDefinition,
  context: Context,
  { answers = {}, opens, shows, calls }: Example,
): Difference[] {
  if (!opens && !shows && !calls) return [];
  const definition = asOf(given, context.today);
  const resolved = resolveAnswers(definition, context, answers);
  return [
    ...(opens ? opensDifferences(definition, context, opens) : []),
    ...(shows ? differences(shown(definition, context, resolved, shows), shows, '/shows') : []),
    ...(calls ? callsDifferences(definition, context, resolved, calls) : []),
  ];
}

function opensDifferences(
  definition: CompiledDefinition,
  { lookedUp: _lookedUp, ...context }: Context,
  opens: NonNullable<Example['opens']>,
): Difference[] {
  const opening = openRequest(definition, context);
  if ('refusal' in opening) return [];
  const first = resolveAnswers(definition, context, opening.answers);
  const actual = {
    answers: Object.fromEntries(
      Object.keys(opens.answers ?? {}).map((name) => [name, first[name] ?? null]),
    ),
    notices: loadNotices(definition, context.loaded ?? {}),
  };
  return differences(stated(actual, opens), opens, '/opens');
}

/** The properties that the example states; `undefined` for one that there is not. */
const stated = <T extends object>(actual: T, expected: object): Partial<T> =>
  Object.fromEntries(Object.entries(actual).filter(([name]) => name in expected)) as Partial<T>;

/** The sections with their visible fields, each as detailed as the example is at this place. */
function shown(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
  expected: ShownSection[],
): ShownSection[] {
  const active = activeSchema(definition, answers);
  const isVisible = (name: string) =>
    uiAt(definition.ui, pointerOf(name))['ui:widget'] !== 'hidden';
  return drawnSections(definition, active)
    .map((section): DrawnSection => ({ ...section, fields: section.fields.filter(isVisible) }))
    .filter(({ fields }) => fields.length > 0)
    .map((section, i) => ({
      ...stated(
        { title: section.title ?? '', description: section.description ?? '' },
        expected[i] ?? {},
      ),
      fields: section.fields.map((name, j) => {
        const asStated = expected[i]?.fields[j];
        return typeof asStated === 'object'
          ? stated(shownField(definition, context, name, active.properties[name]), asStated)
          : name;
      }) as ShownSection['fields'],
    }));
}

function shownField(
  definition: CompiledDefinition,
  { lists = {} }: Context,
  field: string,
  schema: Schema,
): Required<ShownField> {
  const at = pointerOf(field);
  const ui = uiAt(definition.ui, at);
  const options = lists[at];
  return {
    field,
    label: labelOf(definition, at),
    help: ui['ui:help'] ?? '',
    placeholder: ui['ui:placeholder'] ?? '',
    choices: options
      ? options.map(({ label }) => label)
      : choicesOf(schema, ui['ui:enumNames']).map(({ label, value }) => label ?? String(value)),
  };
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
