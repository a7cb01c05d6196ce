import {
  choicesOf,
  getAt,
  isMultipleChoice,
  isObject,
  type Pointer,
  pointerOf,
  type Schema,
} from '#engine';
import { t } from '../../i18n';
import type { Field } from './fields';

/** What the outline needs of a definition to speak of its fields. */
export interface Named {
  fields: Field[];
  /** ui.json, with what its references bring. */
  ui: any;
}

/** What the customer reads above a field, from ui.json or else from schema.json; its name where there is nothing. */
export const titleOf = ({ ui, fields }: Named, at: Pointer): string => {
  const described = fields.find((field) => field.at === at);
  const title = uiAt(ui, at)?.['ui:title'] ?? described?.schema.title;
  return typeof title === 'string' && title !== '' ? title : (at.split('/').at(-1) ?? at);
};

/** A text, where it is one: while JSON is typed anything may stand anywhere. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The texts of a list. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The values that a schema allows, as far as they are lists. */
export function choicesFor(field: Schema, names?: string[]) {
  const { enum: values, oneOf, type } = isMultipleChoice(field) ? (field.items as Schema) : field;
  return choicesOf(
    {
      ...(type !== undefined && { type }),
      ...(Array.isArray(values) && { enum: values }),
      ...(Array.isArray(oneOf) && { oneOf: oneOf.filter(isObject) }),
    },
    names,
  );
}

export const uiAt = (ui: unknown, at: Pointer): any => getAt(ui, at);

/** One thing that a condition asks of a field. */
export interface Test {
  at: Pointer;
  /** Pointer of the test of this field, below the condition. */
  place: Pointer;
  test: Schema;
}

/** What a condition tests, where it is simple; several are all needed. */
export function testsIn(condition: unknown, within: Pointer, place = ''): Test[] | undefined {
  if (!isObject(condition)) return undefined;
  const { properties, required: _required, type: _type, ...others } = condition as Schema;
  if (Object.keys(others).length > 0 || !isObject(properties)) return undefined;
  return Object.entries<Schema>(properties).map(([name, test]) => ({
    at: within + pointerOf(name),
    place: `${place}/properties${pointerOf(name)}`,
    test,
  }));
}

/** `Reason is “It is lost” or “It is torn”`; for what is not simple, that there is a condition. */
export function conditionWords(named: Named, condition: unknown, within: Pointer): string {
  const any = isObject(condition) && Array.isArray(condition.anyOf) ? condition.anyOf : undefined;
  if (any && Object.keys(condition as object).length === 1)
    return any.map((one) => conditionWords(named, one, within)).join(t('outline.or'));
  const tests = testsIn(condition, within);
  if (!tests) return t('outline.complex');
  return tests.map((one) => testWords(named, one)).join(t('outline.and'));
}

function testWords(named: Named, { at, test }: Test): string {
  const field = titleOf(named, at);
  const [keyword, ...more] = Object.keys(test ?? {}).filter((name) => name !== 'type');
  if (keyword === undefined) return t('outline.tests.answered', { field });
  const value = test[keyword];
  if (more.length > 0) return t('outline.tests.complex', { field });
  const choices = (values: unknown) =>
    [values]
      .flat()
      .map((one) => `“${choiceWord(named, at, one)}”`)
      .join(t('outline.or'));
  if (keyword === 'const' || keyword === 'enum')
    return t('outline.tests.is', { field, value: choices(value) });
  if (keyword === 'contains' && isObject(value) && ('const' in value || 'enum' in value))
    return t('outline.tests.includes', { field, value: choices(value.const ?? value.enum) });
  if (keyword === 'ageBelow' || keyword === 'ageAtLeast')
    return t(`outline.tests.${keyword}`, { field, value });
  return t('outline.tests.complex', { field });
}

/** What the customer reads for a value of a field. */
export function choiceWord(named: Named, at: Pointer, value: unknown): string {
  const field = named.fields.find((one) => one.at === at);
  const names = uiAt(named.ui, at)?.['ui:enumNames'];
  const choice =
    field &&
    choicesFor(field.schema, Array.isArray(names) ? names : []).find((one) => one.value === value);
  if (typeof choice?.label === 'string') return choice.label;
  return typeof value === 'boolean' ? t(`outline.${value}`) : String(value);
}

/** The condition of schema.json at a pointer, with the place whose fields it tests. */
export function conditionAt(schema: unknown, pointer: Pointer): { rule: any; within: Pointer } {
  const parts = pointer.split('/').slice(1);
  let within = '';
  for (let i = 0; i < parts.length; i++)
    if (parts[i] === 'properties') within += `/${parts[++i]}`;
    else if (parts[i] === 'items') within += '/items';
    else if (parts[i] === 'allOf') i++;
  return { rule: getAt(schema, pointer), within };
}
