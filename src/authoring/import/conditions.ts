import type { Schema } from '#engine';
import { isEqual } from '../assertionHolds';
import type { Part } from './part';
import type { Place } from './place';
import type { Field } from './scope';
import { isCount, isList } from './texts';

/** What a condition tests of one field: that it has one of these values, so many entries, or any value. */
interface Test {
  field: Field;
  values?: unknown[];
  minItems?: number;
}

/** Tests of which all must hold. */
export type Condition = Test[];

/** The condition that a schema is, as far as a definition can say it; nothing otherwise. */
export function conditionOf(part: Part, place: Place): Condition | undefined {
  const { scope, path, reader } = place;
  const tests: Condition = [];
  for (const keyword of ['title', 'description', 'type']) part.take(keyword);
  if (part.keywords.size > 0 || part.rules.length > 0 || part.isImpossible) return undefined;
  for (const [name, located] of part.properties) {
    const below = { ...place, path: [...path, name] };
    const inner = reader.partOf(located);
    const found = scope.fieldAt(below.path)
      ? testOf(inner, scope.fieldAt(below.path)!)
      : (checkedBox(inner, below) ?? conditionOf(inner, below));
    if (!found) return undefined;
    tests.push(...found);
  }
  for (const name of part.required.keys()) {
    if (part.properties.has(name)) continue;
    const field = scope.fieldAt([...path, name]);
    if (!field) return undefined;
    tests.push(isGiven(field));
  }
  return tests.length > 0 ? tests : undefined;
}

function testOf(part: Part, field: Field): Condition | undefined {
  part.take('type');
  const values = valuesOf(part, field);
  const minItems = part.take('minItems')?.value;
  if (part.keywords.size > 0 || part.rules.length > 0 || part.isImpossible) return undefined;
  if (values) return values.length > 0 ? [{ field, values }] : undefined;
  if (field.type === 'array')
    return [{ field, minItems: isCount(minItems) ? Math.max(1, minItems) : 1 }];
  return [{ field }];
}

/** That a field is answered. A list without entries is there, too. */
export const isGiven = (field: Field): Test =>
  field.type === 'array' ? { field, minItems: 1 } : { field };

/** The values that `const`, `enum` or a `not` around one of them leave. */
export function valuesOf(part: Part, field: Field | undefined): unknown[] | undefined {
  const constant = part.take('const');
  if (constant) return [constant.value];
  const list = part.take('enum')?.value;
  if (isList(list)) return list.filter((value) => value !== null && value !== '');
  const excluded = part.keywords.get('not')?.value;
  if (!field?.values || typeof excluded !== 'object' || excluded === null) return undefined;
  const {
    const: one,
    enum: many,
    type: _type,
    ...rest
  } = excluded as { [keyword: string]: unknown };
  const gone = one !== undefined ? [one] : many;
  if (!isList(gone) || Object.keys(rest).length > 0) return undefined;
  part.take('not');
  return without(field.values, gone);
}

/** A box of a list of boxes that is ticked: the list contains its value. */
function checkedBox(part: Part, { scope, path }: Place): Condition | undefined {
  const tested = part.keywords.get('contains')?.value;
  if (typeof tested !== 'object' || tested === null || !('const' in tested)) return undefined;
  const field = scope.fieldAt([...path, String(tested.const)]);
  return field && [{ field, values: [true] }];
}

const without = (values: unknown[], gone: unknown[]) =>
  values.filter((value) => !gone.some((each) => isEqual(each, value)));

/** The condition as the `if` of schema.json. */
export function ifOf(condition: Condition): Schema {
  const properties: { [name: string]: Schema } = {};
  for (const { field, values, minItems } of condition)
    if (values)
      properties[field.name] = values.length === 1 ? { const: values[0] } : { enum: values };
    else if (minItems !== undefined) properties[field.name] = { minItems };
  const required = [...new Set(condition.map(({ field }) => field.name))];
  return { ...(Object.keys(properties).length > 0 && { properties }), required };
}

/** The opposite: one of the tests fails. Only fields with known values have one. */
export function oppositeOf(condition: Condition): Schema | undefined {
  const parts = condition.map(({ field, values }) => {
    const left = values && field.values ? without(field.values, values) : [];
    return left.length > 0 ? ifOf([{ field, values: left }]) : undefined;
  });
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  return known.length === 1 ? known[0] : { anyOf: known };
}
