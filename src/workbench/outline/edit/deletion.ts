import { occurrencesIn, removeFromText, repeatingExamples, setInText } from '#authoring';
import { getAt, isObject, type Pointer } from '#engine';
import { parse } from 'jsonc-parser';
import { filesOf } from '../../checker/filesOf';
import { fieldsOf } from '../model/fields';
import { readValues, valueOf } from '../model/values';
import { withEvenColumns } from './columns';
import { cutOf, isNameOfEntry, withoutGap } from './fieldCuts';
import { Removals } from './removals';
import type { Changes, Texts, Values } from './texts';
import { withoutSent } from './withoutSent';
import { withoutTranslations } from './withoutTranslations';
import { type Described, withoutWords } from './withoutWords';

/** What a deletion does to all files: their new texts, and what goes with what was named. */
export interface Deletion {
  changes: Changes;
  /** Fields that nothing shows any more. */
  also: Pointer[];
  /** Examples that go: they were about nothing else, or do now what another one does. */
  examples: string[];
}

/** What a deletion begins with. What says nothing without it goes, too. */
interface Begun {
  fields?: Pointer[];
  cuts?: { file: string; at: Pointer }[];
  /** Paths of examples. */
  examples?: string[];
}

/** Deletes parts of a request type with all that is about nothing else. */
export function deletionOf(key: string, all: Texts, begun: Begun): Deletion {
  const texts = filesOf(key, all);
  const values = readValues(texts);
  const own = Object.fromEntries(
    Object.entries(values).filter(([path]) => path.startsWith(`schemas/${key}/`)),
  );
  const removals = new Map(Object.keys(texts).map((path) => [path, new Removals(values[path])]));
  const schemaPath = `schemas/${key}/schema.json`;
  const schema = removals.get(schemaPath)!;
  const deleted = new Set<Pointer>();
  const texted: { file: string; at: Pointer; text: string }[] = [];
  const before = describedIn(key, values, texts[schemaPath] ?? '');
  const named = { fields: before.fields, ui: values[`schemas/${key}/ui.json`] };
  let after = before;
  // What one field shows may be all that shows others: each round deletes those of the last one.
  let round = begun.fields ?? [];
  for (const { file, at } of begun.cuts ?? [])
    if (getAt(values[file], at) !== undefined) removals.get(file)!.add(at);
  do {
    for (const field of round) {
      deleted.add(field);
      for (const occurrence of occurrencesIn(key, own, { from: field, to: `${field}_` }))
        if (isNameOfEntry(occurrence)) texted.push(withoutGap(named, occurrence, field));
        else removals.get(occurrence.file)!.add(cutOf(values[occurrence.file], occurrence));
    }
    schema.close();
    after = describedIn(key, values, removeFromText(texts[schemaPath] ?? '', ...schema.pointers));
    const left = new Set(after.fields.map((field) => field.at));
    round = before.fields
      .map((field) => field.at)
      .filter((name) => !left.has(name) && !deleted.has(name));
  } while (round.length > 0);
  withoutWords(key, removals, before, after);
  withoutSent(key, removals);
  withoutTranslations(`schemas/${key}/request.json`, removals);
  const examples = [...new Set(begun.examples)];
  const changes: Changes = Object.fromEntries(examples.map((path) => [path, null]));
  for (const [path, removal] of removals) {
    if (!path.startsWith(`schemas/${key}/`) || path in changes || removal.pointers.length === 0)
      continue;
    removal.close();
    if (isAboutNothing(removal)) {
      examples.push(path);
      changes[path] = null;
    } else {
      const renamed = texted
        .filter((one) => one.file === path && !removal.has(one.at))
        .reduce((text, one) => setInText(text, one.at, one.text), texts[path]!);
      const left = removeFromText(renamed, ...removal.pointers);
      changes[path] = path.endsWith('/request.json') ? withRequired(left, removal) : left;
    }
  }
  Object.assign(changes, withEvenColumns(key, { ...texts, ...changes }));
  for (const path of newlyRepeated(texts, changes)) {
    examples.push(path);
    changes[path] = null;
  }
  return { changes, also: [...deleted].filter((at) => !begun.fields?.includes(at)), examples };
}

/** The examples that only after an edit do what another one does. */
function newlyRepeated(texts: Texts, changes: Changes): string[] {
  const before = repeatingExamples(examplesIn(texts));
  return [...repeatingExamples(examplesIn({ ...texts, ...changes }))].filter(
    (path) => !before.has(path),
  );
}

const examplesIn = (texts: Changes): { path: string; example: unknown }[] =>
  Object.entries(texts).flatMap(([path, text]) =>
    path.includes('/examples/') && text !== null ? [{ path, example: valueOf(path, text) }] : [],
  );

/** The fields of a definition whose schema.json has this text. */
function describedIn(key: string, values: Values, text: string): Described {
  const withText = { ...values, [`schemas/${key}/schema.json`]: parse(text) };
  return { fields: fieldsOf(key, withText), values: withText };
}

/** An example of a refusal of answers that is left without a problem shows nothing any more. */
const isAboutNothing = (example: Removals): boolean =>
  Array.isArray(getAt(example.value, '/problems')) && example.remaining('/problems').length === 0;

/** What a step or a form must have, empty where all of it went. */
function withRequired(text: string, { value }: Removals): string {
  let edited = text;
  const left = JSON.parse(text);
  for (const i of Object.keys(getAt(value, '/steps') ?? {}))
    if (isObject(getAt(value, `/steps/${i}/send`)) && getAt(left, `/steps/${i}/send`) === undefined)
      edited = setInText(edited, `/steps/${i}/send`, {});
  const asked = getAt(value, '/openRequestCheck');
  if (asked !== undefined && getAt(left, '/openRequestCheck') === undefined)
    edited = setInText(edited, '/openRequestCheck', false);
  return edited;
}
