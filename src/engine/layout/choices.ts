import type { Json, Schema } from '../definition/definition';

/** One of a few answers. A boolean without a name in ui.json has no label: the caller knows its language. */
export interface Choice {
  value: Json;
  label: string | undefined;
}

/** The values that a schema allows: titled constants of `oneOf`, or `enum` or a boolean, named by `ui:enumNames`. */
export function choicesOf(schema: Schema, enumNames: string[] = []): Choice[] {
  if (schema.oneOf)
    return schema.oneOf.map((option: Schema) => ({
      value: option.const,
      label: option.title ?? String(option.const),
    }));
  const values: Json[] = schema.enum ?? (schema.type === 'boolean' ? [true, false] : []);
  return values.map((value, i) => ({
    value,
    label: enumNames[i] ?? (typeof value === 'boolean' ? undefined : String(value)),
  }));
}
