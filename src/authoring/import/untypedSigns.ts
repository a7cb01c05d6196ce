import { classAt } from '../patterns/classAt';
import type { PatternTable } from '#engine/compile';
import { untypedSigns } from '../patterns/typedTexts';

/** Signs that no pattern means: one that takes them takes any sign, or all but a few. */
const unlikely = ['⁂', '😀', '\0'];

/** Spaces of several kinds, which \s takes alike. */
const spaces = [' ', '\t', '\n', '\u00a0', '\u2028'];

/**
 * The signs that a pattern asks for and that cannot be typed into a box for one line, or do not stay in an answer. What it
 * takes because it takes almost every sign, or every space, is not among them.
 */
export function untypedIn(table: PatternTable): string[] {
  const of = (sign: string) => classAt(table, sign.codePointAt(0)!);
  const any = new Set(unlikely.map(of));
  const ofSpaces = new Set(spaces.map(of));
  const isRead = (sign: string) => table.next.some((row) => row[of(sign)]! >= 0);
  const found = untypedSigns().filter(
    (sign) =>
      isRead(sign) && !any.has(of(sign)) && !(ofSpaces.size === 1 && ofSpaces.has(of(sign))),
  );
  // A line break of two signs is typed as one.
  return found.includes('\n') ? found.filter((sign) => sign !== '\r') : found;
}

const names: { [sign: string]: string } = { '\n': 'line breaks', '\t': 'tabs' };

const mostNamed = 3;

/** What signs are called that cannot be seen. */
export function namesOf(signs: string[]): string {
  const all = signs.map(
    (sign) =>
      names[sign] ?? `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
  );
  const more = all.length > mostNamed ? ' and others' : '';
  return all.slice(0, mostNamed).join(', ') + more;
}
