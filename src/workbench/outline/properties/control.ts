import { setChangedInText, setOrPruneInText } from '#authoring';
import { getAt, isObject, parentOf, type Pointer, pointerOf, type Schema } from '#engine';
import type { Changes } from '../edit/texts';
import type { Definition } from '../model/definition';
import type { Subject } from '../model/subjects';
import { alignWords } from './alignWords';
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
  /** Of a map: the names that it may have, and those that it must have. */
  names?: MapNames;
  /** What a rule may test or a map may take its values from. */
  subjects?: Subject[];
  /** Where more follows from a new value than the value. */
  change?: (value: unknown) => Changes;
  /** The object around it is nothing without it. */
  isNeeded?: boolean;
  /** It says something of a part, or of what is unusual: seldom needed, also where its name is common elsewhere. */
  isRare?: boolean;
  /** Where an overlay has them in other languages, if not at its own place: those of a title in schema.json are at the field. */
  translatedAt?: { file: string; pointer: Pointer };
  /** The same words in other languages. */
  languages?: { language: string; value: unknown }[];
}

export interface MapNames {
  options: Option[];
  needed: string[];
  /** Any other name will do, too. */
  isOpen: boolean;
}

export interface Option {
  value: string;
  label: string;
}

/** The texts after a control got a value; undefined or an empty one removes the property. */
export function changeOf(definition: Definition, control: Control, value: unknown): Changes {
  const { texts, values } = definition;
  const { file, pointer, until, meta, change } = control;
  const text = texts[file];
  if (text === undefined) return {};
  const isKept = control.isNeeded === true || (meta.oneOf !== undefined && value !== '');
  const written = isKept ? (value ?? undefined) : emptied(value);
  if (change) return change(written);
  if (isObject(control.value) && isObject(written) && control.from === undefined)
    return {
      [file]:
        Object.keys(written).length > 0 || control.isNeeded
          ? setChangedInText(text, pointer, control.value, written)
          : setOrPruneInText(text, pointer, undefined, until),
    };
  const changed = { [file]: setOrPruneInText(text, pointer, written, until) };
  return Array.isArray(control.value) && Array.isArray(written ?? [])
    ? { ...changed, ...alignWords(texts, values, control, (written ?? []) as unknown[]) }
    : changed;
}

/** The texts after the words of a control got others in a language. */
export const changeOfWords = (
  { texts, values }: Definition,
  control: Control,
  language: string,
  value: unknown,
): Changes => {
  const { file, pointer } = control.translatedAt ?? control;
  return texts[file] === undefined
    ? {}
    : writeWords(texts, values, file, pointer, language, emptied(value));
};

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
  about: Pick<
    Control,
    'label' | 'meta' | 'options' | 'names' | 'subjects' | 'change' | 'isNeeded' | 'isRare'
  > & {
    until?: Pointer;
    languages?: string[];
  },
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

export type Edit = (changes: Changes, typing?: string) => void;
