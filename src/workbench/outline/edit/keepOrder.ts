import { nodeInText, setInText } from '#authoring';
import { partsOf } from '#engine';
import { type Definition, pathIn } from '../model/definition';
import { type Field, fieldsOf } from '../model/fields';
import { valueOf } from '../model/values';
import type { Changes } from './texts';

/**
 * Keeps the fields of a form in their order once schema.json has another text. Without sections a form shows the fields
 * of conditions last: where that would move one, a section without a heading names all in the order of before.
 */
export function keepOrder(definition: Definition, schema: string): Changes {
  const { key, texts, values, fields } = definition;
  const path = pathIn(key, 'ui');
  const text = texts[path];
  if (text === undefined || nodeInText(text, '/ui:sections')) return {};
  const file = pathIn(key, 'schema');
  const before = namesOf(fields);
  const after = namesOf(fieldsOf(key, { ...values, [file]: valueOf(file, schema) }));
  if (before.every((name, i) => name === after[i])) return {};
  return { [path]: setInText(text, '/ui:sections', [{ fields: before }]) };
}

/** The fields of the form itself. */
const namesOf = (fields: Field[]): string[] =>
  fields.flatMap(({ at, name }) => (partsOf(at).length === 1 ? [name] : []));
