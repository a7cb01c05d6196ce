import { choicesOf as choicesIn, type Json, type Option, type Pointer, type Schema } from '#engine';
import { listPointer } from '../../controller/answers/lists';
import { useFormState } from '../../controller/useFormController';
import { t } from '../../i18n';

export interface Choice {
  value: Json;
  label: string;
}

/** The options: of a list of request.json, which may be loading or failed, else of the schema. */
export function useOptions(
  at: Pointer,
  schema: Schema,
  ui: { enumNames?: string[] },
): Choice[] | 'loading' | 'failed' {
  const list = useFormState(
    (state): Option[] | 'loading' | 'failed' | undefined => state.lists[listPointer(at)],
  );
  return list ?? choicesOf(schema, ui);
}

export const choicesOf = (schema: Schema, { enumNames }: { enumNames?: string[] }): Choice[] =>
  choicesIn(schema, enumNames).map(({ value, label }) => ({
    value,
    label: label ?? t(value === true ? 'yes' : 'no'),
  }));
