import { type Answers, type CompiledDefinition, normalizeAnswers } from '../../../src/engine';

/** The texts that the customer typed, as far as the record of what was shown does not have them. */
export function unshownAnswers(
  definition: CompiledDefinition,
  answers: Answers,
  record: object,
): string[] {
  // Amounts are grouped.
  const shown = JSON.stringify(record).replace(/(?<=\d),(?=\d)/g, '');
  const typed = Object.entries(normalizeAnswers(definition, answers)).filter(([name, value]) => {
    const { type, enum: values, oneOf, format } = definition.schema.properties?.[name] ?? {};
    return type === 'string' && value !== '' && !values && !oneOf && format !== 'date';
  });
  return typed
    .map(([, value]) => JSON.stringify(value).slice(1, -1))
    .filter((text) => !shown.includes(text.replace(/(?<=\d),(?=\d)/g, '')));
}
