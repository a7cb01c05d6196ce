import type { CompiledDefinition, NormalizedAnswers, Schema } from '../definition/definition';
import { isObject } from '../json/object';
import { holds } from './holds';
import { schemaLocations } from './locations';

/**
 * The location of each `if`, by the `if` itself: a subschema keeps its conditions when it is merged into another.
 * Cached by the validators, which a definition shares with itself on another day.
 */
const locationsByValidators = new WeakMap<object, Map<Schema, string>>();

function locationOf(definition: CompiledDefinition, condition: Schema): string {
  let locations = locationsByValidators.get(definition.validators);
  if (!locations) {
    locations = new Map(
      Object.entries(schemaLocations(definition)).map(([location, schema]) => [schema, location]),
    );
    locationsByValidators.set(definition.validators, locations);
  }
  return locations.get(condition)!;
}

/**
 * The schema with every condition decided for these answers: no `if`, `then` or `allOf` is left,
 * apart from those inside list items, which each item decides for itself (see {@link activePart}).
 */
export function activeSchema(definition: CompiledDefinition, answers: NormalizedAnswers): Schema {
  return decideWithin(definition, definition.schema, answers);
}

function decideWithin(definition: CompiledDefinition, schema: Schema, value: unknown): Schema {
  const active = activePart(definition, schema, value);
  if (!active.properties) return active;
  const within = (name: string) => (isObject(value) ? value[name] : undefined);
  const properties: Record<string, Schema> = {};
  let isChanged = false;
  for (const [name, part] of Object.entries<Schema>(active.properties)) {
    properties[name] = decideWithin(definition, part, within(name));
    isChanged ||= properties[name] !== part;
  }
  return isChanged ? { ...active, properties } : active;
}

/**
 * One level of {@link activeSchema}: the conditions of this part, held against the value at this part. A part without
 * conditions is given back as it is, and the same decisions give back the same object.
 */
export function activePart(definition: CompiledDefinition, schema: Schema, value: unknown): Schema {
  if (!schema.if && !schema.then && !schema.allOf) return schema;
  const pieces: Schema[] = [];
  const decisions = decide(definition, schema, value, pieces);
  const known = mergedByDecisions.get(schema) ?? new Map<string, Schema>();
  mergedByDecisions.set(schema, known);
  let merged = known.get(decisions);
  if (!merged) {
    if (known.size >= mostKnown) known.clear();
    merged = mergeAll(pieces.map(({ if: _condition, then: _then, allOf: _rules, ...own }) => own));
    known.set(decisions, merged);
  }
  return merged;
}

/**
 * What was merged last, by what its conditions came to: every key of an answer asks, and few of them decide anything
 * anew. A server asks for many people, so the number is bounded.
 */
const mergedByDecisions = new WeakMap<Schema, Map<string, Schema>>();
const mostKnown = 16;

/** Gathers the pieces of a part that apply to the value; gives back what each condition came to, in order. */
function decide(
  definition: CompiledDefinition,
  schema: Schema,
  value: unknown,
  pieces: Schema[],
): string {
  const { if: condition, then, allOf } = schema;
  pieces.push(schema);
  let decisions = '';
  for (const rule of (allOf ?? []) as Schema[])
    decisions += decide(definition, rule, value, pieces);
  if (!condition) return decisions;
  if (!holds(definition, locationOf(definition, condition), value ?? {})) return `${decisions}0`;
  return `${decisions}1${then ? decide(definition, then, value, pieces) : ''}`;
}

/** Several descriptions of the same part as one; of keywords that cannot be joined the last one counts. */
function mergeAll(parts: Schema[]): Schema {
  if (parts.length === 1) return parts[0]!;
  const merged: Schema = Object.assign({}, ...parts);
  const lists = (keyword: 'required' | 'allOf') => parts.flatMap((part) => part[keyword] ?? []);
  if (merged.required) merged.required = [...new Set(lists('required'))];
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
  return merged;
}
