import {
  type CompiledDefinition,
  describedFields,
  getAt,
  type Problem,
  readOnlyFields,
} from '#engine';
import type { Example } from '../examples/example';
import { fieldNameOf } from '../fill/field';
import { describeValue, titleOf } from './describeValue';
import type { Words } from './draft';

/** What an answer is that breaks a rule, and its word in a file name. */
const rules: { [rule: string]: [word: string, is: string] } = {
  required: ['missing', 'is left out'],
  anyRequired: ['none given', 'is left out, and so are the others of which one is enough'],
  atMostOne: ['one too many', 'is answered beside another one, where only one is allowed'],
  enum: ['not offered', 'is not one of the choices'],
  list: ['not offered', 'is not in the list'],
  choice: ['not offered', 'is not offered with these answers and records'],
  const: ['other', 'is not the value that it must be'],
  type: ['type', 'is of another type'],
  format: ['wrong format', 'is not written as expected'],
  pattern: ['wrong format', 'is not written as expected'],
  minimum: ['too low', 'is below the least value'],
  exclusiveMinimum: ['too low', 'is not above the limit'],
  maximum: ['too high', 'is above the greatest value'],
  exclusiveMaximum: ['too high', 'is not below the limit'],
  numberAtLeast: ['too low', 'is below the least value'],
  numberAtMost: ['too high', 'is above the greatest value'],
  multipleOf: ['not a multiple', 'is not a multiple of the step'],
  maxLength: ['too long', 'is too long'],
  minLength: ['too short', 'is too short'],
  minItems: ['too few', 'has too few entries'],
  maxItems: ['too many', 'has too many entries'],
  uniqueItems: ['repeated', 'has the same entry twice'],
  uniqueBy: ['repeated', 'has the same entry twice'],
  upload: ['wrong type', 'is a file of another type'],
  uploadEmpty: ['empty', 'is an empty file'],
  uploadSize: ['too large', 'is a file that is too large'],
  proof: ['not proved', 'is not proved'],
  lookUp: ['not found', 'is not found by its look-up'],
  differsFrom: ['not different', 'is the same as the answer that it must differ from'],
  sameAs: ['not the same', 'differs from the answer that it must be the same as'],
  changedFrom: ['unchanged', 'is not changed'],
  before: ['too late', 'is too late'],
  notAfter: ['too late', 'is too late'],
  after: ['too early', 'is too early'],
  notBefore: ['too early', 'is too early'],
  ageAtLeast: ['too young', 'is too recent for the least age'],
  ageBelow: ['too old', 'is too long ago for the greatest age'],
  notRepeated: ['repeated', 'is one character repeated'],
  noSpace: ['with space', 'contains a space'],
  someOf: ['all empty', 'has none of what is needed once'],
  sumEquals: ['wrong sum', 'does not come to the total'],
  sumAtMost: ['sum too large', 'comes to more than the total'],
};

/** Rules that ask whether there is an answer, whatever it is. */
const ofPresence = ['required', 'anyRequired', 'atMostOne'];

export function describeProblem(
  definition: CompiledDefinition,
  { answers = {} }: Example,
  { at, rule }: Problem,
): Words {
  if (at === '/policy') return { name: 'no policy', about: 'No policy was chosen' };
  if (rule === 'signature') return { name: 'not signed', about: 'A signature is missing' };
  if (rule === 'submitWhen')
    return { name: 'not ready', about: 'The form cannot be submitted yet', isGeneral: true };
  const title = titleOf(definition, at);
  // What the records say is not what the answers of the example say.
  const isOfRecords = readOnlyFields(definition).includes(fieldNameOf(at));
  const value: unknown = isOfRecords ? undefined : getAt(answers, at);
  const isText = typeof value === 'string';
  if (isText && (rule === 'maxLength' || rule === 'minLength'))
    return ofLength(definition, at, rule, title, [...value].length);
  const [word, is] = rules[rule] ?? [rule, `breaks ${rule}`];
  const shown =
    isText || typeof value === 'number' ? describeValue(definition, at, value).is : undefined;
  if (ofPresence.includes(rule) || shown === undefined)
    return { name: `${title} ${word}`, about: `${title} ${is}` };
  return { name: `${title} ${word}`, about: `${title} ${shown}, which ${is}` };
}

function ofLength(
  definition: CompiledDefinition,
  at: string,
  rule: 'maxLength' | 'minLength',
  title: string,
  length: number,
): Words {
  const isLong = rule === 'maxLength';
  const limits = describedFields(definition.schema)
    .filter((one) => one.at === fieldNameOf(at) && typeof one.schema[rule] === 'number')
    .map(({ schema }) => schema[rule] as number)
    .filter((limit) => (isLong ? length > limit : length < limit));
  const by =
    limits.length > 0 ? Math.min(...limits.map((limit) => Math.abs(length - limit))) : undefined;
  const count = by === undefined ? '' : by === 1 ? 'one ' : `${by} `;
  return {
    name: `${title} ${isLong ? 'too long' : 'too short'}`,
    about: `${title} has ${length} characters, ${count}${isLong ? 'more' : 'fewer'} than allowed`,
  };
}
