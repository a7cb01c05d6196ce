/** What to replace in one text to make it another, without the ends that are the same; undefined for equal texts. */
export function smallestChange(
  before: string,
  after: string,
): { from: number; to: number; insert: string } | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}

/** As the editor has it: every kind of line break is one character. */
export const withPlainBreaks = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** The text of a file after it was edited: what was not touched keeps its line breaks, of whatever kind. */
export function typedOver(before: string, edited: string): string {
  const change = smallestChange(withPlainBreaks(before), edited);
  if (!change) return before;
  const from = offsetIn(before, change.from);
  const to = offsetIn(before, change.to);
  const insert = before.includes('\r\n') ? change.insert.replaceAll('\n', '\r\n') : change.insert;
  return before.slice(0, from) + insert + before.slice(to);
}

/** Where a place of the text with plain line breaks is in the text itself. */
function offsetIn(text: string, plain: number): number {
  let offset = 0;
  for (let i = 0; i < plain; i++) offset += text.startsWith('\r\n', offset) ? 2 : 1;
  return offset;
}
