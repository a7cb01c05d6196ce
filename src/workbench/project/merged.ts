import { diff3Merge, mergeDiff3 } from 'node-diff3';

/** Three-way merge of lines; undefined where both sides changed the same lines. */
export function merged(mine: string, base: string, theirs: string): string | undefined {
  const { conflict, result } = mergeDiff3(linesOf(mine), linesOf(base), linesOf(theirs), {
    excludeFalseConflicts: true,
  });
  return conflict ? undefined : result.join('');
}

/** The same with the lines of both sides, one after the other, where both changed the same ones. */
export const withBoth = (mine: string, base: string, theirs: string): string =>
  diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs), { excludeFalseConflicts: true })
    .flatMap(({ ok, conflict }) => ok ?? [...conflict!.a, ...conflict!.b])
    .join('');

const linesOf = (text: string): string[] => text.split(/(?<=\n)/);
