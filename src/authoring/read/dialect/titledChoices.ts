import { isObject, type Schema } from '#engine';
import type { Rewrite } from './rewrite';

/** What a branch may have that is a titled constant. */
const ofChoices = new Set(['const', 'enum', 'title', 'type', '$comment']);

/** `oneOf` or `anyOf` of constants becomes an `enum`, and the titles the texts of its values. */
export const titledChoices: Rewrite = (schema, { move, say }) => {
  for (const keyword of ['oneOf', 'anyOf']) {
    const written: unknown = schema[keyword];
    if ('enum' in schema || !Array.isArray(written) || !written.every(isChoice)) continue;
    const choices = written.map((branch, i) => ({
      value: valueOf(branch),
      title: branch.title,
      i,
    }));
    const values = choices.map(({ value }) => value);
    delete schema[keyword];
    schema.type ??= typeOf(values);
    move('/type', `/${keyword}`);
    if (isYesOrNo(values)) choices.sort((one) => (one.value === true ? -1 : 1));
    else {
      schema.enum = values;
      move('/enum', `/${keyword}`);
      for (const i of values.keys()) move(`/enum/${i}`, `/${keyword}/${i}`);
    }
    if (choices.some(({ title }) => title !== undefined))
      say(
        'ui:enumNames',
        choices.map(({ title, value }) => String(title ?? value)),
        choices.map(({ i }) => `/${keyword}/${i}/title`),
      );
  }
};

/** A boolean has both values, yes before no, without an `enum`. */
const isYesOrNo = (values: unknown[]): boolean =>
  values.length === 2 && values.includes(true) && values.includes(false);

const valueOf = (branch: Schema): unknown => ('const' in branch ? branch.const : branch.enum[0]);

/** A constant, or an `enum` of one value, with at most a title. */
export function isChoice(branch: unknown): branch is Schema {
  if (!isObject(branch) || !Object.keys(branch).every((name) => ofChoices.has(name))) return false;
  return 'const' in branch !== (Array.isArray(branch.enum) && branch.enum.length === 1);
}

/** The type of all these values; undefined where they have none in common. */
function typeOf(values: unknown[]): string | undefined {
  if (values.every((value) => Number.isInteger(value))) return 'integer';
  const [type, ...others] = new Set(values.map((value) => typeof value));
  return others.length === 0 && ['string', 'number', 'boolean'].includes(type!) ? type : undefined;
}
