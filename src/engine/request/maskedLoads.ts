import type { CallName, Definition, Pointer, Schema, Ui } from '../definition/definition';
import { isObject } from '../json/object';
import { oncePer } from '../json/oncePer';
import { partsOf, pointerOf } from '../json/pointer';
import { descriptionOf } from '../schema/fields';
import { masked } from '../text/mask';
import { changeTexts } from '../text/textPaths';
import { uiAt } from '../text/uiAt';

/** A value of the insurer that a field shows masked. */
export interface MaskedValue {
  /** The field; those of entries under `items`. */
  field: Pointer;
  /** Where it was loaded to: `/loaded/account`, with `*` for each entry of a list. */
  from: string;
  mask: (text: string) => string;
}

/** The values of loads that read-only fields show masked. */
export const maskedValues = oncePer((definition: Definition): MaskedValue[] =>
  Object.entries(definition.request.prefill ?? {}).flatMap(([field, source]) => {
    const from = typeof source === 'string' ? source : 'from' in source ? source.from : '';
    const schema = descriptionOf(definition.schema, field);
    if (!from.startsWith('/loaded/') || !schema?.readOnly) return [];
    return [...within(schema, uiAt(definition.ui, field), field, from)];
  }),
);

function* within(schema: Schema, ui: Ui, field: Pointer, from: string): Generator<MaskedValue> {
  if (ui['ui:mask']) yield { field, from, mask: (text) => masked(ui, schema, text) };
  for (const [name, part] of Object.entries<Schema>(schema.properties ?? {}))
    if (isObject(ui[name]))
      yield* within(part, ui[name], field + pointerOf(name), from + pointerOf(name));
  if (schema.items && isObject(ui.items))
    yield* within(schema.items, ui.items, `${field}/items`, `${from}/*`);
}

/**
 * The response to a call as the form of a definition may have it: values that it only shows masked are masked. The
 * server takes the true ones from its own loads.
 */
export function withMaskedValues<T>(definition: Definition, call: CallName, response: T): T {
  const values = maskedValues(definition);
  if (values.length === 0) return response;
  let result = response;
  for (const load of definition.request.load ?? []) {
    if (withoutSlash(load.call) !== withoutSlash(call)) continue;
    for (const [target, source] of Object.entries(load.keep))
      for (const { from, mask } of values) {
        const rest = from.slice(`/loaded${target}`.length);
        if (from.startsWith(`/loaded${target}`) && (rest === '' || rest.startsWith('/')))
          result = changeTexts(result, partsOf(source + rest), mask);
      }
  }
  return result;
}

const withoutSlash = (call: CallName): string => call.replace(/\/$/, '');
