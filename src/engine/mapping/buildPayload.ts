import { compute } from '../computations';
import type { Document, Each, Pointer, ValueExpression, ValueMap } from '../definition/definition';
import { findEntry } from './findEntry';
import { getAt, partsOf, setAt } from '../json/pointer';

/** What a step sends: named values, or a list of them. */
export type Payload = { [name: string]: unknown } | { [name: string]: unknown }[];

/** The value that a source names in the document. */
export function evaluate(source: ValueExpression, document: Partial<Document>): unknown {
  if (typeof source === 'string') return getAt(document, source);
  if ('const' in source) return source.const;
  if ('each' in source) return mapEach(source, document);
  if ('has' in source) return hasValue(getAt(document, source.has));
  if ('same' in source) {
    const [one, other] = source.same.map((pointer) => getAt(document, pointer));
    return hasValue(one) && one === other;
  }
  if ('from' in source) return getAt(document, source.from) ?? source.or;
  if ('compute' in source)
    return compute(
      source.compute,
      source.of.map((pointer) => getAt(document, pointer)),
      document.today ?? '',
    );
  if ('find' in source) return findIn(source, document);
  const chosen = selectedPointer(source, document);
  return chosen === undefined ? undefined : getAt(document, chosen);
}

type Find = Extract<ValueExpression, { find: object }>;

function findIn({ find, take, or }: Find, document: Partial<Document>): unknown {
  const entry = findEntry(getAt(document, find.in), find.by, getAt(document, find.is));
  return take === undefined ? entry !== undefined : (getAt(entry, take) ?? or);
}

const hasValue = (value: unknown) => value !== undefined && value !== null && value !== '';

/** The pointer that a choice comes to; none for a value that it does not name, be it one that every object inherits. */
export function selectedPointer(
  { by, of }: { by: Pointer; of: { [value: string]: Pointer } },
  document: Partial<Document>,
): Pointer | undefined {
  const value = String(getAt(document, by));
  return Object.hasOwn(of, value) ? of[value] : undefined;
}

/** Left is where it goes, right is where it comes from; what is not there is not sent. */
export function buildPayload(map: ValueMap, document: Partial<Document>): Record<string, unknown> {
  const payload: Record<string, unknown> = {};
  for (const [target, source] of Object.entries(map)) {
    const value = evaluate(source, document);
    if (value !== undefined) setAt(payload, asPointer(target), value);
  }
  return payload;
}

function mapEach({ each, send }: Each, document: Partial<Document>): Record<string, unknown>[] {
  const entries: unknown = getAt(document, each);
  return Array.isArray(entries)
    ? entries.map((item) => buildPayload(send, { ...document, item }))
    : [];
}

/** What a step sends, with the sub-type code that each form call carries (doc 1 §7): in every entry of a list. */
export function payloadOf(send: ValueMap | Each, document: Document): Payload {
  const code = { [subTypeField]: document.subType.code };
  return isEach(send)
    ? mapEach(send, document).map((entry) => ({ ...entry, ...code }))
    : { ...buildPayload(send, document), ...code };
}

export const isEach = (send: ValueMap | Each): send is Each =>
  typeof send.each === 'string' && typeof send.send === 'object';

/** Each form call carries the sub-type code under this name (doc 1 §7). */
export const subTypeField = 'etli_sub_type';

/** Every pointer that a map names, those of a list's entries as `/answers/<list>/items/…`. */
export function pointersIn(map: ValueMap | Each): Pointer[] {
  if (isEach(map)) return pointersOf(map);
  return Object.values(map).flatMap(pointersOf);
}

export function pointersOf(source: ValueExpression): Pointer[] {
  if (typeof source === 'string') return [source];
  if ('const' in source) return [];
  if ('has' in source) return [source.has];
  if ('same' in source) return source.same;
  if ('from' in source) return [source.from];
  if ('compute' in source) return source.of;
  if ('find' in source) return [source.find.in, source.find.is];
  if ('by' in source) return [source.by, ...Object.values(source.of)];
  const inner = pointersIn(source.send).map((pointer) =>
    pointer === '/item' || pointer.startsWith('/item/')
      ? `${source.each}/items${pointer.slice('/item'.length)}`
      : pointer,
  );
  return [source.each, ...inner];
}

/** The answers that a map sends, as pointers into the answers. */
export function answersIn(map: ValueMap | Each): Pointer[] {
  return pointersIn(map)
    .filter((pointer) => pointer.startsWith('/answers/'))
    .map((pointer) => pointer.slice('/answers'.length));
}

/** The earlier steps whose answers a map sends. */
export function stepsIn(map: ValueMap | Each): string[] {
  return pointersIn(map)
    .map(partsOf)
    .filter(([root]) => root === 'steps')
    .map(([, id]) => id!);
}

export const asPointer = (target: string): Pointer =>
  target.startsWith('/') ? target : `/${target}`;
