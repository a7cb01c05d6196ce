import {
  choicesOf,
  chosenOf,
  joinedLabels,
  type Definition,
  partsOf,
  type Pointer,
  uiAt,
} from '#engine';
import { allFields } from '../../places';
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
  const title = quoted(titleOf(definition, at));
  return list > 0 ? `${title} in ${fieldName(definition, at.slice(0, list))}` : title;
}

/** A value of a field as the form shows it. */
export function valueName(definition: Definition, place: Pointer, value: unknown): string {
  // A value of a multiple choice is called as the list has it.
  const at = place.replace(/\/items$/, '');
  const names = uiAt(definition.ui, at)['ui:enumNames'];
  const choices = allFields(definition)
    .filter((field) => field.at === at)
    .flatMap(({ schema }) => choicesOf(schema, names));
  const chosen = chosenOf(choices, value).flatMap(({ label }) => label ?? []);
  return plainValue(chosen.length > 0 ? joinedLabels(chosen) : value);
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
  isUlipPolicy: 'unit-linked mark',
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
const roots: {
  [root: string]: (definition: Definition, parts: string[], at: Pointer) => string;
} = {
  answers: (definition, _parts, at) => fieldName(definition, at),
  first: (definition, _parts, at) => `the first ${fieldName(definition, at)}`,
  item: (_definition, parts) => inside('the entry', parts),
  policy: (_definition, parts) => ofRecord('policy', parts),
  customer: (_definition, parts) => ofRecord('customer', parts),
  subType: (_definition, parts) => ofRecord('sub-type', parts),
  loaded: (_definition, [name, ...parts]) =>
    inside(name === undefined ? 'what is loaded' : `the loaded ${quoted(name)}`, parts),
  response: (_definition, parts) => inside('the response', parts, 'in'),
  steps: (_definition, [step = '', ...parts]) =>
    inside(`the response to the step ${quoted(step)}`, parts, 'in'),
  link: (_definition, parts) => inside('the link', parts),
  today: () => 'today',
  attempt: () => 'the number of the attempt',
};

const ofRecord = (record: string, parts: string[]) =>
  parts.length > 0 ? `the ${spaced(parts.join(' '))} of the ${record}` : `the ${record}`;

/** `"name" of entry 1 of "data" in the response` */
const inside = (whole: string, parts: string[], word = 'of'): string => {
  const names = parts
    .filter((part) => part !== 'items')
    .map((part) => (/^\d+$/.test(part) ? `entry ${Number(part) + 1}` : quoted(part)));
  return names.length > 0 ? `${names.toReversed().join(' of ')} ${word} ${whole}` : whole;
};

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
