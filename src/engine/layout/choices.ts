import type { Json, Schema } from '../definition/definition';
import { namedValues, valuesOf } from '../schema/namedValues';

/** One of a few answers. A boolean without a name in ui.json has no label: the caller knows its language. */
export interface Choice {
  value: Json;
  label: string | undefined;
}

/**
 * The values that a schema allows: titled constants of `oneOf`, or `enum` or a boolean, named by `ui:enumNames`; of a
 * list those of its entries. Where a condition leaves some of them, each keeps its name.
 */
export function choicesOf(schema: Schema, enumNames: string[] = []): Choice[] {
  if (schema.oneOf)
    return schema.oneOf.map((option: Schema) => ({
      value: option.const,
      label: option.title ?? String(option.const),
    }));
  const values = valuesOf(schema);
  const named = namedValues(schema);
  return values.map((value, i) => ({
    value,
    label:
      enumNames[named === values ? i : named.indexOf(value)] ??
      (typeof value === 'boolean' ? undefined : String(value)),
  }));
}

/** Those of the choices that an answer names: one, or several of a list, in the order of the choices. */
export const chosenOf = <C extends { value: unknown }>(choices: C[], answer: unknown): C[] =>
  Array.isArray(answer)
    ? choices.filter(({ value }) => answer.includes(value))
    : choices.filter(({ value }) => value === answer).slice(0, 1);

/** Several labels as one text: with semicolons where a label has a comma itself. */
export const joinedLabels = (labels: string[]): string =>
  labels.join(labels.length > 1 && labels.some((label) => label.includes(',')) ? '; ' : ', ');
