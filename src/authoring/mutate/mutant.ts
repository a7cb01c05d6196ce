import { type Definition, partsOf, type Pointer } from '#engine';
import type { DefinitionFile } from '../read/readDefinition';

/** What a mistake concerns. Examples can speak of the first four. */
export type Part = 'rules' | 'steps' | 'words' | 'gates' | 'drawing' | 'first' | 'loads' | 'after';

/** A change at one place; without a value what is there goes. */
export interface Edit {
  at: Pointer;
  value?: unknown;
}

/** A definition with one small mistake. */
export interface Mutant {
  file: DefinitionFile;
  edits: Edit[];
  /** The slip as a clause after "If": what would be, and what is. */
  slip: string;
}

/** One kind of mistake, and where it can be made. */
export interface Operator {
  id: string;
  part: Part;
  /** What slip it makes, and why it matters. */
  explains: string;
  mutantsOf(definition: Definition): Iterable<Mutant>;
}

/** The definition with the mistake. What the mistake does not touch stays the same objects. */
export const mutated = (definition: Definition, { file, edits }: Mutant): Definition => ({
  ...definition,
  [file]: edits.reduce<unknown>(
    (value, edit) => changed(value, partsOf(edit.at), edit),
    definition[file],
  ),
});

function changed(value: any, [name, ...rest]: string[], edit: Edit): unknown {
  if (name === undefined) return edit.value;
  const isGone = rest.length === 0 && !('value' in edit);
  if (Array.isArray(value)) {
    const i = Number(name);
    return isGone ? value.toSpliced(i, 1) : value.with(i, changed(value[i], rest, edit));
  }
  if (!isGone) return { ...value, [name]: changed(value?.[name], rest, edit) };
  const { [name]: _gone, ...left } = value;
  return left;
}

/** Each way of taking one entry out of a list that keeps at least one. */
export const dropEach = (list: unknown, at: Pointer): Edit[] =>
  Array.isArray(list) && list.length > 1 ? list.map((_, i) => ({ at: `${at}/${i}` })) : [];

/** Two places that change their values; none where they are equal. */
export const swapped = (one: Edit, other: Edit): Edit[] =>
  JSON.stringify(one.value) === JSON.stringify(other.value)
    ? []
    : [
        { at: one.at, value: other.value },
        { at: other.at, value: one.value },
      ];

export const asText = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
