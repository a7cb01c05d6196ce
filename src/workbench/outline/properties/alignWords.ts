import { overlayOf, translationOf } from '#authoring';
import { getAt, type Pointer } from '#engine';
import type { Changes, Texts, Values } from '../edit/texts';
import { writeWords } from './languages';

/**
 * The overlays after the lines of a list became others: what is translated goes with its line. A line that was changed
 * where it stands keeps its translation.
 */
export function alignWords(
  texts: Texts,
  values: Values,
  { file, pointer }: { file: string; pointer: Pointer },
  lines: unknown[],
): Changes {
  const before: unknown = getAt(values[file], pointer);
  if (!Array.isArray(before) || before.some((line) => typeof line === 'object')) return {};
  const from = formerLines(before, lines);
  if (before.length === lines.length && from.every((was, i) => was === i)) return {};
  return Object.assign(
    {},
    ...languagesOver(file, texts).map((language) => {
      const { value } = translationOf(
        values[file],
        values[file.replace(/\.json$/, `.${language}.json`)],
        pointer,
      );
      if (!Array.isArray(value)) return {};
      const words = from.map((was) => (was === undefined ? null : (value[was] ?? null)));
      const isSaid = words.some((word) => word !== null);
      return writeWords(texts, values, file, pointer, language, isSaid ? words : undefined);
    }),
  );
}

const languagesOver = (file: string, texts: Texts): string[] =>
  Object.keys(texts).flatMap((path) => {
    const overlay = overlayOf(path);
    return overlay?.base === file ? [overlay.language] : [];
  });

/** For each line the index that it had: of the same text, or of the line that it was written over. */
export function formerLines(before: unknown[], after: unknown[]): (number | undefined)[] {
  const left = new Set(before.keys());
  const take = (index: number | undefined): number | undefined => {
    if (index !== undefined) left.delete(index);
    return index;
  };
  const from = after.map((line, i) =>
    take(left.has(i) && before[i] === line ? i : [...left].find((index) => before[index] === line)),
  );
  // As many lines were changed as are new: they are the same ones.
  const changed = from.flatMap((was, i) => (was === undefined ? [i] : []));
  if (changed.length === left.size) for (const i of changed) from[i] = take([...left][0]);
  return from;
}
