import { compute } from '../computations';
import type {
  Document,
  Each,
  Json,
  Operand,
  Pointer,
  Schema,
  Step,
  ValueExpression,
  ValueMap,
} from '../definition/definition';
import { type Blank, blankIn, noBlank, omitted } from './blank';
import { findEntry } from './findEntry';
import { isEmptyObject } from '../json/object';
import { getAt, isPlace, parentOf, partsOf, setAt } from '../json/pointer';

/** What a step sends: an object, or a list of objects. */
export type Payload = { [name: string]: unknown } | { [name: string]: unknown }[];

/** The value of an expression in a document; `undefined` if there is none. */
export function evaluate(
  source: ValueExpression,
  document: Partial<Document>,
  blank = noBlank,
): unknown {
  if (typeof source === 'string') return getAt(document, source);
  if ('const' in source) return source.const;
  if ('each' in source) return mapEach(source, document, blank);
  if ('has' in source) return hasValue(getAt(document, source.has));
  if ('same' in source) {
    const [one, other] = source.same.map((pointer) => getAt(document, pointer));
    return hasValue(one) && one === other;
  }
  if ('from' in source) return getAt(document, source.from) ?? source.or;
  if ('compute' in source)
    return compute(source.compute, operandsOf(source, document), document.today ?? '');
  if ('find' in source) return findIn(source, document);
  const chosen = selectedPointer(source, document);
  return chosen === undefined ? undefined : getAt(document, chosen);
}

type Compute = Extract<ValueExpression, { compute: string }>;

function operandsOf({ of, take }: Compute, document: Partial<Document>): unknown[] {
  return of.map((operand) => {
    if (typeof operand !== 'string') return operand.const;
    const value: unknown = getAt(document, operand);
    if (take === undefined || !Array.isArray(value)) return value;
    return value.map((entry) => getAt(entry, take));
  });
}

/** The values of the document that a computation takes. */
export const operandPointers = (of: Operand[]): Pointer[] =>
  of.filter((operand) => typeof operand === 'string');

type Find = Extract<ValueExpression, { find: object }>;

function findIn({ find, take, or }: Find, document: Partial<Document>): unknown {
  const entry = findEntry(getAt(document, find.in), find.by, getAt(document, find.is));
  return take === undefined ? entry !== undefined : (getAt(entry, take) ?? or);
}

const hasValue = (value: unknown) => value !== undefined && value !== null && value !== '';

/** The pointer that `{ by, of }` selects; none for a value that `of` does not name itself. */
export function selectedPointer(
  { by, of }: { by: Pointer; of: { [value: string]: Pointer } },
  document: Partial<Document>,
): Pointer | undefined {
  const value: unknown = getAt(document, by);
  // What a payload has here may be anything, and an object has no text of its own.
  const name = typeof value === 'object' ? '' : String(value);
  return Object.hasOwn(of, name) ? of[name] : undefined;
}

/** Maps values of a document to a payload; a value that does not exist is not sent, unless `blank` replaces it. */
export function buildPayload(
  map: ValueMap,
  document: Partial<Document>,
  blank = noBlank,
  list?: Pointer,
): Record<string, unknown> {
  const payload: Record<string, unknown> = {};
  const bare: Target[] = [];
  const gaps: Target[] = [];
  const fixed: Target[] = [];
  for (const [name, source] of Object.entries(map)) {
    const target = asPointer(name);
    if (isBare(source)) {
      bare.push([target, source.const]);
      continue;
    }
    const found = evaluate(source, document, blank);
    const value = isNothing(found) ? blank(source, list, found) : found;
    if (value === undefined) {
      if (found !== undefined && placeIn(target) >= 0) gaps.push([target, found]);
      continue;
    }
    const isFixed = isNothing(found) || (typeof source === 'object' && 'const' in source);
    // What others write into must not be the definition's own, or the records'.
    const isShared = typeof value === 'object' && isInside(map, target);
    const own = isShared ? structuredClone(value) : value;
    if (blank === omitted && isFixed && parentOf(target) !== '') fixed.push([target, own]);
    else setAt(payload, target, own);
  }
  // An object of which nothing is answered is left out, too, and what would leave a gap before it in a list.
  const isLeftOut = (target: Pointer) => {
    const holder: unknown = getAt(payload, parentOf(target));
    const place = placeIn(target);
    return (
      blank === omitted &&
      parentOf(target) !== '' &&
      (!holder || (place > 0 && getAt(holder, `/${place - 1}`) === undefined))
    );
  };
  // A list without entries is kept where a later place is there.
  for (const [target, value] of gaps)
    if (getAt(payload, parentOf(target))?.length > placeIn(target)) setAt(payload, target, value);
  for (const [target, value] of bare.sort(([a], [b]) => a.length - b.length))
    if (!isLeftOut(target) && !getAt(payload, target))
      setAt(payload, target, structuredClone(value));
  for (const [target, value] of fixed.sort(([a], [b]) => placeIn(a) - placeIn(b)))
    if (!isLeftOut(target)) setAt(payload, target, value);
  return payload;
}

