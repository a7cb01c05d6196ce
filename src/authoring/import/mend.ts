import { getAt, isObject, parentOf, partsOf, type Pointer, type Schema } from '#engine';
import type { KnownCalls } from '../lint/checks/check';
import { violationsIn } from '../lint/checkDefinition';
import type { Notes } from './importReport';
import type { ImportedParts } from './assemble';
import { titleOfName } from './names';

/** Rounds enough for what is wrong only once something else is gone. */
const mostRounds = 12;

/** What follows from the removal of a field, which has its note. */
const consequences = new Set(['ui-unknown-field', 'map-pointer', 'schema-names']);

/**
 * Removes what the checker refuses: rules of the source that contradict each other, or that a form cannot have. Each is
 * noted. `originOf`: where a field comes from.
 */
export function mend(
  parts: ImportedParts,
  calls: KnownCalls | undefined,
  originOf: (field: string) => Pointer | undefined,
  notes: Notes,
): void {
  for (let round = 0; round < mostRounds; round++) {
    const found = new Map<string, Removal>();
    // A copy: the checker keeps what it knows of an object, which must not change below it.
    for (const one of violationsIn('imported', checkable(structuredClone(parts)), { calls })) {
      if ((one.severity ?? 'error') !== 'error') continue;
      // Without one of its names a list of which one has to be answered would ask for more.
      const place = one.rule === 'any-required' ? parentOf(one.at) : one.at;
      const at = removable(parts, one.file, place);
      if (at !== '') found.set(`${one.file} ${at}`, { ...one, at });
    }
    if (found.size === 0) return;
    // From the last to the first: what is removed moves the entries behind it.
    const places = [...found.values()].sort((a, b) =>
      b.at.localeCompare(a.at, 'en', { numeric: true }),
    );
    for (const { file, at, rule, message } of places) {
      const removed: unknown = getAt(parts[file], at);
      const list = file === 'schema' ? listAround(parts, at) : undefined;
      const isDone = isTitle(file, at) ? replaceTitle(parts.ui, at) : remove(parts, file, at);
      if (!isDone) continue;
      if (list?.length === 1) requireLast(parts.schema, at, list, notes);
      if (consequences.has(rule)) continue;
      const place = Object(removed) === removed ? notes.placeOf(removed as object) : undefined;
      if (rule === 'if-unknown-field') {
        if (place !== undefined)
          notes.leftOut(
            place,
            'It depends on an answer that is not asked for, and is left out: see the note on that. Write a condition on another answer.',
          );
        continue;
      }
      notes.leftOut(
        place ??
          originOf(typeof removed === 'string' ? removed : fieldIn(file, at)) ??
          originOf(fieldIn(file, at)) ??
          '',
        message,
      );
    }
  }
}

/** The list of names of which one has to be answered that a place is in. */
function listAround(parts: ImportedParts, at: Pointer): string[] | undefined {
  const list: unknown = /\/anyRequired\/\d+$/.test(at) ? getAt(parts.schema, parentOf(at)) : [];
  return Array.isArray(list) && list.length > 0 ? list : undefined;
}

/** Where of several fields one has to be answered and the others are gone, that one is required. */
function requireLast(schema: Schema, at: Pointer, list: string[], notes: Notes): void {
  const [name] = list;
  const holder: Schema = getAt(schema, parentOf(parentOf(at)));
  holder.required = [...(holder.required ?? []), name];
  const place = notes.placeOf(list);
  if (place !== undefined)
    notes.changed(
      place,
      `"${name}" is required, because the others of which one has to be answered are not asked for: see the notes on them.`,
    );
}

interface Removal {
  file: keyof ImportedParts;
  at: Pointer;
  rule: string;
  message: string;
}

/** Which policies may ask is a shared piece, which no field depends on; what names a dialect is no field. */
function checkable({ schema, ui, request }: ImportedParts): ImportedParts {
  const { $schema: _ofUi, ...fields } = ui;
  const where = {
    type: 'object',
    properties: { policyStatus: { const: 'PAID-UP' } },
    required: ['policyStatus'],
  };
  return { schema, ui: fields, request: { ...request, policies: { where, none: 'None' } } };
}

/** What to remove for a violation: the innermost value that is there and that others do not need. */
function removable(parts: ImportedParts, file: keyof ImportedParts, at: Pointer): Pointer {
  let place = at;
  while (place !== '' && getAt(parts[file], place) === undefined) place = parentOf(place);
  // A field whose kind of value, choices or longest length is gone is no field.
  const needed = /\/(?:type|enum|items|maxLength|maxItems)$/.test(place);
  const field: unknown = getAt(parts[file], parentOf(place));
  if (file === 'schema' && needed && isObject(field) && 'type' in field && parentOf(place) !== '')
    return parentOf(place);
  // Without its test or its consequence a condition says something else.
  const rule = /^(.*\/allOf\/\d+)\/(?:if|then$)/.exec(place);
  // Nor does a value that is sent, without a keyword that says which it is.
  const sent =
    file === 'request'
      ? /^(.*\/send\/[^/]*)\/(?:each|const|send|from|or|by|of)$/.exec(place)
      : null;
  return (rule ?? sent)?.[1] ?? place;
}

/** The title of a field or of the entries of a list, which it cannot be without. */
const isTitle = (file: keyof ImportedParts, at: Pointer): boolean =>
  file === 'ui' && /.\/(?:ui:title|ui:entries\/name)$/.test(at);

/** Gives a field a title that says nothing wrong. */
function replaceTitle(ui: ImportedParts['ui'], at: Pointer): boolean {
  const holder: unknown = getAt(ui, parentOf(at));
  if (!isObject(holder)) return false;
  holder[partsOf(at).at(-1)!] = titleOfName('');
  return true;
}

/** Removes a value, and what is empty without it. */
function remove(parts: ImportedParts, file: keyof ImportedParts, place: Pointer): boolean {
  const holder: unknown = getAt(parts[file], parentOf(place));
  const name = partsOf(place).at(-1)!;
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else if (isObject(holder)) delete holder[name];
  else return false;
  const isSectionWithoutFields = /^\/ui:sections\/\d+\/fields$/.test(place);
  // One of several names alone says nothing of the others.
  const least = /\/(?:anyRequired|atMostOne)\/\d+$/.test(place) ? 2 : 1;
  if (isSectionWithoutFields || (Array.isArray(holder) && holder.length < least))
    remove(parts, file, parentOf(place));
  return true;
}

/** The field that a place is about. */
function fieldIn(file: keyof ImportedParts, place: Pointer): string {
  const names = partsOf(place);
  if (file === 'schema') return names[names.indexOf('properties') + 1] ?? '';
  if (file === 'ui') return names[0] ?? '';
  return names.at(-1) ?? '';
}
