import type { Notes } from './importReport';
import type { Part } from './part';
import { isList } from './texts';

export type Kind = 'text' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

const named: { [type: string]: Kind } = {
  string: 'text',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  object: 'object',
  array: 'array',
  null: 'null',
};

/** Notes the names of `type` that JSON Schema does not have. Whether there are any. */
export function noteUnknownTypes(part: Part, notes: Notes, asked: string): boolean {
  const found = part.keywords.get('type');
  const isKnown = (type: unknown) => typeof type === 'string' && Object.hasOwn(named, type);
  const unknown = [found?.value ?? []].flat().filter((type) => !isKnown(type));
  if (found && unknown.length > 0)
    notes.changed(
      found.at,
      `${unknown.map((type) => JSON.stringify(type)).join(', ')} is no type of JSON Schema. ${asked} Correct it in the source.`,
    );
  return unknown.length > 0;
}

/** Keywords that only values of one type have. */
const telling: [Kind, string[]][] = [
  ['array', ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/** Which kind of value a schema describes: of several the first that is no `null`. Texts where nothing tells. */
export function kindOf(part: Part): { kind: Kind; isGuess: boolean; others: Kind[] } {
  const types = [part.keywords.get('type')?.value]
    .flat()
    .flatMap((type) =>
      typeof type === 'string' && Object.hasOwn(named, type) ? [named[type]!] : [],
    );
  const [first, ...others] = types.filter((type) => type !== 'null');
  if (first !== undefined) return { kind: first, isGuess: false, others };
  if (types.length > 0) return { kind: 'null', isGuess: false, others: [] };
  // What single fields can say of choices and conditions is resolved by now.
  if (
    part.properties.size > 0 ||
    part.required.size > 0 ||
    part.rules.length > 0 ||
    part.has('additionalProperties')
  )
    return { kind: 'object', isGuess: false, others: [] };
  const [kind] =
    telling.find(([, keywords]) => keywords.some((keyword) => part.has(keyword))) ?? [];
  if (kind) return { kind, isGuess: false, others: [] };
  const values = part.keywords.get('enum')?.value ?? part.keywords.get('const')?.value;
  const ofValues = isList(values) ? values : [values];
  if (ofValues.length > 0 && ofValues.every((value) => typeof value === 'boolean'))
    return { kind: 'boolean', isGuess: false, others: [] };
  const isTelling =
    values !== undefined ||
    ['pattern', 'format', 'minLength', 'maxLength'].some((keyword) => part.has(keyword));
  return { kind: 'text', isGuess: !isTelling, others: [] };
}
