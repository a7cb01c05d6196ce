import { occurrencesIn, type Occurrence } from '#authoring';
import { getAt, isObject, keywords, parentOf, partsOf, type Pointer } from '#engine';
import { parse } from 'jsonc-parser';
import { fieldsOf } from '../model/fields';
import { readValues } from '../model/values';
import { withEvenColumns } from './columns';
import { removeAll, setAt } from './jsonText';
import { Removals } from './removals';
import { type Changes, textsOf, type Texts } from './texts';
import { withoutSent } from './withoutSent';
import { type Described, withoutWords } from './withoutWords';

/** What an edit of all files does: their new texts, and which fields go with the one that was named. */
export interface Deletion {
  changes: Changes;
  /** Fields that only this one showed. */
  also: Pointer[];
  /** Examples that were about nothing else. */
  examples: string[];
}

/**
 * Deletes a field wherever it is named: its rules and those of others that compare with it, conditions on it and what
 * only they show, its words in every language, what request.json does with it, and its answers in the examples. Shared
 * pieces stay as they are: others use them.
 */
export function deleteField(key: string, all: Texts, at: Pointer): Deletion {
  const texts = textsOf(key, all);
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
  let after = before;
  // What one field shows may be all that shows others: each round deletes those of the last one.
  for (let round = [at]; round.length > 0;) {
    for (const field of round) {
      deleted.add(field);
      for (const occurrence of occurrencesIn(key, own, { from: field, to: `${field}_` }))
        if (isNameOfEntry(occurrence))
          texted.push(withoutGap(values[schemaPath], occurrence, field));
        else removals.get(occurrence.file)!.add(cutOf(values[occurrence.file], occurrence));
    }
    schema.close();
    after = describedIn(key, values, removeAll(texts[schemaPath] ?? '', schema.pointers));
    const left = new Set(after.fields.map((field) => field.at));
    round = before.fields
      .map((field) => field.at)
      .filter((name) => !left.has(name) && !deleted.has(name));
  }
  withoutWords(key, removals, before, after);
  withoutSent(key, removals);
  const examples: string[] = [];
  const changes: Changes = {};
  for (const [path, removal] of removals) {
    if (!path.startsWith(`schemas/${key}/`) || removal.pointers.length === 0) continue;
    removal.close();
    if (isAboutNothing(removal)) {
      examples.push(path);
      changes[path] = null;
    } else {
      const named = texted
        .filter((one) => one.file === path && !removal.has(one.at))
        .reduce((text, one) => setAt(text, one.at, one.text), texts[path]!);
      const left = removeAll(named, removal.pointers);
      changes[path] = path.endsWith('/request.json') ? withRequired(left, removal) : left;
    }
  }
  Object.assign(changes, withEvenColumns(key, { ...texts, ...changes }));
  return { changes, also: [...deleted].filter((field) => field !== at), examples };
}

/** The fields of a definition whose schema.json has this text. */
function describedIn(key: string, values: { [path: string]: any }, text: string): Described {
  const withText = { ...values, [`schemas/${key}/schema.json`]: parse(text) };
  return { fields: fieldsOf(key, withText), values: withText };
}

const isNameOfEntry = ({ at, target }: Occurrence): boolean =>
  target === 'value' && at.endsWith('/ui:entries/name');

/** The name of an entry of a list, by another of its fields where it was by this one. */
function withoutGap(schema: unknown, { file, at, text }: Occurrence, field: Pointer) {
  const name = partsOf(field).at(-1)!;
  const list = parentOf(parentOf(field));
  const { properties = {} } = getAt(schema, `/properties${list}/items`) ?? {};
  const other = Object.keys(properties).find((one) => one !== name);
  const left = text.replaceAll(`{${name}_}`, '').trim();
  return { file, at, text: left || (other ? `{${other}}` : '–') };
}

/** A part without which a keyword of the engine is nothing: `of` of `sumEquals`. */
const neededParts = new Set(
  keywords.flatMap(({ name, metaSchema }) =>
    ((metaSchema.required ?? []) as string[]).map((part) => `${name}/${part}`),
  ),
);

/** What goes where a field was named: the entry of a map whose source it is, or else the place itself. */
function cutOf(value: unknown, { file, at, target }: Occurrence): Pointer {
  if (target === 'value' && neededParts.has(partsOf(at).slice(-2).join('/'))) return parentOf(at);
  // What an example says of a field: a problem, a proof, a question that is shown.
  if (target === 'value' && file.includes('/examples/') && /\/(at|field)$/.test(at))
    return parentOf(at);
  if (target === 'name' || !/\/request(\.[\w-]+)?\.json$/.test(file)) return at;
  if (statementParts.test(at)) return at;
  if (at === '/openRequestNotice/field') return parentOf(at);
  if (at.endsWith('/choices/field')) return parentOf(at);
  if (/\/locks\/\d+$|^\/renamed\//.test(at)) return at;
  return sourceAt(value, at);
}

const statementParts = /\/(when|is|where|stopWhen|holdsWhen|foundWhen)\//;

/** Objects whose properties each have a source. */
const maps = new Set(['send', 'prefill', 'fills', 'keep', 'assumes']);

function sourceAt(value: unknown, at: Pointer): Pointer {
  for (let cut = at; cut !== ''; cut = parentOf(cut)) {
    const parent = parentOf(cut);
    const name = partsOf(parent).at(-1) ?? '';
    const holder = getAt(value, parent);
    const isEach = isObject(holder) && 'each' in holder && 'send' in holder;
    // One of several sources of a value.
    if (
      name === 'of' &&
      !Array.isArray(holder) &&
      isObject(holder) &&
      'by' in getAt(value, parentOf(parent))
    )
      return cut;
    // The entry of a map that is a list; as the whole payload of a call it is left empty.
    if (name === 'send' && isEach) {
      if (partsOf(cut).at(-1) === 'each') return parent;
      continue;
    }
    if (maps.has(name) && isObject(holder)) return cut;
  }
  return at;
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
      edited = setAt(edited, `/steps/${i}/send`, {});
  const asked = getAt(value, '/openRequestCheck');
  if (asked !== undefined && getAt(left, '/openRequestCheck') === undefined)
    edited = setAt(edited, '/openRequestCheck', false);
  return edited;
}
