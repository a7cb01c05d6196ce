import type { Schema } from '#engine';
import { isEqual } from '../assertionHolds';
import { areApart } from './apart';
import type { Notes } from './importReport';
import type { Scope } from './scope';

/**
 * Asks for fields only where nothing forbids them, once all that describes them is known: those that a branch names
 * under `not`, and those that one with `additionalProperties: false` does not know.
 */
export function hideFields(scope: Scope, notes: Notes): void {
  hideUnknown(scope, notes);
  const outside = new Map<string, Schema>();
  for (const [name, reasons] of scope.hidden) {
    const conditions = reasons.map(({ condition }) => condition);
    scope.base.allOf = split(scope.base.allOf, { name, conditions, around: [], notes });
    const own = scope.base.properties[name];
    if (!own) continue;
    const key = JSON.stringify(conditions);
    const rule = outside.get(key) ?? { if: noneOf(conditions), then: { properties: {} } };
    notes.remember(rule, reasons[0]!.at);
    outside.set(key, rule);
    const { default: value, ...schema } = own;
    rule.then.properties[name] = schema;
    delete scope.base.properties[name];
    if (value !== undefined) scope.prefill[`/${name}`] = { const: value };
  }
  scope.base.allOf.push(...outside.values());
}

/** Hides what a closed branch does not know. */
function hideUnknown(scope: Scope, notes: Notes): void {
  for (const { path, closed, condition } of scope.closedBranches)
    for (const { at, names } of closed) {
      const kept: string[] = [];
      for (const name of scope.namesIn(path)) {
        if (names.has(name)) continue;
        const fields = scope.fieldsOf([...path, name]);
        if (fields.length > 0 && fields.every(scope.canHide(condition)))
          for (const field of fields) scope.hide(field.name, condition, at);
        else kept.push(name);
      }
      if (kept.length > 0)
        notes.leftOut(
          at,
          `It is false, and the properties beside it lack ${kept.map((name) => JSON.stringify(name)).join(', ')}, so that the source takes no such answer where this branch holds. Describe them there, or leave the keyword out.`,
        );
    }
}

interface Hidden {
  name: string;
  conditions: Schema[];
  /** The conditions around. */
  around: Schema[];
  notes: Notes;
}

/** Rules, of which those that describe or require a field do so only where none of the conditions is true. */
function split(rules: Schema[], hidden: Hidden): Schema[] {
  const { name, conditions, notes } = hidden;
  return rules.flatMap((rule) => {
    const around = [...hidden.around, rule.if as Schema];
    const left = conditions.filter((one) => !around.some((other) => areApart(one, other)));
    if (left.length === 0) return [rule];
    const then = rule.then as Schema;
    if (then.allOf) then.allOf = split(then.allOf, { ...hidden, around });
    const own = takeField(then, name);
    const kept = isEmpty(then) ? [] : [rule];
    const place = notes.placeOf(rule) ?? '';
    const isForbidden = left.some((one) => around.some((other) => isEqual(one, other)));
    if (own && isForbidden)
      notes.leftOut(
        place,
        `"${name}" is asked for here, where another rule forbids it. Correct one of them.`,
      );
    if (!own || isForbidden) return kept;
    if (own.required)
      notes.changed(
        place,
        `"${name}" is required here, and forbidden under another condition: where both are true, it is not asked for, and the source takes no answers.`,
      );
    const moved = { if: { allOf: [rule.if, noneOf(left)] }, then: own };
    notes.remember(moved, place);
    return [...kept, moved];
  });
}

/** What a `then` says of a field, which is taken out of it. */
function takeField(then: Schema, name: string): Schema | undefined {
  const { properties = {}, required = [] } = then;
  const schema = properties[name];
  const isRequired = required.includes(name);
  if (!schema && !isRequired) return undefined;
  delete properties[name];
  if (isRequired) then.required = required.filter((one: string) => one !== name);
  for (const keyword of ['properties', 'required'])
    if (then[keyword] && Object.keys(then[keyword]).length === 0) delete then[keyword];
  return {
    ...(schema && { properties: { [name]: schema } }),
    ...(isRequired && { required: [name] }),
  };
}

const isEmpty = (then: Schema): boolean =>
  Object.values(then).every((value) => Object.keys(value).length === 0);

/** That none of some conditions is true; the opposite of an opposite is the condition itself. */
function noneOf(conditions: Schema[]): Schema {
  const [only, ...others] = conditions;
  if (others.length > 0) return { not: { anyOf: conditions } };
  return Object.keys(only!).join() === 'not' ? only!.not : { not: only };
}
