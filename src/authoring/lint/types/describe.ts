import { formatNamed } from '#engine';
import { otherFormats } from './texts';
import { alternativesOf, jsonTypeOf, type ValueType, valuesOf } from './valueType';

const mostValues = 6;

const plain: { [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** What a type is, for a diagnostic: `a date as DD/MM/YYYY`. */
export function describe(type: ValueType): string {
  const parts = alternativesOf(type)
    .filter((one) => !('const' in one) || one.const !== '')
    .map(describeOne);
  return [...new Set(parts)].join(' or ') || 'an empty text';
}

function describeOne(one: ValueType): string {
  const values = valuesOf(one);
  if (values) {
    const some = values.slice(0, mostValues).map((value) => JSON.stringify(value));
    return `${some.join(', ')}${values.length > mostValues ? ' …' : ''}`;
  }
  const form = formOf(one.format);
  if (one.title)
    return `${/^[aeiou]/.test(one.title) ? 'an' : 'a'} ${one.title}${one.format === 'date' ? ' (YYYY-MM-DD)' : ''}`;
  if (form) return form;
  if (one.pattern) return `a text such as ${JSON.stringify(one.examples?.[0] ?? one.pattern)}`;
  const type = jsonTypeOf(one);
  return type === undefined ? 'any value' : plain[type]!;
}

function formOf(format: string | undefined): string | undefined {
  if (format === undefined) return undefined;
  const other = otherFormats[format]?.description;
  if (other) return other;
  if (format === 'date') return formatNamed('date')!.description;
  return `a text of the format ${format}`;
}
