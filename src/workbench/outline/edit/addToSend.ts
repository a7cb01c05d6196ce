import { insertInText, namesInText, nodeInText, setInText } from '#authoring';
import {
  getAt,
  isObject,
  isOfValues,
  parentOf,
  partsOf,
  type Pointer,
  pointerOf,
  type Schema,
  type ValueMap,
} from '#engine';
import { enclosingList, type Field, fieldsOf } from '../model/fields';
import { readValues, valueOf } from '../model/values';
import { numbered } from './kinds';
import type { Texts } from './texts';

/** A map of what a step sends: that of the step, or that of the entries of a list. */
interface SentMap {
  /** Pointer below `send` of the step. */
  at: Pointer;
  /** The list whose entries it sends, as a pointer into the answers. */
  list?: Pointer | undefined;
  /** What it sends, by the name under which it does: pointers into the answers. */
  answers: { name: string; pointer: Pointer }[];
}

/**
 * What the customer answers has to be sent by the step that raises the ticket; the name can be changed there. What is in
 * the entries of a list is sent where these are, if they are sent one by one. Files are sent as multipart.
 */
export function addToSend(key: string, texts: Texts, at: Pointer): void {
  const path = `schemas/${key}/request.json`;
  const text = texts[path];
  const fields = fieldsOf(key, readValues(texts));
  const schema = fields.find((field) => field.at === at)?.schema;
  if (text === undefined || !schema || schema.type === 'null' || isGiven(fields, at)) return;
  const steps: unknown = valueOf(path, text)?.steps;
  const i = Array.isArray(steps) ? steps.findIndex((one) => one?.raises === 'ticket') : -1;
  const step: unknown = getAt(steps, `/${i}`);
  if (!isObject(step) || !isObject(step.send)) return;
  const maps = mapsIn(step.send);
  const isCarried = maps.some(({ answers }) => answers.some(({ pointer }) => isIn(at, pointer)));
  const map = mapFor(maps, enclosingList(at));
  if (isCarried || !map) return;
  const holder = `/steps/${i}/send${map.at}`;
  const taken = namesInText(text, holder);
  const name = numbered(nameFor(map, at), (one) => taken.includes(one));
  const pointer = sourceIn(map, at);
  const source = isEntries(schema)
    ? { each: pointer, send: sentOfEntry(schema, editingOf(key, texts, at)) }
    : pointer;
  const sent = insertInText(text, holder, Infinity, source, name);
  texts[path] =
    schema.upload === undefined || step.as === 'multipart'
      ? sent
      : withMultipart(sent, `/steps/${i}`);
}

/** Whether a field, or what it is in, is the insurer's. */
const isGiven = (fields: Field[], at: Pointer): boolean =>
  fields.some((field) => isIn(at, field.at) && field.schema.readOnly === true);

const isIn = (at: Pointer, outer: Pointer): boolean => at === outer || at.startsWith(`${outer}/`);

/** The maps of a payload: the whole one, and those of the entries of lists in it, nested ones too. */
function mapsIn(send: object, at: Pointer = '', list?: Pointer): SentMap[] {
  if ('each' in send) {
    const each = typeof send.each === 'string' ? answerOf(send.each, list) : undefined;
    const isOfObjects = 'send' in send && isObject(send.send) && !isOfValues(send.send as ValueMap);
    return isOfObjects ? mapsIn(send.send as object, `${at}/send`, each) : [];
  }
  const answers = Object.entries(send).flatMap(([name, source]: [string, unknown]) => {
    const pointer = carriedBy(source);
    const answer = pointer === undefined ? undefined : answerOf(pointer, list);
    return answer === undefined ? [] : [{ name, pointer: answer }];
  });
  const inner = Object.entries(send).filter(
    (entry): entry is [string, object] => isObject(entry[1]) && 'each' in entry[1],
  );
  return [
    { at, list, answers },
    ...inner.flatMap(([name, one]) => mapsIn(one, at + pointerOf(name), list)),
  ];
}

/** The pointer whose value a source gives as it is. */
function carriedBy(source: unknown): string | undefined {
  const pointer = isObject(source) && 'or' in source ? source.from : source;
  return typeof pointer === 'string' ? pointer : undefined;
}

/** A pointer into the document, or into the entry of a list, as one into the answers. */
function answerOf(pointer: string, list: Pointer | undefined): Pointer | undefined {
  const [root, ...names] = partsOf(pointer);
  if (root === 'answers') return pointerOf(...names);
  return root === 'item' && list !== undefined ? `${list}/items${pointerOf(...names)}` : undefined;
}

/** The map that sends the entries of a list, the one with most of their answers; without a list that of the step. */
function mapFor(maps: SentMap[], list: Pointer | undefined): SentMap | undefined {
  if (list === undefined) return maps[0];
  return maps
    .filter((map) => map.list === list)
    .toSorted((a, b) => b.answers.length - a.answers.length)[0];
}

const sourceIn = ({ list }: SentMap, at: Pointer): Pointer =>
  list !== undefined && isIn(at, `${list}/items`)
    ? `/item${at.slice(`${list}/items`.length)}`
    : `/answers${at}`;

const isEntries = ({ type, items }: Schema): boolean =>
  type === 'array' && isObject(items) && isObject(items.properties);

/** What an entry is sent as: all but what says that it is open. */
const sentOfEntry = ({ items }: Schema, editing: unknown) =>
  Object.fromEntries(
    Object.keys(items.properties)
      .filter((name) => name !== editing)
      .map((name) => [name, `/item${pointerOf(name)}`]),
  );

function editingOf(key: string, texts: Texts, list: Pointer): unknown {
  const path = `schemas/${key}/ui.json`;
  return getAt(valueOf(path, texts[path] ?? '{}'), `${list}/ui:entries/editing`);
}

/** Of a field in a group the name is nested as those beside it are. */
function nameFor({ answers }: SentMap, at: Pointer): string {
  const name = partsOf(at).at(-1)!;
  const beside = answers.find(({ pointer }) => parentOf(pointer) === parentOf(at));
  return beside?.name.startsWith('/') ? parentOf(beside.name) + pointerOf(name) : name;
}

const withMultipart = (text: string, step: Pointer): string =>
  nodeInText(text, `${step}/as`)
    ? setInText(text, `${step}/as`, 'multipart')
    : insertInText(text, step, namesInText(text, step).indexOf('call') + 1, 'multipart', 'as');
