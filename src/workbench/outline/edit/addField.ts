import { appendInText, insertInText, namesInText, nodeInText, setInText } from '#authoring';
import { getAt, isObject, parentOf, partsOf, type Pointer, pointerOf } from '#engine';
import { filesOf } from '../../checker/filesOf';
import { fieldsOf, listOf } from '../model/fields';
import { readValues } from '../model/values';
import type { NewField } from './kinds';
import { sectionsIn } from './sections';
import { type Changes, changesBetween, type Texts } from './texts';

/** Where a new field goes: beside another one, or at the end of a section. */
export type Where = { beside: Pointer; isBefore: boolean } | { section: number };

/** Adds a field to schema.json, to its section, to ui.json and to what the last step sends. Returns its pointer, too. */
export function addField(
  key: string,
  all: Texts,
  field: NewField,
  where: Where,
): { at: Pointer; changes: Changes } {
  const texts = { ...filesOf(key, all) };
  const before = { ...texts };
  const { name, schema, ui, isRequired } = field;
  const path = `schemas/${key}/schema.json`;
  const fields = fieldsOf(key, readValues(texts));
  const neighbour = neighbourOf(key, texts, where);
  const list = 'beside' in where ? listOf(where.beside) : undefined;
  const place = fields
    .find(({ at }) => at === neighbour?.at)
    ?.places.find(({ file }) => file === path);
  const holder = place ? parentOf(place.at) : '/properties';
  const at = (list === undefined ? '' : `${list}/items`) + pointerOf(name);
  const text = texts[path];
  // The request type was removed meanwhile.
  if (text === undefined) return { at, changes: {} };
  const whole = nodeInText(text, holder) ? text : setInText(text, holder, {});
  const added = insertInText(whole, holder, indexIn(whole, holder, neighbour), schema, name);
  texts[path] = isRequired ? appendInText(added, `${parentOf(holder)}/required`, name) : added;
  addToUi(key, texts, field.name, ui, where, neighbour, list);
  if (list === undefined) addToSend(key, texts, name);
  return { at, changes: changesBetween(before, texts) };
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
  name: string,
  ui: object,
  where: Where,
  neighbour: Neighbour | undefined,
  list: Pointer | undefined,
): void {
  const path = `schemas/${key}/ui.json`;
  const text = texts[path];
  if (text === undefined) return;
  const holder = list === undefined ? '' : `${list}/items`;
  const whole = nodeInText(text, holder) ? text : setInText(text, holder, {});
  texts[path] = insertInText(whole, holder, indexIn(whole, holder, neighbour), ui, name);
  if (list !== undefined) return;
  const sections = sectionsIn(key, texts);
  const i =
    'section' in where
      ? where.section
      : sections.findIndex(({ fields }) => fields.includes(partsOf(where.beside)[0]!));
  const section = sections[i];
  if (!section?.listAt || section.fields.includes('*')) return;
  const index = neighbour ? section.fields.indexOf(partsOf(neighbour.at)[0]!) : -1;
  const to = index < 0 ? Infinity : index + (neighbour!.isBefore ? 0 : 1);
  texts[path] = insertInText(texts[path]!, section.listAt, to, name);
}

/**
 * What the customer answers has to be sent by the step that raises the ticket; the name can be changed there. Files are
 * sent as multipart.
 */
function addToSend(key: string, texts: Texts, name: string): void {
  const path = `schemas/${key}/request.json`;
  const text = texts[path];
  const values = readValues(texts);
  const schema = fieldsOf(key, values).find(({ at }) => at === pointerOf(name))?.schema;
  if (text === undefined || !schema || schema.readOnly === true || schema.type === 'null') return;
  const steps: unknown = values[path]?.steps;
  const i = Array.isArray(steps) ? steps.findIndex((step) => step?.raises === 'ticket') : -1;
  const step: unknown = getAt(steps, `/${i}`);
  if (!isObject(step) || !isObject(step.send) || 'each' in step.send || name in step.send) return;
  const sent = insertInText(text, `/steps/${i}/send`, Infinity, `/answers/${name}`, name);
  texts[path] =
    schema.upload === undefined || step.as === 'multipart'
      ? sent
      : withMultipart(sent, `/steps/${i}`);
}

const withMultipart = (text: string, step: Pointer): string =>
  nodeInText(text, `${step}/as`)
    ? setInText(text, `${step}/as`, 'multipart')
    : insertInText(text, step, namesInText(text, step).indexOf('call') + 1, 'multipart', 'as');
