import { nodeInText, overlayPath, setInText, setOrPruneInText } from '#authoring';
import { getAt, isMultipleChoice, type Schema } from '#engine';
import { t } from '../../i18n';
import { type Definition, pathIn } from '../model/definition';
import type { Field } from '../model/fields';
import { uiAt } from '../model/words';
import { choiceOccurrences } from './choiceOccurrences';
import { replaceNames } from './renameField';
import { type Changes, changesBetween } from './texts';

/** An answer to choose: what is sent, and what is read. */
export interface Choice {
  value: string | number;
  label: string;
  words: { [language: string]: string | undefined };
}

/** Where a field has its values; of a list each entry is one of them. */
export const enumOf = ({ schema }: { schema: Schema }) =>
  isMultipleChoice(schema) ? '/items/enum' : '/enum';

/** Whether the values stand in a file of the request type: those of a shared piece are others' too. */
export function isOwnEnum({ key, values }: Definition, field: Field): boolean {
  const { file, at } = field.places[0]!;
  const isOwn = file.startsWith(`schemas/${key}/`);
  return isOwn && getAt(values[file], at + enumOf(field)) !== undefined;
}

/** The value of a choice as it is typed: of a field with numbers a number, as soon as it is one. */
export function choiceValue({ schema: field }: Field, text: string): string | number {
  const schema: Schema = isMultipleChoice(field) ? field.items : field;
  const isOfNumbers =
    schema.type === undefined
      ? Array.isArray(schema.enum) && schema.enum.some((value) => typeof value === 'number')
      : [schema.type].flat().some((type) => type === 'number' || type === 'integer');
  const isNumber = text.trim() !== '' && !text.endsWith('.') && Number.isFinite(Number(text));
  return isOfNumbers && isNumber ? Number(text) : text;
}

export function choicesIn(definition: Definition, field: Field): Choice[] {
  const { schema, at } = field;
  const listed: unknown = getAt(schema, enumOf(field));
  const values: (string | number)[] = Array.isArray(listed) ? listed : [];
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
      at + enumOf(field),
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
    else if (nodeInText(text, names)) edited[path] = setOrPruneInText(text, names, undefined, '');
  }
  return changesBetween(texts, edited);
}

/** Sets each entry that differs, so that a list keeps its lines where its length stays. */
function setEntries(text: string, list: string, entries: unknown[]): string {
  const node = nodeInText(text, list);
  if (node?.children?.length !== entries.length) return setInText(text, list, entries);
  return entries.reduce<string>(
    (edited, entry, i) =>
      node.children![i]!.value === entry ? edited : setInText(edited, `${list}/${i}`, entry),
    text,
  );
}

/** Gives a choice another value wherever it is named; what the customer reads stays. */
export function renameChoice(
  definition: Definition,
  field: Field,
  index: number,
  value: string | number,
): Changes {
  const { key, texts, values } = definition;
  const choices = choicesIn(definition, field);
  const before = choices[index]!.value;
  const renamed = changeChoices(
    definition,
    field,
    choices.with(index, { ...choices[index]!, value }),
  );
  const edited: Changes = { ...texts, ...renamed };
  for (const { file, at, target } of choiceOccurrences(key, values, field.at, before)) {
    const text = target === 'name' ? String(value) : value;
    edited[file] = replaceNames(edited[file]!, [{ at, target, text }]);
  }
  return changesBetween(texts, edited);
}

/** Why a choice cannot have a value: the key of a text; undefined where it can. */
export const choiceProblem = (
  choices: Choice[],
  index: number,
  text: string,
): 'empty' | 'taken' | undefined => {
  if (text.trim() === '') return 'empty';
  return choices.some(({ value }, i) => i !== index && String(value) === text)
    ? 'taken'
    : undefined;
};

/** A choice whose value no other one has. */
export function newChoice(field: Field, choices: Choice[]): Choice {
  const numbers = choices.map(({ value }) => value).filter((value) => typeof value === 'number');
  const isOfNumbers = typeof choiceValue(field, '1') === 'number';
  let number = isOfNumbers ? Math.max(0, ...numbers) + 1 : choices.length + 1;
  const valueOf = () => (isOfNumbers ? number : `choice_${number}`);
  while (choices.some(({ value }) => value === valueOf())) number++;
  return { value: valueOf(), label: t('property.newChoice', { number }), words: {} };
}
