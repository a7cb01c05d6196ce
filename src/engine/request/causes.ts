import type {
  Choose,
  CompiledDefinition,
  Pointer,
  ValueExpression,
} from '../definition/definition';
import { isObject } from '../json/object';
import { pointerOf } from '../json/pointer';
import { pointersOf } from '../mapping/buildPayload';
import { applicators, subschemas } from '../schema/subschemas';
import { refersTo } from './document';
import { entryAt } from './entryPlaces';
import { lookUpFilling } from './lookUps';
import { readOnlyFields } from './readOnlyValues';

/** The answers that a value follows from, those that these follow from included, in the order in which they are named. */
export function causesOf(definition: CompiledDefinition, at: Pointer): Pointer[] {
  const found = new Set<Pointer>([at]);
  const visit = (place: Pointer) => {
    for (const cause of sourcesOf(definition, place)) {
      if (found.has(cause)) continue;
      found.add(cause);
      visit(cause);
    }
  };
  visit(at);
  return [...found].slice(1);
}

/** Whether the value of a read-only field is worked out from what the customer answered, and not of the records alone. */
export const followsFromAnswers = (definition: CompiledDefinition, at: Pointer): boolean =>
  causesOf(definition, at).some((cause) => !readOnlyFields(definition).includes(cause));

/** The answers that a value is computed from, or whose look-up fills it. */
function sourcesOf(definition: CompiledDefinition, at: Pointer): Pointer[] {
  const lookUp = lookUpFilling(definition, at);
  if (lookUp !== undefined) return [lookUp];
  const source = prefillOf(definition, at);
  if (source === undefined) return [];
  const field = inAllEntries(at);
  const entry = field.includes('/items/') ? entryAt(field, at) : undefined;
  const pointers =
    typeof source === 'object' && 'choose' in source
      ? source.choose.flatMap(({ when }) => testedIn(when))
      : pointersOf(source);
  return pointers.flatMap((pointer) => {
    const [place] = pointer.split('/items/') as [Pointer];
    if (place.startsWith('/answers/')) return [place.slice('/answers'.length)];
    const isOfEntry = entry !== undefined && place.startsWith('/item/');
    return isOfEntry ? [entry + place.slice('/item'.length)] : [];
  });
}

/** What `prefill` says of a field; of one in an entry, what it says of the field in all entries. */
function prefillOf(
  { request }: CompiledDefinition,
  at: Pointer,
): ValueExpression | Choose | undefined {
  return request.prefill?.[inAllEntries(at)];
}

/** A field of an entry as maps name it: `/lines/items/held` for `/lines/0/held`. */
const inAllEntries = (at: Pointer): Pointer => at.replaceAll(/\/\d+(?=\/)/g, '/items');

/** Whether `prefill` or a look-up fills a field. */
export const isFilled = (definition: CompiledDefinition, at: Pointer): boolean =>
  prefillOf(definition, at) !== undefined || lookUpFilling(definition, at) !== undefined;

/** Whether values are read of the policy, or of what is loaded for it. */
export const isOfPolicy = (definition: CompiledDefinition, fields: Pointer[]): boolean =>
  fields
    .map((at) => prefillOf(definition, at))
    .some((source) => refersTo(source, 'policy') || refersTo(source, 'loaded'));

/** The places of a document that a condition tests. */
function testedIn(condition: unknown, at: Pointer = ''): Pointer[] {
  if (!isObject(condition)) return [];
  const inner = [...subschemas(condition)].flatMap(([location, part]) => {
    const [, keyword, name] = location.split('/');
    return testedIn(part, applicators.named.includes(keyword!) ? `${at}/${name}` : at);
  });
  const required = Array.isArray(condition.required) ? condition.required : [];
  const named = required.map((name) => at + pointerOf(`${name}`));
  return [...(inner.length > 0 ? inner : [at]), ...named];
}
