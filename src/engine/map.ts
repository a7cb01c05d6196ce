import type { Answers, Definition, Document, Schema, Source, SourceMap } from './definition';
import { getAt, partsOf, setAt } from './pointer';

/** The value that a source names in the document. */
export function resolve(source: Source, document: Partial<Document>): unknown {
  if (typeof source === 'string') return getAt(document, source);
  if ('const' in source) return source.const;
  const chosen = source.of[String(getAt(document, source.by))];
  return chosen === undefined ? undefined : getAt(document, chosen);
}

/** Left is where it goes, right is where it comes from; what is not there is not sent. */
export function mapPayload(map: SourceMap, document: Partial<Document>): Record<string, unknown> {
  const payload: Record<string, unknown> = {};
  for (const [target, source] of Object.entries(map)) {
    const value = resolve(source, document);
    if (value !== undefined) setAt(payload, asPointer(target), value);
  }
  return payload;
}

export interface Unmapped {
  answers: Answers;
  policyNumber: string | undefined;
  /** Names in the payload that the map does not know: nobody may send them. */
  unknown: string[];
}

/**
 * The way back of {@link mapPayload}: the answers and the policy that a payload carries. What the map takes
 * from the customer's record, from earlier steps or from constants is left aside: the server has its own.
 * `asText`: the payload came as form fields, so numbers and yes/no are turned back by the schema's types.
 */
export function unmapPayload(
  map: SourceMap,
  payload: { [name: string]: unknown },
  definition: Definition,
  asText = false,
): Unmapped {
  const answers: Answers = {};
  let policyNumber: string | undefined;
  const take = (pointer: string, value: unknown) => {
    const [root, ...parts] = partsOf(pointer);
    if (value === undefined || parts.length === 0) return;
    if (root === 'policy' && parts[0] === 'policyNo') policyNumber = String(value);
    if (root !== 'answers') return;
    const typed = asText ? fromText(value, typeOf(definition.schema, parts[0]!)) : value;
    setAt(answers, pointer.slice('/answers'.length), typed);
  };
  const entries = Object.entries(map);
  for (const [target, source] of entries)
    if (typeof source === 'string') take(source, getAt(payload, asPointer(target)));
  // A choice needs the answer that it hangs on, so it comes second.
  for (const [target, source] of entries)
    if (typeof source !== 'string' && 'by' in source) {
      const chosen = source.of[String(getAt({ answers }, source.by))];
      if (chosen) take(chosen, getAt(payload, asPointer(target)));
    }
  const known = new Set(entries.map(([target]) => partsOf(asPointer(target))[0]));
  const unknown = Object.keys(payload).filter((name) => !known.has(name) && name !== subTypeField);
  return { answers, policyNumber, unknown };
}

/** Each form call carries the sub-type code under this name (doc 1 §7). */
export const subTypeField = 'etli_sub_type';

/** The answers that a map sends, as pointers into the answers. */
export function answersIn(map: SourceMap): string[] {
  return Object.values(map)
    .flatMap((source) => {
      if (typeof source === 'string') return [source];
      return 'by' in source ? [source.by, ...Object.values(source.of)] : [];
    })
    .filter((pointer) => pointer.startsWith('/answers/'))
    .map((pointer) => pointer.slice('/answers'.length));
}

const asPointer = (target: string) => (target.startsWith('/') ? target : `/${target}`);

function fromText(value: unknown, type: unknown): unknown {
  if (typeof value !== 'string') return value;
  if ((type === 'number' || type === 'integer') && value.trim() !== '' && !isNaN(Number(value)))
    return Number(value);
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/** The type of a field, wherever in the schema's rules it is described. */
function typeOf(schema: Schema, field: string): unknown {
  const own = schema.properties?.[field]?.type;
  if (own !== undefined) return own;
  const rules: Schema[] = [schema.then ?? [], schema.allOf ?? []].flat();
  return rules.map((rule) => typeOf(rule, field)).find((type) => type !== undefined);
}
