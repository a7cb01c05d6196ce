import { applicators, isObject, type Pointer, pointerOf, type Schema } from '../../../src/engine';
import { formatsInDraft07 } from './formats';
import { meanings } from './keywords';

/** A schema in draft-07 alone, with the keyword of the engine that each added part says, by the part's location. */
export interface PlainSchema {
  schema: Schema;
  saidBy: Map<Pointer, string>;
}

/** A schema without the keywords that no value breaks, and without those that draft-07 cannot say. */
export const sayable = (schema: Schema): Schema =>
  mapped(schema, '', (part) =>
    Object.fromEntries(Object.entries(part).filter(([name]) => !isLeftOut(name))),
  );

/** Whether both sides leave a keyword out. */
export const isLeftOut = (keyword: string): boolean => typeof meanings[keyword] === 'string';

/**
 * The schema in draft-07: what a keyword or a format of the engine means is added as an `allOf`. So is each required name by
 * itself, so that a validator tells which one is missing.
 */
export function plainSchema(whole: Schema): PlainSchema {
  const saidBy = new Map<Pointer, string>();
  const schema = mapped(whole, '', (part, at) => {
    const said: Schema = {};
    const added: Schema[] = [...((part.allOf ?? []) as Schema[])];
    const add = (keyword: string, meaning: Schema) => {
      saidBy.set(`${at}/allOf/${added.length}`, keyword);
      added.push(meaning);
    };
    for (const [keyword, value] of Object.entries(part)) {
      const meaning = meanings[keyword];
      if (typeof meaning === 'function') add(keyword, meaning(value));
      else if (keyword === 'format') add(keyword, formatOf(value));
      else if (keyword === 'required')
        for (const name of value as string[]) add(requiredRule(name), { required: [name] });
      else said[keyword] = value;
    }
    return added.length > 0 ? { ...said, allOf: added } : said;
  });
  return { schema, saidBy };
}

/** What a missing name is called among the broken rules. */
export const requiredRule = (name: string): string => `required ${name}`;

function formatOf(name: string): Schema {
  const schema = formatsInDraft07[name];
  if (!schema) throw new Error(`The format "${name}" has no pattern in plain/formats.ts.`);
  return schema;
}

/** A schema with each part changed, the inner ones first. */
function mapped(
  schema: Schema,
  at: Pointer,
  change: (part: Schema, at: Pointer) => Schema,
): Schema {
  const inner = (part: unknown, location: Pointer): unknown =>
    isObject(part) ? mapped(part, location, change) : part;
  const parts = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    const location = at + pointerOf(keyword);
    if (applicators.one.includes(keyword)) return [keyword, inner(value, location)];
    if (applicators.list.includes(keyword))
      return [keyword, (value as unknown[]).map((part, i) => inner(part, `${location}/${i}`))];
    if (!applicators.named.includes(keyword)) return [keyword, value];
    const named = Object.entries(value as object).map(([name, part]) => [
      name,
      inner(part, location + pointerOf(name)),
    ]);
    return [keyword, Object.fromEntries(named)];
  });
  return change(Object.fromEntries(parts), at);
}
