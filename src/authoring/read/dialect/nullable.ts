import { isObject, type Schema } from '#engine';
import type { Part, Rewrite } from './rewrite';
import { isChoice } from './titledChoices';

/**
 * What may be `null` need not be answered: a type of `null` beside another, `null` among the values of an `enum`, and a
 * branch that is `null` become `nullable`. If one branch is left, the field is
 * described by it, unless it is a choice of its own.
 */
export const nullable: Rewrite = (schema, { move }) => {
  for (const keyword of ['type', 'enum'] as const) {
    const list: unknown = schema[keyword];
    if (!Array.isArray(list) || list.length < 2) continue;
    const rest = list.filter((one) => one !== null && !(keyword === 'type' && one === 'null'));
    if (rest.length === list.length) continue;
    schema[keyword] = keyword === 'type' && rest.length === 1 ? rest[0] : rest;
    schema.nullable = true;
    move('/nullable', `/${keyword}`);
  }
  for (const keyword of ['oneOf', 'anyOf']) withoutNullBranch(schema, keyword, move);
  if (schema.nullable === false) delete schema.nullable;
};

function withoutNullBranch(schema: Schema, keyword: string, move: Part['move']): void {
  const branches: unknown = schema[keyword];
  if (!Array.isArray(branches) || branches.length < 2 || !branches.every(isObject)) return;
  const real = [...branches.entries()].filter(([, branch]) => !isNull(branch));
  if (real.length === branches.length) return;
  schema.nullable = true;
  move('/nullable', `/${keyword}`);
  const [[index, only] = []] = real;
  if (real.length > 1 || !only || isChoice(only)) {
    schema[keyword] = real.map(([, branch]) => branch);
    for (const [i, [from]] of real.entries()) move(`/${keyword}/${i}`, `/${keyword}/${from}`);
    return;
  }
  delete schema[keyword];
  for (const [name, value] of Object.entries(only))
    if (!Object.hasOwn(schema, name)) {
      schema[name] = value;
      move(`/${name}`, `/${keyword}/${index}/${name}`);
    }
}

const isNull = (branch: Schema): boolean =>
  branch.type === 'null' || ('const' in branch && branch.const === null);
