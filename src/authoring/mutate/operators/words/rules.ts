import { type Definition, type Pointer } from '#engine';
import { pointerName, quoted } from './names';

/** What the message of a rule is for: `a missing answer of "PAN"`. */
const faults: { [rule: string]: string } = {
  required: 'a missing answer to',
  enum: 'a value outside the choices of',
  list: 'a value outside the list of',
  choice: 'a choice that is not offered of',
  const: 'another value of',
  type: 'a value of another type in',
  format: 'a wrong format of',
  pattern: 'a wrong format of',
  minimum: 'too small a number in',
  exclusiveMinimum: 'too small a number in',
  maximum: 'too large a number in',
  exclusiveMaximum: 'too large a number in',
  numberAtLeast: 'too small a number in',
  numberAtMost: 'too large a number in',
  multipleOf: 'a number between two steps in',
  minLength: 'too short a text in',
  maxLength: 'too long a text in',
  minItems: 'too few entries of',
  maxItems: 'too many entries of',
  uniqueItems: 'the same entry twice in',
  uniqueBy: 'the same entry twice in',
  upload: 'a wrong type of file in',
  uploadEmpty: 'an empty file in',
  uploadSize: 'too large a file in',
  uploadContent: 'a file that is not what its name says in',
  uploadHeic: 'a photo of an iPhone in',
  uploadLocked: 'a locked file in',
  uploadDamaged: 'a damaged file in',
  proof: 'an answer that is not verified in',
  verified: 'a verified answer in',
  otpRequired: 'a missing OTP for',
  otpFormat: 'a wrong format of the OTP for',
  noCamera: 'a missing camera at',
  refused: 'an answer that its call does not prove in',
  lookUp: 'an answer that its look-up does not find in',
  differsFrom: 'an answer that is the same as another one in',
  anyRequired: 'none of several answers of which one is enough, told at',
  atMostOne: 'one too many of several answers of which one is allowed, told at',
  sameAs: 'an answer that is not the same as another one in',
  changedFrom: 'an unchanged',
  before: 'too late a day in',
  notAfter: 'too late a day in',
  after: 'too early a day in',
  notBefore: 'too early a day in',
  withinDays: 'too distant a day in',
  ageAtLeast: 'too young a person by',
  ageBelow: 'too old a person by',
  notRepeated: 'one character repeated in',
  noSpace: 'a space in',
  someOf: 'nothing but empty entries in',
  sumEquals: 'a wrong sum in',
  sumAtMost: 'too large a sum in',
  usually: 'an unusual answer to',
};

/** What is told by the message of a rule. `at`: the field in ui.json; empty for all fields. */
export function faultName(
  definition: Definition,
  at: Pointer,
  rule: string,
  limit?: string,
): string {
  const fault = faults[rule] ?? `what breaks the rule ${quoted(rule)} in`;
  const of = at === '' ? 'any field' : pointerName(definition, `/answers${at}`);
  const by =
    limit === undefined
      ? ''
      : `, which goes by ${limit.startsWith('/') ? pointerName(definition, `/answers${limit}`) : quoted(limit)}`;
  return `${fault} ${of}${by}`;
}
