import {
  choicesOf,
  type Definition,
  describedFields,
  fieldOf,
  partsOf,
  type Pointer,
  partyOf,
  uiAt,
} from '#engine';
import { titleOf } from '../../../draft/describeValue';

/** As much of a text as a sentence can hold, in quotes. */
export function quoted(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll('"', "'").trim();
  const { length } = [...plain];
  return `"${length > 70 ? `${[...plain].slice(0, 67).join('').trimEnd()}…` : plain}"`;
}

/** The title of a field in quotes, with its party and the list that it is in. `at`: a pointer into the answers. */
export function fieldName(definition: Definition, at: Pointer): string {
  if (at === '') return 'the answers';
  const list = at.lastIndexOf('/items');
  if (list > 0 && at.endsWith('/items'))
    return `an entry of ${fieldName(definition, at.slice(0, list))}`;
  const party = partyOf(definition.ui, fieldOf(at));
  const title = quoted(titleOf(definition, at)) + (party ? ` (${party})` : '');
  return list > 0 ? `${title} in ${fieldName(definition, at.slice(0, list))}` : title;
}

/** A value of a field as the form shows it. */
export function valueName(definition: Definition, at: Pointer, value: unknown): string {
  const names = uiAt(definition.ui, at)['ui:enumNames'];
  const choices = describedFields(definition.schema)
    .filter((field) => field.at === at)
    .flatMap(({ schema }) => choicesOf(schema, names));
  return plainValue(choices.find((choice) => choice.value === value)?.label ?? value);
}

/** A value as a person would write it. */
export function plainValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (value === '') return 'an empty text';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return quoted(value);
  return typeof value === 'number' ? String(value) : quoted(JSON.stringify(value));
}

/** Names of the records that say little when they are only cut into words. */
const recordNames: { [name: string]: string } = {
  policyNo: 'number',
  dob: 'date of birth',
  isUlipPolicy: 'being unit-linked',
  clientId: 'client id',
  pan: 'PAN',
  panNo: 'PAN number',
};

/** `policyStatus` → `status`, `full_name` → `full name` */
const spaced = (name: string): string =>
  recordNames[name] ??
  name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/^policy /, '');

/** What a pointer into the document names, by its first part. */
const roots: { [root: string]: (definition: Definition, parts: string[], at: Pointer) => string } =
  {
    answers: (definition, _parts, at) => fieldName(definition, at),
    first: (definition, _parts, at) => `the first ${fieldName(definition, at)}`,
    item: (_definition, parts) => (parts.length > 0 ? `${inner(parts)} of the entry` : 'the entry'),
    policy: (_definition, parts) => ofRecord('policy', parts),
    customer: (_definition, parts) => ofRecord('customer', parts),
    subType: (_definition, parts) => ofRecord('sub-type', parts),
    loaded: (_definition, parts) =>
      parts.length > 0 ? `the loaded ${inner(parts)}` : 'what is loaded',
    response: (_definition, parts) =>
      parts.length > 0 ? `${inner(parts)} in the response` : 'the response',
    steps: (_definition, [step, ...parts]) =>
      `${parts.length > 0 ? inner(parts) : 'all'} of the response to the step ${quoted(step ?? '')}`,
    link: (_definition, parts) => (parts.length > 0 ? `${inner(parts)} of the link` : 'the link'),
    today: () => 'today',
    attempt: () => 'the number of the attempt',
  };

const ofRecord = (record: string, parts: string[]) =>
  parts.length > 0 ? `the ${spaced(parts.join(' '))} of the ${record}` : `the ${record}`;

/** `["data", "0", "name"]` → `"name"`; an entry of a list by its number. */
function inner(parts: string[]): string {
  const names = parts.filter((part) => part !== 'items' && !/^\d+$/.test(part));
  const number = /^\d+$/.test(parts.at(-1)!) ? `entry ${Number(parts.at(-1)) + 1} of ` : '';
  return number + quoted(names.slice(-2).toReversed().join(' of ') || 'the list');
}

/** What a pointer into the document names, in words. */
export function pointerName(definition: Definition, pointer: Pointer): string {
  const [root = '', ...parts] = partsOf(pointer);
  const at = pointer.slice(root.length + 1);
  return (
    roots[root]?.(definition, parts, at) ??
    (pointer === '' ? 'everything' : quoted(parts.at(-1) ?? root))
  );
}

/** `a, b and c`; of many things only the first ones. */
export function listed(names: string[], word = 'and', most = 3): string {
  if (names.length > most)
    return `${names.slice(0, most - 1).join(', ')} ${word} ${names.length - most + 1} more`;
  return names.length > 1
    ? `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`
    : (names[0] ?? 'nothing');
}

/** `1 entry`, `2 entries` */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
