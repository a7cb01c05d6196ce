import { type Definition, getAt, partsOf, type Pointer } from '#engine';
import type { DefinitionFile } from '../read/readDefinition';

/** What a slip concerns. `first`: what the form starts with; `after`: what follows the submit. */
export type Part = 'rules' | 'steps' | 'words' | 'gates' | 'drawing' | 'first' | 'loads' | 'after';

/** A change at one place; without a value what is there goes. */
export interface Edit {
  at: Pointer;
  value?: unknown;
}

/** A definition with one small slip. */
export interface Mutant {
  file: DefinitionFile;
  edits: Edit[];
  /**
   * The slip in the words of the form, as a clause that follows "If" and says what would be and what is: `the longest
   * "Name" were 59 characters and not 60`.
   */
  slip: string;
}

/** One kind of slip, and where it can be made. */
export interface Operator {
  /** `schema:`, `ui:` or `request:`, and a name. */
  id: string;
  part: Part;
  /** What slip it makes, and why it matters. */
  explains: string;
  mutantsOf(definition: Definition): Iterable<Mutant>;
}

/** The definition with the slip. What the slip does not touch stays the same objects. */
export const mutated = (definition: Definition, { file, edits }: Mutant): Definition => ({
  ...definition,
  [file]: edits.reduce<unknown>(
    (value, edit) => changed(value, partsOf(edit.at), edit),
    definition[file],
  ),
});

function changed(value: any, [name, ...rest]: readonly string[], edit: Edit): unknown {
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

/** Whether edits make a file another one: a swap of equal values does not. */
export const isChange = (whole: unknown, edits: Edit[]): boolean =>
  edits.some((edit) => {
    const before = JSON.stringify(getAt(whole, edit.at));
    return 'value' in edit ? JSON.stringify(edit.value) !== before : before !== undefined;
  });
