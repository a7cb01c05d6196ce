import { mergeDiff3 } from 'node-diff3';

/** A text with the changes of both sides, by line; undefined where both changed the same lines. */
export function merged(mine: string, base: string, theirs: string): string | undefined {
  const lines = (text: string) => text.split(/(?<=\n)/);
  const { conflict, result } = mergeDiff3(lines(mine), lines(base), lines(theirs), {
    excludeFalseConflicts: true,
  });
  return conflict ? undefined : result.join('');
}