type Target = [target: Pointer, value: unknown];

/** Which place in a list a target is; -1 for a property. */
function placeIn(target: Pointer): number {
  const name = partsOf(target).at(-1)!;
  return parentOf(target) !== '' && isPlace(name) ? Number(name) : -1;
}

/** Whether a map writes something into what another of its targets is. */
const isInside = (map: ValueMap, target: Pointer): boolean =>
  Object.keys(map).some((name) => asPointer(name).startsWith(`${target}/`));

/** An object or a list that is sent even where nothing of it is, into which other values go. */
export const isBare = (
  source: ValueExpression,
): source is { const: [] | { [name: string]: Json } } =>
  typeof source === 'object' &&
  'const' in source &&
  (isEmptyObject(source.const) || (Array.isArray(source.const) && source.const.length === 0));

const isNothing = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0);

function mapEach({ each, send }: Each, document: Partial<Document>, blank: Blank): unknown[] {
  const entries: unknown = getAt(document, each);
  if (!Array.isArray(entries)) return [];
  const made = entries.map((item) => buildPayload(send, { ...document, item }, blank, each));
  if (!isOfValues(send)) return made;
  return made.map((entry) => entry[itself]).filter((value) => value !== undefined);
}

/** The name of a map under which an entry is no object, but this value. */
export const itself = '';

/** Whether the entries of a list are values. */
export const isOfValues = (send: ValueMap): boolean => Object.hasOwn(send, itself);

/** The payload of a step with the sub-type code (FLOW-10): in a list, in every entry. */
export function payloadOf(
  { as, send, raises, raisesFor, omitEmpty }: SentStep,
  document: Document,
  schema: Schema,
): Payload {
  const code = { [subTypeField]: document.subType.code };
  const isTicket = raises ?? raisesFor;
  const blank = omitEmpty ? omitted : isTicket ? blankIn(schema, as === 'multipart') : noBlank;
  return isEach(send)
    ? mapEach(send, document, blank).map((entry) => ({ ...(entry as object), ...code }))
    : { ...buildPayload(send, document, blank), ...code };
}

type SentStep = Pick<Step, 'as' | 'send' | 'raises' | 'raisesFor' | 'omitEmpty'>;

/** Whether a step sends a list. */
export const isEach = (send: ValueMap | Each): send is Each =>
  typeof send.each === 'string' && typeof send.send === 'object';

/** The name under which every form call carries the sub-type code (FLOW-10). */
export const subTypeField = 'etli_sub_type';

/** Every pointer in a map; those into a list entry as `/answers/<list>/items/…`. */
export function pointersIn(map: ValueMap | Each): Pointer[] {
  if (isEach(map)) return pointersOf(map);
  return Object.values(map).flatMap(pointersOf);
}

/** Every pointer in an expression; see {@link pointersIn}. */
export function pointersOf(source: ValueExpression): Pointer[] {
  if (typeof source === 'string') return [source];
  if ('const' in source) return [];
  if ('has' in source) return [source.has];
  if ('same' in source) return source.same;
  if ('from' in source) return [source.from];
  if ('compute' in source) return operandPointers(source.of);
  if ('find' in source) return [source.find.in, source.find.is];
  if ('by' in source) return [source.by, ...Object.values(source.of)];
  const inner = pointersIn(source.send).map((pointer) =>
    pointer === '/item' || pointer.startsWith('/item/')
      ? `${source.each}/items${pointer.slice('/item'.length)}`
      : pointer,
  );
  return [source.each, ...inner];
}

/** The answers that a map reads, as pointers into the answers. */
export function answersIn(map: ValueMap | Each): Pointer[] {
  return pointersIn(map)
    .filter((pointer) => pointer.startsWith('/answers/'))
    .map((pointer) => pointer.slice('/answers'.length));
}

/** The ids of the earlier steps whose responses a map reads. */
export function stepsIn(map: ValueMap | Each): string[] {
  return pointersIn(map)
    .map(partsOf)
    .filter(([root]) => root === 'steps')
    .map(([, id]) => id!);
}

/** The target of a map as a pointer: a plain name is a property of the payload. */
export const asPointer = (target: string): Pointer =>
  target.startsWith('/') ? target : `/${target}`;
