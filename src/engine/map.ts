import type {
  Answers,
  Definition,
  Document,
  Pointer,
  Schema,
  Source,
  SourceMap,
} from './definition';
import { descriptionOf } from './fields';
import { getAt, partsOf, setAt } from './pointer';

/** The value that a source names in the document. */
export function resolve(source: Source, document: Partial<Document>): unknown {
  if (typeof source === 'string') return getAt(document, source);
  if ('const' in source) return source.const;
  const chosen = chosenOf(source, document);
  return chosen === undefined ? undefined : getAt(document, chosen);
}

/** The pointer that a choice comes to; none for a value that it does not name, be it one that every object inherits. */
function chosenOf(
  { by, of }: { by: Pointer; of: { [value: string]: Pointer } },
  document: Partial<Document>,
): Pointer | undefined {
  const value = String(getAt(document, by));
  return Object.hasOwn(of, value) ? of[value] : undefined;
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
    const at = pointer.slice('/answers'.length);
    setAt(answers, at, asText ? fromText(value, descriptionOf(definition.schema, at)) : value);
  };
  const entries = Object.entries(map);
  for (const [target, source] of entries)
    if (typeof source === 'string') take(source, getAt(payload, asPointer(target)));
  // A choice needs the answer that it hangs on, so it comes second.
  for (const [target, source] of entries)
    if (typeof source !== 'string' && 'by' in source) {
      const chosen = chosenOf(source, { answers });
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

/** Form fields are texts: what the schema says is a number, yes or no, a list or an object is turned back. */
function fromText(value: unknown, schema: Schema | undefined): unknown {
  if (typeof value !== 'string') return value;
  const { type } = schema ?? {};
  if ((type === 'number' || type === 'integer') && value.trim() !== '' && !isNaN(Number(value)))
    return Number(value);
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  if (type === 'array' || type === 'object') return parsed(value);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the text stays, and the rule `type` says what is wrong with it.
    return text;
  }
}
