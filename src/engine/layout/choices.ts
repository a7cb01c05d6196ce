import type { Json, Schema } from '../definition/definition';

/** One of a few answers; a yes or no that ui.json does not name has no label, as each language says it itself. */
export interface Choice {
  value: Json;
  label: string | undefined;
}

/** What the schema lets one choose from: titled constants, or `enum` and a yes or no by the names of `ui:enumNames`. */
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
