import type { Answers, CompiledDefinition, Schema, Validate } from './definition';
import { isObject } from './object';
import { placesOf } from './places';

/**
 * The validator of each `if`, by the `if` itself: a part of a schema keeps its conditions wherever it is merged to.
 * Kept by the validators, which a definition has in common with itself on another day.
 */
const judgesByDefinition = new WeakMap<object, Map<Schema, Validate>>();

function judgesOf(definition: CompiledDefinition): Map<Schema, Validate> {
  let judges = judgesByDefinition.get(definition.validators);
  if (!judges) {
    judges = new Map(
      Object.entries(placesOf(definition)).map(([place, schema]) => [
        schema,
        definition.validators[place]!,
      ]),
    );
    judgesByDefinition.set(definition.validators, judges);
  }
  return judges;
}

/**
 * The schema with every condition decided for these answers: no `if`, `then` or `allOf` is left,
 * apart from those inside list items, which each item decides for itself (see {@link activePart}).
 */
export function activeSchema(definition: CompiledDefinition, answers: Answers): Schema {
  return decideWithin(definition, definition.schema, answers);
}

function decideWithin(definition: CompiledDefinition, schema: Schema, value: unknown): Schema {
  const active = activePart(definition, schema, value);
  if (!active.properties) return active;
  const within = (name: string) => (isObject(value) ? value[name] : undefined);
  const properties: Record<string, Schema> = {};
  for (const [name, part] of Object.entries<Schema>(active.properties))
    properties[name] = decideWithin(definition, part, within(name));
  return { ...active, properties };
}

/** One level of {@link activeSchema}: the conditions of this part, held against the value at this part. */
export function activePart(definition: CompiledDefinition, schema: Schema, value: unknown): Schema {
  const { if: condition, then, allOf, ...rest } = schema;
  let active: Schema = rest;
  for (const rule of (allOf ?? []) as Schema[])
    active = merge(active, activePart(definition, rule, value));
  if (condition && holds(definition, condition, value))
    active = merge(active, activePart(definition, then ?? {}, value));
  return active;
}

function holds(definition: CompiledDefinition, condition: Schema, value: unknown): boolean {
  const judge = judgesOf(definition).get(condition)!;
  return judge.call(
    definition.today === undefined ? undefined : { today: definition.today },
    value ?? {},
  );
}

function merge(base: Schema, extra: Schema): Schema {
  const merged: Schema = { ...base, ...extra };
  if (base.required && extra.required)
    merged.required = [...new Set([...base.required, ...extra.required])];
  if (base.properties && extra.properties) {
    merged.properties = { ...base.properties };
    for (const [name, part] of Object.entries<Schema>(extra.properties))
      merged.properties[name] = merge(base.properties[name] ?? {}, part);
  }
  if (base.allOf && extra.allOf) merged.allOf = [...base.allOf, ...extra.allOf];
  return merged;
}
