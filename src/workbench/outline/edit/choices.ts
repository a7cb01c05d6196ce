import { overlayPath } from '#authoring';
import { getAt } from '#engine';
import { type Definition, pathIn } from '../model/definition';
import type { Field } from '../model/fields';
import { uiAt } from '../model/words';
import { nodeAt, setAt, setOrPrune } from './jsonText';
import { type Changes, changesBetween } from './texts';

/** An answer to choose: what is sent, and what is read. */
export interface Choice {
  value: string | number;
  label: string;
  words: { [language: string]: string | undefined };
}

/** Whether the values stand in a file of the request type: those of a shared piece are others' too. */
export function isOwnEnum({ key, values }: Definition, { places }: Field): boolean {
  const { file, at } = places[0]!;
  return file.startsWith(`schemas/${key}/`) && getAt(values[file], `${at}/enum`) !== undefined;
}

/** The value of a choice as it is typed: of a field with numbers a number, as soon as it is one. */
export function choiceValue({ schema }: Field, text: string): string | number {
  const isOfNumbers =
    schema.type === undefined
      ? Array.isArray(schema.enum) && schema.enum.some((value) => typeof value === 'number')
      : [schema.type].flat().some((type) => type === 'number' || type === 'integer');
  const isNumber = text.trim() !== '' && !text.endsWith('.') && Number.isFinite(Number(text));
  return isOfNumbers && isNumber ? Number(text) : text;
}

export function choicesIn(definition: Definition, { schema, at }: Field): Choice[] {
  const values: (string | number)[] = Array.isArray(schema.enum) ? schema.enum : [];
  const names: unknown[] = uiAt(definition.ui, at)?.['ui:enumNames'] ?? [];
  const file = pathIn(definition.key, 'ui');
  const wordsOf = (language: string): unknown[] =>
    getAt(definition.values[overlayPath(file, language)], `${at}/ui:enumNames`) ?? [];
  return values.map((value, i) => ({
    value,
    label: String(names[i] ?? value),
    words: Object.fromEntries(
      definition.languages.flatMap((language) => {
        const word = wordsOf(language)[i];
        return typeof word === 'string' ? [[language, word]] : [];
      }),
    ),
  }));
}

/** Writes all choices: values where they are the field's own, labels where one differs from its value. */
export function changeChoices(definition: Definition, field: Field, choices: Choice[]): Changes {
  const { texts, values, languages, key } = definition;
  const edited = { ...texts };
  const { file, at } = field.places[0]!;
  if (isOwnEnum(definition, field))
    edited[file] = setEntries(
      edited[file]!,
      `${at}/enum`,
      choices.map(({ value }) => value),
    );
  const ui = pathIn(key, 'ui');
  const names = `${field.at}/ui:enumNames`;
  const isNamed = choices.some(({ label, value }) => label !== String(value));
  if (isNamed || getAt(values[ui], names) !== undefined)
    edited[ui] = setEntries(
      edited[ui]!,
      names,
      choices.map(({ label }) => label),
    );
  for (const language of languages) {
    const path = overlayPath(ui, language);
    const words = choices.map((choice) => choice.words[language] || null);
    const isSaid = words.some((word) => word !== null);
    const text = edited[path] ?? '{}\n';
    if (isSaid) edited[path] = setEntries(text, names, words);
    else if (nodeAt(text, names)) edited[path] = setOrPrune(text, names, undefined, '');
  }
  return changesBetween(texts, edited);
}

/** Sets each entry that differs, so that a list keeps its lines where its length stays. */
function setEntries(text: string, list: string, entries: unknown[]): string {
  const node = nodeAt(text, list);
  if (node?.children?.length !== entries.length) return setAt(text, list, entries);
  return entries.reduce<string>(
    (edited, entry, i) =>
      node.children![i]!.value === entry ? edited : setAt(edited, `${list}/${i}`, entry),
    text,
  );
}
