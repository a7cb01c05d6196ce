import type { FileAnswer, Step, ValueMap } from '../definition/definition';
import { isObject } from '../json/object';
import { parsedJson } from '../json/parsedJson';
import { partsOf } from '../json/pointer';
import { plainText } from '../text/plainText';
import { asPointer, isEach, type Payload } from './buildPayload';

/** A step's payload as it arrives. Of a form in `multipart/form-data` each field is a text, and its files are apart. */
export interface ReceivedPayload {
  kind: 'json' | 'multipart';
  /** A list if the JSON body is a list. */
  fields: Payload;
  files: { [field: string]: FileAnswer };
}

/** The payload that was sent. Form fields of single answers stay texts: `parsePayload` reads them by their field. */
export function decodePayload(
  { send }: Pick<Step, 'send'>,
  { kind, fields, files }: ReceivedPayload,
): Payload {
  if (Array.isArray(fields)) return withPlainTexts(fields) as Payload;
  const decoded =
    kind === 'json' || isEach(send)
      ? fields
      : Object.fromEntries(
          Object.entries(fields).map(([name, text]) => [name, decodeField(send, name, text)]),
        );
  return { ...(withPlainTexts(decoded) as object), ...files };
}

function decodeField(send: ValueMap, name: string, text: unknown): unknown {
  if (typeof text !== 'string') return text;
  for (const [target, source] of Object.entries(send)) {
    const [root, ...below] = partsOf(asPointer(target));
    if (root !== name) continue;
    if (below.length > 0 || source === '/answers') return parsedJson(text);
    if (typeof source === 'string') continue;
    if ('each' in source) return parsedJson(text);
    if (text === 'null' && 'or' in source && source.or === null) return null;
  }
  return text;
}

function withPlainTexts(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map(withPlainTexts);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withPlainTexts(part)]),
  );
}
