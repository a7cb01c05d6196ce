import type { Pointer, Schema } from '#engine';
import type { Notes } from './importReport';
import type { Case, Field, Scope } from './scope';
import { valuesOf } from './apart';

/** The answer that decides whether a condition is true, with the values for which it is; nothing where it tests more. */
export function caseOf({ properties = {}, required = [], ...rest }: Schema): Case | undefined {
  const [name, ...others] = Object.keys(properties);
  const values = valuesOf(properties[name ?? '']);
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
    const first = scope.fieldAt(path)!;
    const cases = casesOf([first, ...others.map(({ field }) => field)], scope);
    if (cases) {
      scope.resend(path, cases);
      continue;
    }
    for (const { field, at } of others) {
      if (!scope.isSent(field.path)) scope.sendAs(field.path, at, scope.answerOf(field.name));
      notes.changed(
        at,
        `It is asked for in another way elsewhere, so that what is asked for here is a field of its own, "${field.name}", and sent under that name.`,
      );
    }
  }
}

/** The choice between some fields by an answer, each of whose values has one of them at most. */
function casesOf(fields: Field[], scope: Scope) {
  const all = fields.flatMap((field) => field.cases.map((one) => ({ one, field })));
  const by = all[0]?.one?.by;
  if (by === undefined || fields.some(({ way }) => way === 'listed' || way === 'uploaded'))
    return undefined;
  const of: { [value: string]: Pointer } = {};
  for (const { one, field } of all) {
    if (one?.by !== by) return undefined;
    for (const value of one.values) {
      const answer = scope.answerOf(field.name);
      if ((of[String(value)] ?? answer) !== answer) return undefined;
      of[String(value)] = answer;
    }
  }
  return { by: scope.answerOf(by), of };
}
