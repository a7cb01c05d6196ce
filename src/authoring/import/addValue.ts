import type { Json } from '#engine';
import { withoutAlternatives } from './alternatives';
import { addBoolean, addConsent } from './booleanField';
import { addChoice, isTooLong } from './choiceField';
import { type Kind, kindOf, noteUnknownTypes } from './kinds';
import { addList } from './listField';
import { addNumber } from './numberField';
import { addObject } from './objectFields';
import type { Located, Part } from './part';
import { describe, type Place } from './place';
import { addText } from './textField';
import { isList, shownText } from './texts';
import { addUpload, isUpload } from './uploadField';

/** More fields than a form can have. */
const maxFields = 600;

/** Adds what a value of the source becomes: fields, a list, or nothing, which is noted. */
export function addValue(located: Located[], place: Place): void {
  const { reader, notes, scope, path, target } = place;
  const part = withoutAlternatives(reader.partOf(located), reader, notes);
  if (place.given && !part.has('default')) part.keywords.set('default', place.given);
  if (part.isImpossible)
    part.leaveAll(notes, 'No value is right here (false). Leave it out of the source.');
  else if (part.isEndless && part.isUnsaid) part.leaveAll(notes);
  else if (target === scope.base && scope.fieldAt(path))
    part.leaveAll(
      notes,
      'The field is described already, and without a condition only one description holds. Merge what it adds.',
    );
  else if (scope.fieldCount >= maxFields)
    part.leaveAll(
      notes,
      `A form has at most ${maxFields} fields. Import a part of the source, or make several request types.`,
    );
  else if (isConstant(part, place)) addConstant(part, place);
  else if (isReadOnly(part, place))
    part.leaveAll(
      notes,
      'The insurer knows this value (readOnly). Add the field with readOnly, and fill it by prefill in request.json.',
    );
  else add(part, place);
  if (!part.isImpossible) part.leaveRest(notes);
  if (scope.fieldAt(path) && !scope.payload.has(path))
    scope.payload.add(path, part.at, scope.answerOf(scope.fieldAt(path)!.name));
}

function add(part: Part, outer: Place): void {
  const { notes, scope, path } = outer;
  const known = scope.fieldAt(path);
  const found = kindOf(part);
  const { others } = found;
  // A branch may say of an object only that it is there.
  const isKnownObject = found.isGuess && scope.fieldsBelow(path).length > 0;
  const kind = isKnownObject ? 'object' : found.kind;
  const isGuess = found.isGuess && !isKnownObject;
  const isNullable = mayBeNull(part);
  const place = { ...outer, isNullable };
  const isUnknown = noteUnknownTypes(part, notes, `As it stands, ${names[kind]} is asked for.`);
  const type = part.take('type');
  if (known && isGuess && !part.has('enum')) return addToKnown(part, place);
  if (isGuess && !isUnknown)
    notes.changed(part.at, 'It has no type, and is asked for as a text. Write its type.');
  if (others.length > 0)
    notes.changed(type!.at, `A field has one type: ${names[kind]} is asked for.`);
  if (isNullable && place.isRequired && path.length > 0 && isAsked(kind, part))
    notes.changed(
      part.at,
      'It may be null and is required: here it has to be answered. Take it from required if customers may leave it open.',
    );
  if (part.mayBeEmpty && place.isRequired)
    notes.changed(
      part.at,
      'It may be an empty text and is required: here it has to be answered. Take it from required if customers may leave it open.',
    );
  if (isUpload(part) && kind === 'text') return addUpload(part, place);
  if (kind === 'object') return addObject(part, place);
  if (kind === 'array') return addList(part, place);
  if (kind === 'null') return addNote(part, place);
  const single = singleValue(part);
  if (kind === 'boolean')
    return single === true ? addConsent(part, place) : addBoolean(part, place);
  const constant = part.has('enum') ? undefined : part.take('const');
  if (constant) part.keywords.set('enum', { ...constant, value: [constant.value] });
  if (part.has('enum') && !isTooLong(part, place)) return addChoice(part, place);
  if (kind === 'text') return addText(part, place);
  addNumber(part, place, kind);
}

const names: { [kind in Kind]: string } = {
  text: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'yes or no',
  object: 'an object',
  array: 'a list',
  null: 'nothing',
};

/** Whether null is right, beside values that can be answered. */
function mayBeNull(part: Part): boolean {
  const types = [part.keywords.get('type')?.value ?? []].flat();
  const values = part.keywords.get('enum')?.value;
  const ofType = types.includes('null');
  const ofValues = isList(values) && values.includes(null);
  const isOfBoth = (ofType || types.length === 0) && (ofValues || !isList(values));
  return part.mayBeNull || (isOfBoth && (ofValues || types.length > 1));
}

/** Whether something has to be answered where the value is required. */
function isAsked(kind: Kind, part: Part): boolean {
  if (kind === 'object') return part.required.size > 0;
  return kind !== 'array' || Number(part.keywords.get('minItems')?.value ?? 0) > 0;
}

/** A condition that only requires a field, or adds to its texts. */
function addToKnown(part: Part, place: Place): void {
  const { scope, path, target, isRequired } = place;
  const { name } = scope.fieldAt(path)!;
  if (isRequired && !target.required.includes(name)) target.required.push(name);
  for (const keyword of ['title', 'description']) part.take(keyword);
}

/** The only value that is right. */
function singleValue(part: Part): unknown {
  if (part.mayBeNull) return undefined;
  const list = part.keywords.get('enum')?.value;
  return (
    part.keywords.get('const')?.value ?? (isList(list) && list.length === 1 ? list[0] : undefined)
  );
}

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

function isConstant(part: Part, { target, scope, path, hints, isBranch }: Place): boolean {
  if (target.isConditional || isBranch || scope.fieldAt(path)) return false;
  const value = singleValue(part);
  if (value !== undefined) return value !== true && value !== null;
  return hints.peek('widget') === 'hidden' && isPlain(part.keywords.get('default')?.value);
}

/** What cannot be otherwise is sent, and not asked for. */
function addConstant(part: Part, { scope, path, notes, hints }: Place): void {
  const value = singleValue(part) ?? part.keywords.get('default')?.value;
  notes.changed(
    part.at,
    `There is one value, so it is not asked for: ${JSON.stringify(value)} is sent.`,
  );
  scope.payload.add(path, part.at, { const: value as Json });
  for (const keyword of part.keywords.keys()) part.take(keyword);
  hints.take('widget');
  hints.take('title');
}

function isReadOnly(part: Part, { hints }: Place): boolean {
  const own = part.take('readOnly');
  const ofUi = [hints.take('readonly'), hints.take('disabled')];
  return own?.value === true || ofUi.some((found) => found?.value === true);
}

/** Texts that are read and not answered. */
function addNote(part: Part, place: Place): void {
  const { hints, scope, path, notes } = place;
  const text = shownText(hints.take('description')) ?? shownText(part.take('description'));
  if (text === undefined || scope.fieldAt(path)) {
    part.leaveAll(notes, 'It has no value and no text (null). Leave it out of the source.');
    return;
  }
  describe(part, place, { type: 'null', schema: {}, widget: 'note', ui: { 'ui:notes': [text] } });
}
