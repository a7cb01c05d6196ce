import { isObject } from '#engine';
import { closest, didYouMean } from '../didYouMean';
import { insteadOfRjsf } from './rjsfWords';
import { describeBranch, describePattern, describeType } from './shapeBranches';
import type { ShapeError } from './shapeError';

/** Properties that had another name before. */
export const formerNames: { [former: string]: string } = {
  says: 'message',
  say: 'messageFrom',
  sayIn: 'showIn',
};

const numbered = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

const formatNames: { [format: string]: string } = {
  date: 'a day of the calendar, YYYY-MM-DD',
  regex: 'a regular expression',
};

/** What must be true, by the keyword of a metaschema; the subject of the sentence comes before it. */
const requirements: { [keyword: string]: (error: ShapeError) => string } = {
  required: ({ params }) => `must have the property "${params.missingProperty}". Add it.`,
  type: ({ params }) => `must be ${[params.type].flat().map(describeType).join(' or ')}.`,
  pattern: ({ parentSchema, params }) =>
    describePattern(parentSchema)
      ? `must be ${describePattern(parentSchema)}.`
      : `must match the pattern ${params.pattern}.`,
  format: ({ params }) =>
    `must be ${formatNames[params.format] ?? `a text of the format "${params.format}"`}.`,
  uniqueItems: ({ params }) =>
    `has the same item twice, as number ${params.j + 1} and number ${params.i + 1}. Remove one of the two.`,
  enum: ({ params, data }) =>
    `must be one of: ${params.allowedValues.join(', ')}.${hintFor(data, params.allowedValues)}`,
  const: ({ params }) =>
    `must be ${JSON.stringify(params.allowedValue)}. Correct it, or remove it.`,
  minItems: ({ params }) => `must have at least ${numbered(params.limit, 'item')}. Add one.`,
  maxItems: ({ params }) => `must have at most ${numbered(params.limit, 'item')}. Remove one.`,
  minLength: ({ params }) =>
    params.limit === 1
      ? 'must not be empty.'
      : `must have at least ${numbered(params.limit, 'character')}.`,
  maxLength: ({ params }) => `must have at most ${numbered(params.limit, 'character')}.`,
  minProperties: ({ params }) =>
    `must have at least ${params.limit === 1 ? 'one property' : `${params.limit} properties`}.`,
  maxProperties: ({ params }) => `must have at most ${params.limit} properties.`,
  minimum: ({ params }) => `must be ${params.limit} or more.`,
  maximum: ({ params }) => `must be ${params.limit} or less.`,
  exclusiveMinimum: ({ params }) => `must be greater than ${params.limit}.`,
  exclusiveMaximum: ({ params }) => `must be less than ${params.limit}.`,
  multipleOf: ({ params }) => `must be a multiple of ${params.multipleOf}.`,
  dependencies: ({ params }) =>
    `has "${params.property}", which needs ${params.deps}. Add it, or remove "${params.property}".`,
  not: () => 'has a value that is not allowed here. Correct or remove it.',
  'false schema': () => 'is not allowed here. Remove it.',
  anyOf: alternatives,
  oneOf: alternatives,
};

/** Values of another type that say what is meant, as another draft of JSON Schema has it. */
const slips: { at: RegExp; isMade(error: ShapeError): boolean; message: string }[] = [
  {
    at: /\/required$/,
    isMade: ({ keyword, data }) => keyword === 'type' && typeof data === 'boolean',
    message:
      'must be a list of names, beside the "properties" that have them. Add the name of this field there, and remove this.',
  },
  {
    at: /\/exclusiveM(in|ax)imum$/,
    isMade: ({ keyword, data }) => keyword === 'type' && typeof data === 'boolean',
    message: 'must be a number. Write the limit here, in place of "minimum" or "maximum".',
  },
  {
    at: /\/items$/,
    isMade: ({ keyword, data }) => keyword === 'type' && Array.isArray(data),
    message:
      'must be an object. Write one schema for all entries, or an object with a field for each.',
  },
];

/** What is wrong with a part of a file, then what to do. */
export function shapeMessage(error: ShapeError): string {
  if (error.keyword === 'additionalProperties') return unknownProperty(error);
  const subject =
    error.propertyName !== undefined
      ? `The name "${error.propertyName}"`
      : error.instancePath === ''
        ? 'The file'
        : `"${error.instancePath}"`;
  if (isNestedComputation(error))
    return 'A computation cannot be inside another. Put it into a hidden readOnly field, and name that.';
  if (isFoundByConstant(error))
    return `${subject} must be a pointer such as "/answers/code". A constant goes into a hidden field first: name that.`;
  const slip = slips.find(({ at, isMade }) => at.test(error.instancePath) && isMade(error));
  if (slip) return `${subject} ${slip.message}`;
  const requirement = requirements[error.keyword]?.(error) ?? 'has a value that is not allowed.';
  return `${subject} ${requirement}`;
}

/** Whether a computation stands where another takes a value. */
export const isNestedComputation = ({ keyword, instancePath, data }: ShapeError): boolean =>
  ['required', 'anyOf', 'oneOf'].includes(keyword) &&
  /\/of\/\d+$/.test(instancePath) &&
  isObject(data) &&
  'compute' in data;

const isFoundByConstant = ({ keyword, instancePath, data }: ShapeError): boolean =>
  keyword === 'type' && instancePath.endsWith('/find/is') && isObject(data);

/** Whether there are words for the errors of a keyword. */
export const hasMessage = (keyword: string): boolean =>
  keyword === 'additionalProperties' || Object.hasOwn(requirements, keyword);

function unknownProperty({ params, parentSchema }: ShapeError): string {
  const name: string = params.additionalProperty;
  const known = Object.keys(parentSchema.properties ?? {});
  const renamed = formerNames[name];
  const hint =
    renamed && known.includes(renamed)
      ? `It is called "${renamed}" now.`
      : known.length > 0
        ? (insteadOfRjsf(name) ?? didYouMean(name, known))
        : 'Write the name of a field as a pointer, "/pincode".';
  return `Unknown property "${name}". ${hint}`;
}

function alternatives({ schema, params, data }: ShapeError): string {
  if (params.passingSchemas) return 'can be read in two ways. Keep the properties of one.';
  const branches = (schema as object[]).map(describeBranch);
  const isPartial = (schema as object[]).every((branch) => !('type' in branch));
  return isObject(data) && isPartial
    ? `must have the properties of one of these: ${branches.join(', ')}.`
    : `must be one of these: ${branches.join('; ')}.`;
}

function hintFor(value: unknown, allowed: unknown[]): string {
  const texts = allowed.filter((one) => typeof one === 'string');
  const close = typeof value === 'string' ? closest(value, texts) : undefined;
  return close === undefined ? '' : ` Did you mean "${close}"?`;
}
