/** What differs between two texts, line by line: `12 - old line`, `12 + new line`. */
export function lineDiff(before: string, after: string): string[] {
  const [was, is] = [before.split('\n'), after.split('\n')];
  const common = commonLengths(was, is);
  const lines: string[] = [];
  const width = String(Math.max(was.length, is.length)).length;
  const add = (line: number, sign: string, text: string) =>
    lines.push(`${String(line + 1).padStart(width)} ${sign} ${shortened(text.trimEnd())}`);
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    if (i < was.length && was[i] === is[j]) {
      i++;
      j++;
    } else if (j >= is.length || (i < was.length && common[i + 1]![j]! >= common[i]![j + 1]!))
      add(i, '-', was[i++]!);
    else add(j, '+', is[j++]!);
  }
  return lines;
}

/** A text of 500 letters fills the screen and says no more than its start. */
const shortened = (line: string): string => (line.length > 160 ? `${line.slice(0, 160)}…` : line);

/** The length of the longest common subsequence from line i of one text and line j of the other on. */
function commonLengths(was: string[], is: string[]): number[][] {
  const lengths = Array.from({ length: was.length + 1 }, () =>
    Array<number>(is.length + 1).fill(0),
  );
  for (let i = was.length - 1; i >= 0; i--)
    for (let j = is.length - 1; j >= 0; j--)
      lengths[i]![j] =
        was[i] === is[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  return lengths;
}
