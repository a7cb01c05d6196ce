import {
  type Described,
  isMultipleChoice,
  partsOf,
  type Pointer,
  type Schema,
  parentOf,
} from '#engine';
import { anything, union, type ValueType } from './valueType';

export const dateKeywords = ['before', 'after', 'notBefore', 'notAfter', 'ageAtLeast', 'ageBelow'];

/** The keywords of a field that say which values it can have. */
const describing = [
  'type',
  'enum',
  'const',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
];

/** What is known of every field and of the answers as a whole. */
export interface AnswerTypes {
  /** The answers, as a document has them. */
  whole: ValueType;
  /** The field at a pointer, list entries under `items`; nothing where there is no such field. */
  at(field: Pointer): ValueType | undefined;
}

/**
 * What is known of the answers. `filled`: what fields hold whose value the customer cannot change, by pointer; it says
 * more than their own description. `withoutValue`: fields that can never be valid, of which nothing is said.
 */
export function answerTypes(
  fields: Described[],
  filled: { [field: Pointer]: ValueType } = {},
  withoutValue: ReadonlySet<Pointer> = new Set(),
): AnswerTypes {
  const byField = new Map<Pointer, Described[]>();
  const children = new Map<Pointer, Pointer[]>([['', []]]);
  for (const field of fields) {
    const known = byField.get(field.at);
    if (known) known.push(field);
    else {
      byField.set(field.at, [field]);
      const parent = parentOf(field.at);
      children.set(parent, [...(children.get(parent) ?? []), field.at]);
    }
  }
  const objectAt = (at: Pointer, isWhole = false, isReadOnly = false): ValueType => {
    const inner = children.get(at) ?? [];
    const names = inner.map((field) => [partsOf(field).at(-1)!, field] as const);
    return {
      type: 'object',
      properties: Object.fromEntries(names.map(([name, field]) => [name, typeOf(field)])),
      required: names
        .filter(([, field]) => byField.get(field)!.some(isAlwaysRequired))
        .map(([name]) => name),
      // What an entry shows and the customer cannot enter must come with it.
      needed: names
        .filter(
          ([, field]) => isReadOnly || byField.get(field)!.every(({ schema }) => schema.readOnly),
        )
        .map(([name]) => name),
      ...(isWhole && { additionalProperties: false }),
    };
  };
  const typeOf = (at: Pointer): ValueType => {
    if (withoutValue.has(at)) return anything;
    const own = byField.get(at)!.map(({ schema }) => schema);
    const described = own.filter((one) => one.type || 'enum' in one || 'const' in one);
    if (described.length === 0) return anything;
    return union(described.map((one) => withFilled(typeOfField(one, at), filled[at])));
  };
  const typeOfField = (schema: Schema, at: Pointer): ValueType => {
    if (isMultipleChoice(schema)) return { type: 'array', items: schema.items };
    if (schema.type === 'array')
      return { type: 'array', items: objectAt(`${at}/items`, false, schema.readOnly) };
    if (schema.upload) return uploaded;
    if (schema.type === 'object') return objectAt(at);
    const known: ValueType = Object.fromEntries(
      describing
        .filter((keyword) => keyword in schema)
        .map((keyword) => [keyword, schema[keyword]]),
    );
    if (known.format === undefined && dateKeywords.some((keyword) => keyword in schema))
      known.format = 'date';
    return known;
  };
  return {
    whole: objectAt('', true),
    at: (field) => (byField.has(field) ? typeOf(field) : undefined),
  };
}

/** A chosen file; what is sent of it is its content. */
const uploaded: ValueType = {
  type: 'object',
  isFile: true,
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    size: { type: 'integer' },
    type: { type: 'string' },
  },
  required: ['id', 'name', 'size', 'type'],
};

const isAlwaysRequired = ({ isRequired, place }: Described) =>
  isRequired && !/\/(then|allOf)\//.test(place);

/** What fills a field says more than a description without format or values. */
function withFilled(own: ValueType, filled: ValueType | undefined): ValueType {
  const isVague = own.type === 'string' && !own.format && !own.enum && !('const' in own);
  return filled && isVague ? filled : own;
}
