/**
 * The entries of a list of texts, one in each line. An empty line is no entry; of a translation, whose lines stand for
 * those of the first language, it is one that is not translated yet.
 */
export function entriesOfLines(text: string, isTranslation: boolean): (string | null)[] {
  const lines = text.split('\n').map((line) => (line.trim() === '' ? null : line));
  if (!isTranslation) return lines.filter((line) => line !== null);
  return lines.slice(0, lines.findLastIndex((line) => line !== null) + 1);
}

/** A text after it was typed in: an Enter is dropped, pasted line breaks become spaces, and those it had stay. */
export function withoutNewBreaks(before: string, after: string): string {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const typed = after.slice(start, after.length - end);
  const kept = typed === '\n' ? '' : typed.replaceAll('\n', ' ');
  return after.slice(0, start) + kept + after.slice(after.length - end);
}
