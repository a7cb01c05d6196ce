import type { Pointer, Schema } from '#engine';
import type { Notes } from './importReport';
import type { Case, Field } from './collected';
import type { Scope } from './scope';
import { constantsOf } from './apart';

/** The answer that decides whether a condition is true, with the values for which it is; nothing where it tests more. */
export function caseOf({ properties = {}, required = [], ...rest }: Schema): Case | undefined {
  const [name, ...others] = Object.keys(properties);
  const values = constantsOf(properties[name ?? '']);
  const isAlone = name !== undefined && others.length === 0 && required.join() === name;
  return isAlone && values && Object.keys(rest).length === 0 ? { by: name, values } : undefined;
}

/**
 * Sends what several fields ask for under the name that the source has, where one answer tells which of them is asked
 * for; otherwise all but the first go under names of their own.
 */
export function sendOthers(scope: Scope, notes: Notes): void {
  for (const [key, others] of scope.others) {
    const path: string[] = JSON.parse(key);
    const first = {
      field: scope.fieldAt(path)!,
      at: scope.origins.get(scope.fieldAt(path)!.name)!,
    };
    const all = [first, ...others];
    const cases = casesOf(all, scope);
    if (cases) scope.payload.replace(path, cases.choice);
    for (const { field, at } of cases
      ? all.filter(({ field }) => !cases.fields.has(field))
      : others) {
      if (field === first.field)
        scope.payload.add([...path.slice(0, -1), field.name], at, scope.answerOf(field.name));
      else if (!scope.payload.has(field.path))
        scope.payload.add(field.path, at, scope.answerOf(field.name));
      notes.changed(
        at,
        `It is asked for in another way elsewhere, so that what is asked for here is a field of its own, "${field.name}", and sent under that name.`,
      );
    }
  }
}

/** The choice between the fields that an answer tells apart, each of whose values has one of them at most. */
function casesOf(all: { field: Field }[], scope: Scope) {
  const told = all.filter(
    ({ field: { cases, way, type } }) =>
      // A list is also sent without entries, and a file not as a value.
      type !== 'array' &&
      way !== 'uploaded' &&
      cases.every((one) => one && one.by === cases[0]!.by),
  );
  const by = told[0]?.field.cases[0]?.by;
  if (by === undefined) return undefined;
  const of: { [value: string]: Pointer } = {};
  const fields = new Set<Field>();
  for (const { field } of told) {
    const values = field.cases.flatMap((one) => one!.values.map(String));
    if (field.cases[0]!.by !== by || values.some((value) => Object.hasOwn(of, value))) continue;
    fields.add(field);
    for (const value of values) of[value] = scope.answerOf(field.name);
  }
  return fields.size > 1 ? { choice: { by: scope.answerOf(by), of }, fields } : undefined;
}
