import { type Json, type Option, type Pointer, type Schema } from '../../engine';
import { placeOf } from '../session/place';
import { useRequest } from '../session/useSession';
import { say } from '../words';

export interface Choice {
  value: Json;
  label: string;
}

/** What can be chosen: a list of request.json, on its way, here or `failed`; else what the schema allows. */
export function useOptions(
  at: Pointer,
  schema: Schema,
  ui: { enumNames?: string[] },
): Choice[] | 'loading' | 'failed' {
  const list = useRequest(
    (state): Option[] | 'loading' | 'failed' | undefined => state.lists[placeOf(at)],
  );
  return list ?? choicesOf(schema, ui);
}

export function choicesOf(schema: Schema, { enumNames }: { enumNames?: string[] }): Choice[] {
  if (schema.oneOf)
    return schema.oneOf.map((option: Schema) => ({
      value: option.const,
      label: option.title ?? String(option.const),
    }));
  const values: Json[] = schema.enum ?? (schema.type === 'boolean' ? [true, false] : []);
  return values.map((value, i) => ({ value, label: enumNames?.[i] ?? nameOf(value) }));
}

const nameOf = (value: Json) =>
  typeof value === 'boolean' ? say(value ? 'yes' : 'no') : String(value);
