import { type Definition, describedFields, type Pointer, uiAt } from '#engine';

/** A choice of a field whose word is another one. */
export interface ChoiceChange {
  /** The field. */
  at: Pointer;
  value: unknown;
  was: string;
  is: string;
  /** The word belonged to another choice: a customer who picks it sends another value than before. */
  isSwapped: boolean;
}

/** The choices of both versions whose words differ. */
export function choiceChanges(older: Definition, newer: Definition): ChoiceChange[] {
  const before = wordsOf(older);
  return [...wordsOf(newer)].flatMap(([at, words]) => {
    const former = before.get(at);
    if (!former) return [];
    return [...words].flatMap(([value, is]) => {
      const was = former.get(value);
      if (was === undefined || was === is) return [];
      const isSwapped = [...former].some(([other, word]) => other !== value && word === is);
      return [{ at, value, was, is, isSwapped }];
    });
  });
}

/** The words of the choices of each field, by their values. */
function wordsOf({ schema, ui }: Definition): Map<Pointer, Map<unknown, string>> {
  const words = new Map<Pointer, Map<unknown, string>>();
  for (const { at, schema: described } of describedFields(schema)) {
    const names = uiAt(ui, at)['ui:enumNames'] ?? [];
    const values: unknown[] = described.enum ?? [];
    if (names.length > 0 && values.length > 0 && !words.has(at))
      words.set(at, new Map(values.map((value, i) => [value, String(names[i])])));
  }
  return words;
}
