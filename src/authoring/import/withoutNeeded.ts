import { isObject, type Schema } from '#engine';

/** An answer that must be given is not null: what the language calls `nullable` need not be given. */
export function withoutNeeded(schema: Schema): Schema {
  const { required = [], properties = {}, allOf = [] } = schema;
  for (const [name, field] of Object.entries<Schema>(properties)) {
    if (required.includes(name)) delete field.nullable;
    if (isObject(field.items)) withoutNeeded(field.items);
  }
  for (const { then } of allOf as Schema[]) if (then) withoutNeeded(then);
  return schema;
}
