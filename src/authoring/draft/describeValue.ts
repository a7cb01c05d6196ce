import {
  choicesOf,
  chosenOf,
  type CompiledDefinition,
  type Definition,
  describedFields,
  isObject,
  joinedLabels,
  labelOf,
  partsOf,
  partyOf,
  type Pointer,
  uiAt,
  fillPlaceholders,
} from '#engine';
import { fieldNameOf } from '../fill/field';

/** A value of a field as a person would say it, with the word that a file name can have. */
export function describeValue(
  definition: CompiledDefinition,
  at: Pointer,
  value: unknown,
): { is: string; word: string } {
  const label = labelOfChoice(definition, at, value) ?? value;
  if (label === undefined || label === null || label === '')
    return { is: 'is left out', word: 'left out' };
  if (typeof label === 'boolean')
    return { is: `is ${label ? 'yes' : 'no'}`, word: label ? 'yes' : 'no' };
  if (Array.isArray(label)) {
    const count = `${label.length} ${label.length === 1 ? 'entry' : 'entries'}`;
    return { is: `has ${count}`, word: count };
  }
  if (isObject(label) && 'size' in label)
    return {
      is: `is the file "${label.name}" of ${label.size} bytes`,
      word: `${String(label.name).split('.').at(-1)} ${label.size}`,
    };
  if (isObject(label)) return { is: 'is given', word: 'given' };
  const text = String(label);
  const { length } = [...text];
  if (length > 16 && label === value)
    return { is: `has ${length} characters`, word: `${length} characters` };
  return { is: `is ${typeof label === 'number' ? text : JSON.stringify(text)}`, word: text };
}

function labelOfChoice(definition: CompiledDefinition, at: Pointer, value: unknown): unknown {
  const field = describedFields(definition.schema).find((one) => one.at === fieldNameOf(at));
  const names = uiAt(definition.ui, at)['ui:enumNames'];
  if (!field) return undefined;
  const chosen = chosenOf(choicesOf(field.schema, names), value).flatMap(
    ({ label }) => label ?? [],
  );
  return chosen.length > 0 ? joinedLabels(chosen) : undefined;
}

/** The label of a field, without the marks around it; with its party, where a form asks several. */
export function titleOf(definition: Definition, at: Pointer): string {
  // A value that the title says is another one for each customer.
  const label = fillPlaceholders(labelOf(definition, at), ({ otherwise }) => otherwise);
  const title = label.replace(/(\s*\([^)]*\))?[\s:*?.]*$/u, '') || at;
  const party = partyOf(definition.ui, partsOf(at)[0]!);
  return party === undefined ? title : `${title} (${party})`;
}
