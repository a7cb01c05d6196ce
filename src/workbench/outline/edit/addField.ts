import { appendInText, insertInText, namesInText, nodeInText, setInText } from '#authoring';
import { parentOf, partsOf, type Pointer, pointerOf } from '#engine';
import { filesOf } from '../../checker/filesOf';
import { type Field, fieldsOf, holderOf } from '../model/fields';
import { readValues } from '../model/values';
import { addToSend } from './addToSend';
import type { NewField } from './kinds';
import { sectionsIn } from './sections';
import { type Changes, changesBetween, type Texts } from './texts';

/** Where a new field goes: beside another one, or at the end of a section. */
export type Where = { beside: Pointer; isBefore: boolean } | { section: number };

/**
 * Adds a field to schema.json, to its section, to ui.json and to what the last step sends: to the form, or within the list
 * or the group of the one that it is beside. Returns its pointer, too.
 */
export function addField(
  key: string,
  all: Texts,
  field: NewField,
  wished: Where,
): { at: Pointer; changes: Changes } {
  const texts = { ...filesOf(key, all) };
  const before = { ...texts };
  const { name, schema, ui, isRequired } = field;
  const path = `schemas/${key}/schema.json`;
  const fields = fieldsOf(key, readValues(texts));
  const where = ownPlace(path, fields, wished);
  const neighbour = neighbourOf(key, texts, where);
  const place = placeIn(path, fields, neighbour?.at);
  const holder = place ? parentOf(place.at) : '/properties';
  const at = ('beside' in where ? parentOf(where.beside) : '') + pointerOf(name);
  const text = texts[path];
  // The request type was removed meanwhile.
  if (text === undefined) return { at, changes: {} };
  const whole = nodeInText(text, holder) ? text : setInText(text, holder, {});
  const added = insertInText(whole, holder, indexIn(whole, holder, neighbour), schema, name);
  texts[path] = isRequired ? appendInText(added, `${parentOf(holder)}/required`, name) : added;
  // What several lists or groups refer to is a field of each of them.
  for (const one of addedTo(key, texts, fields)) {
    addToUi(key, texts, one, ui, neighbour);
    if (one === at && parentOf(at) === '') addToSection(key, texts, name, where, neighbour);
    addToSend(key, texts, one);
  }
  return { at, changes: changesBetween(before, texts) };
}

/** The pointers of the fields that were not there before, without those in a new list. */
function addedTo(key: string, texts: Texts, before: Field[]): Pointer[] {
  const known = new Set(before.map(({ at }) => at));
  const added = fieldsOf(key, readValues(texts)).flatMap(({ at }) => (known.has(at) ? [] : [at]));
  return added.filter((at) => !added.includes(holderOf(at) ?? ''));
}

const placeIn = (path: string, fields: Field[], at: Pointer | undefined) =>
  fields.find((field) => field.at === at)?.places.find(({ file }) => file === path);

/** What a shared piece describes stays as it is: a field goes beside the list or the group that refers to it. */
export function ownPlace(path: string, fields: Field[], where: Where): Where {
  if (!('beside' in where) || placeIn(path, fields, where.beside)) return where;
  const holder = holderOf(where.beside);
  return holder === undefined ? where : ownPlace(path, fields, { ...where, beside: holder });
}

interface Neighbour {
  at: Pointer;
  isBefore: boolean;
}

/** The field that the new one stands beside; of a section, its last one. */
function neighbourOf(key: string, texts: Texts, where: Where): Neighbour | undefined {
  if ('beside' in where) return { at: where.beside, isBefore: where.isBefore };
  const last = sectionsIn(key, texts)[where.section]?.fields.at(-1);
  return last === undefined || last === '*' ? undefined : { at: pointerOf(last), isBefore: false };
}

function indexIn(text: string, container: Pointer, neighbour: Neighbour | undefined): number {
  const names = namesInText(text, container);
  const index = neighbour ? names.indexOf(partsOf(neighbour.at).at(-1)!) : -1;
  return index < 0 ? Infinity : index + (neighbour!.isBefore ? 0 : 1);
}

function addToUi(
  key: string,
  texts: Texts,
  at: Pointer,
  ui: object,
  neighbour: Neighbour | undefined,
): void {
  const path = `schemas/${key}/ui.json`;
  const text = texts[path];
  if (text === undefined || nodeInText(text, at)) return;
  const holder = parentOf(at);
  const whole = nodeInText(text, holder) ? text : setInText(text, holder, {});
  const index = indexIn(whole, holder, neighbour);
  texts[path] = insertInText(whole, holder, index, ui, partsOf(at).at(-1)!);
}

function addToSection(
  key: string,
  texts: Texts,
  name: string,
  where: Where,
  neighbour: Neighbour | undefined,
): void {
  const path = `schemas/${key}/ui.json`;
  const text = texts[path];
  const sections = sectionsIn(key, texts);
  const i =
    'section' in where
      ? where.section
      : sections.findIndex(({ fields }) => fields.includes(partsOf(where.beside)[0]!));
  const section = sections[i];
  if (text === undefined || !section?.listAt || section.fields.includes('*')) return;
  const index = neighbour ? section.fields.indexOf(partsOf(neighbour.at)[0]!) : -1;
  const to = index < 0 ? Infinity : index + (neighbour!.isBefore ? 0 : 1);
  texts[path] = insertInText(text, section.listAt, to, name);
}
