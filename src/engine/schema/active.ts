import type { CompiledDefinition, NormalizedAnswers, Schema } from '../definition/definition';
import { isObject } from '../json/object';
import { holds } from './holds';
import { ifLocations } from './locations';
import { keepNamedValues } from './namedValues';

/**
 * The location of each `if`, by the `if` itself: a subschema keeps its conditions when it is merged into another.
 * Cached by the validators, which a definition shares with itself on another day.
 */
const locationsByValidators = new WeakMap<object, Map<Schema, string>>();

function locationsIn({ schema, validators }: CompiledDefinition): Map<Schema, string> {
  let locations = locationsByValidators.get(validators);
  if (!locations) {
    locations = new Map(ifLocations(schema).map(([location, condition]) => [condition, location]));
    locationsByValidators.set(validators, locations);
  }
  return locations;
}

/** Every `if` of schema.json. */
export const conditionsIn = (definition: CompiledDefinition): Schema[] => [
  ...locationsIn(definition).keys(),
];

/**
 * The schema with every condition evaluated for these answers: no `if`, `then` or `allOf` is left, except in list
 * items, which are evaluated one by one (see {@link activeWithin}).
 */
export function activeSchema(definition: CompiledDefinition, answers: NormalizedAnswers): Schema {
  return activeWithin(definition, definition.schema, answers);
}

/** {@link activeSchema} for the value at a subschema, such as an entry of a list: its groups are evaluated, too. */
export function activeWithin(
  definition: CompiledDefinition,
  schema: Schema,
  value: unknown,
): Schema {
  const active = activePart(definition, schema, value);
  if (!active.properties) return active;
  const within = (name: string) => (isObject(value) ? value[name] : undefined);
  const properties: Record<string, Schema> = {};
  let isChanged = false;
  for (const [name, part] of Object.entries<Schema>(active.properties)) {
    properties[name] = activeWithin(definition, part, within(name));
    isChanged ||= properties[name] !== part;
  }
  return isChanged ? { ...active, properties } : active;
}

/**
 * One level of {@link activeSchema}: a subschema with its conditions evaluated for the value at it. The same results
 * return the same object; without conditions that is the subschema itself.
 */
export function activePart(definition: CompiledDefinition, schema: Schema, value: unknown): Schema {
  if (!schema.if && !schema.then && !schema.allOf) return schema;
  const pieces: Schema[] = [];
  const results = evaluateConditions(definition, schema, value, pieces);
  const known = mergedByResults.get(schema) ?? new Map<string, Schema>();
  mergedByResults.set(schema, known);
  let merged = known.get(results);
  if (!merged) {
    if (known.size >= maxMerged) known.clear();
    merged = mergeAll(pieces.map(({ if: _condition, then: _then, allOf: _rules, ...own }) => own));
    known.set(results, merged);
  }
  return merged;
}

/**
 * Merged schemas by the results of their conditions: every keystroke needs them, and few change a result. Bounded,
 * because a server evaluates the answers of many customers.
 */
const mergedByResults = new WeakMap<Schema, Map<string, Schema>>();
const maxMerged = 16;

/** Collects the subschemas that apply to the value; returns the result of each condition, in order. */
function evaluateConditions(
  definition: CompiledDefinition,
  schema: Schema,
  value: unknown,
  pieces: Schema[],
): string {
  const { if: condition, then, allOf } = schema;
  pieces.push(schema);
  let results = '';
  for (const rule of (allOf ?? []) as Schema[])
    results += evaluateConditions(definition, rule, value, pieces);
  if (!condition) return results;
  if (!holds(definition, locationsIn(definition).get(condition)!, value ?? {}))
    return `${results}0`;
  return `${results}1${then ? evaluateConditions(definition, then, value, pieces) : ''}`;
}

/** Several schemas of the same value as one; where keywords cannot be combined the last one counts. */
function mergeAll(parts: Schema[]): Schema {
  if (parts.length === 1) return parts[0]!;
  const merged: Schema = Object.assign({}, ...parts);
  const lists = (keyword: string) => parts.flatMap((part) => part[keyword] ?? []);
  // Of the names of several lists it says only that they are in one.
  for (const keyword of ['required', 'anyRequired', 'atMostOne'])
    if (merged[keyword]) merged[keyword] = [...new Set(lists(keyword))];
  if (merged.allOf) merged.allOf = lists('allOf');
  if (merged.properties) {
    const properties: Record<string, Schema> = {};
    for (const part of parts)
      for (const [name, described] of Object.entries<Schema>(part.properties ?? {}))
        properties[name] = Object.hasOwn(properties, name)
          ? mergeAll([properties[name]!, described])
          : described;
    merged.properties = properties;
  }
  keepNamedValues(merged, parts);
  return merged;
}
