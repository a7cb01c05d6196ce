import type { Schema } from '#engine';
import { withoutAlternatives } from './alternatives';
import { addChecklist, isChecklist } from './checklist';
import { kindOf } from './kinds';
import { entriesOf } from './listEntries';
import type { Located, Part } from './part';
import { titleOfName } from './names';
import { takeClosed } from './objectFields';
import { describe, isAskedAnyway, type Place, titleOf } from './place';
import { addRequired, requireBefore } from './required';
import type { Field } from './collected';
import { isCount, isList, shownText } from './texts';
import { addUpload, isUpload } from './uploadField';

const usualMost = 10;

/** Lists within lists that can be filled in. */
const mostNested = 3;

/** A list of the source: some choices of several, some files, a few numbered fields, or entries. */
export function addList(part: Part, place: Place): void {
  const { reader, notes, scope, path } = place;
  takeClosed(part, ['additionalItems', 'unevaluatedItems']);
  const known = scope.fieldAt(path);
  if (!known && part.keywords.get('maxItems')?.value === 0) {
    part.leaveAll(notes, 'The list takes no entry (maxItems), so that nothing is asked for.');
    if (place.isRequired) scope.payload.add(path, part.at, { const: [] });
    return;
  }
  if (known?.type === 'array' && !part.has('items')) return limitEntries(part, known, place);
  const tuple = part.has('prefixItems')
    ? part.take('prefixItems')
    : isList(part.keywords.get('items')?.value)
      ? part.take('items')
      : undefined;
  if (tuple && isList(tuple.value)) {
    takeClosed(part, ['items']);
    return addTuple(
      part,
      tuple.value.map((schema, i) => ({ schema, at: `${tuple.at}/${i}`, trail: tuple.trail })),
      place,
    );
  }
  const items = part.take('items');
  if (!items) {
    part.leaveAll(notes, 'The list does not say what its entries are. Describe them under items.');
    return;
  }
  if (isAskedAnyway(place)) {
    part.leaveAll(
      notes,
      'A condition adds no rules to a list that is there anyway. Describe it in the branches only.',
    );
    return;
  }
  const located = { schema: items.value, at: items.at, trail: items.trail };
  const entry = withoutAlternatives(reader.partOf([located]), reader, notes);
  const { kind } = kindOf(entry);
  if (isUpload(entry) && kind === 'text') {
    for (const keyword of ['minItems', 'maxItems', 'uniqueItems']) part.take(keyword);
    for (const [keyword, found] of entry.keywords)
      if (keyword !== 'type' && !part.has(keyword)) part.keywords.set(keyword, found);
    return addUpload(part, place, true);
  }
  if (isChecklist(entry)) return addChecklist(part, entry, place);
  if (scope.depth >= mostNested) {
    part.leaveAll(
      notes,
      'A list is in at most two others. Ask for it in a list of its own, or as a text.',
    );
    return;
  }
  addEntries(part, located, place);
}

/** A condition that only says how many entries a known list has. */
function limitEntries(part: Part, { name, isSentEmpty }: Field, { notes, target }: Place): void {
  const minItems = part.takeIf('minItems', isCount, notes)?.value ?? 0;
  const maxItems = part.takeIf('maxItems', isCount, notes)?.value;
  const limits = { ...(minItems > 0 && { minItems }), ...(maxItems !== undefined && { maxItems }) };
  if (Object.keys(limits).length > 0) target.properties[name] = limits;
  // One that is sent without entries has too few of them.
  if (minItems > 0 && isSentEmpty && !target.required.includes(name)) target.required.push(name);
}

function addEntries(part: Part, located: Located, place: Place): void {
  const { notes, scope, path, hints } = place;
  const minItems = part.takeIf('minItems', isCount, notes)?.value;
  let maxItems = part.takeIf('maxItems', isCount, notes)?.value;
  if (maxItems === undefined) {
    maxItems = Math.max(usualMost, minItems ?? 0);
    notes.added(
      part.at,
      `Every list has a largest number of entries: ${maxItems} was taken. Write the right one as maxItems.`,
    );
  }
  const listTitle =
    shownText({ value: hints.peek('title'), at: '', trail: [] }) ??
    shownText(part.keywords.get('title')) ??
    titleOfName(path.at(-1) ?? '');
  const entries = entriesOf(located, place, listTitle);
  if (!entries) {
    part.leaveAll(notes, 'Nothing of its entries can be asked for. See the notes on its items.');
    return;
  }
  const isUnique = part.take('uniqueItems')?.value === true;
  const schema: Schema = {
    ...(minItems !== undefined && minItems > 0 && { minItems }),
    maxItems,
    ...(isUnique && { uniqueItems: true }),
    items: entries.items,
  };
  hints.take('widget');
  const mayBeEmpty = schema.minItems === undefined;
  const field = describe(
    part,
    { ...place, isRequired: place.isRequired && !mayBeEmpty },
    { type: 'array', schema, widget: 'entries', ui: entries.ui },
  );
  if (mayBeEmpty) field.mayBeEmpty = true;
  if (!scope.payload.has(field.path))
    scope.payload.add(field.path, part.at, {
      each: scope.answerOf(field.name),
      send: entries.send,
    });
}

/** A list of a fixed length: each entry is a field, or an object, of its own. */
function addTuple(part: Part, entries: Located[], place: Place): void {
  const { notes, scope, path, hints, isRequired } = place;
  scope.payload.numbered.add(JSON.stringify(path));
  const title = titleOf(part, place);
  const least = part.takeIf('minItems', isCount, notes)?.value ?? 0;
  if (least > entries.length)
    notes.leftOut(
      part.at,
      `It must have ${least} entries, and describes ${entries.length}. Describe the others.`,
    );
  const most = part.takeIf('maxItems', isCount, notes)?.value ?? entries.length;
  if (most < entries.length)
    notes.leftOut(
      part.at,
      `It has at most ${most} entries, and describes ${entries.length}, which are all asked for. Take the others away.`,
    );
  const unique = part.take('uniqueItems');
  if (unique?.value === true)
    notes.leftOut(
      unique.at,
      'That two entries differ cannot be said where each is a field. Say it by differsFrom, or ask for a list of entries.',
    );
  for (const [i, entry] of entries.entries()) {
    place.add([entry], {
      ...place,
      path: [...path, String(i + 1)],
      hints: hints.child('items').child(String(i)),
      isRequired: isRequired && i < least,
      title,
      prefix: [place.prefix, title].filter(Boolean).join(', '),
    });
    // A list has no gaps.
    scope.sendEmpty([...path, String(i + 1)]);
  }
  scope.mayBeBare.add(JSON.stringify(path));
  // A list that is there has its first entries.
  const first = entries.slice(0, least).map((_, i) => String(i + 1));
  scope.needs.set(JSON.stringify(path), first);
  for (const name of first) part.required.set(name, part.at);
  addRequired(part, place, isRequired);
  for (let i = least + 2; i <= entries.length; i++) requireBefore(i, least + 1, part.at, place);
}
