import { getAt, isObject, parentOf, type Pointer, pointerOf, type Schema } from '#engine';
import { setOrPrune } from '../edit/jsonText';
import type { Changes } from '../edit/texts';
import type { Definition } from '../model/definition';
import { wordsIn, writeWords } from './languages';

/** One property of a JSON object that a control shows and changes. */
export interface Control {
  file: string;
  pointer: Pointer;
  /** Objects below it that an edit leaves empty are removed with it. */
  until: Pointer;
  /** The keyword, as it is written in the file. */
  name: string;
  label: string;
  /** What the metaschema says of its value, without references. */
  meta: Schema;
  value: unknown;
  /** The shared piece that the value comes from; absent where it is written here. */
  from?: string;
  /** What a value next to a `$ref` stands for. */
  overrides?: { value: unknown; from: string };
  /** The values to choose from, where the metaschema names none. */
  options?: Option[];
  /** The same words in other languages. */
  languages?: { language: string; value: unknown }[];
}

export interface Option {
  value: string;
  label: string;
}

/** The texts after a control got a value; undefined or an empty one removes the property. */
export function changeOf({ texts }: Definition, control: Control, value: unknown): Changes {
  const { file, pointer, until } = control;
  const text = texts[file];
  return text === undefined ? {} : { [file]: setOrPrune(text, pointer, emptied(value), until) };
}

/** The texts after the words of a control got others in a language. */
export const changeOfWords = (
  { texts, values }: Definition,
  { file, pointer }: Control,
  language: string,
  value: unknown,
): Changes =>
  texts[file] === undefined
    ? {}
    : writeWords(texts, values, file, pointer, language, emptied(value));

export function emptied(value: unknown): unknown {
  if (value === '' || value === false) return undefined;
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}

/** The control of a property of an object that stands at a place of a file. */
export function controlAt(
  { values }: Definition,
  file: string,
  holder: Pointer,
  name: string,
  about: { label: string; meta: Schema; until?: Pointer; options?: Option[]; languages?: string[] },
): Control {
  const pointer = holder + pointerOf(name);
  const { languages = [], until = parentOf(holder), ...rest } = about;
  return {
    file,
    pointer,
    name,
    until,
    value: getAt(values[file], pointer),
    ...rest,
    ...(languages.length > 0 && {
      languages: languages.map((language) => ({
        language,
        value: wordsIn(values, file, pointer, language),
      })),
    }),
  };
}

/** A part of a metaschema without `$ref` and `allOf`. */
export function plainMeta(meta: unknown, whole: Schema, depth = 0): Schema {
  if (!isObject(meta) || depth > 4) return {};
  const { $ref, allOf, ...own } = meta as Schema;
  const target =
    typeof $ref === 'string' && $ref.startsWith('#/') ? getAt(whole, $ref.slice(1)) : {};
  const parts = [target, ...((allOf ?? []) as unknown[])].map((part) =>
    plainMeta(part, whole, depth + 1),
  );
  return Object.assign({}, ...parts, own);
}

export type Edit = (changes: Changes, typing?: string) => void;
