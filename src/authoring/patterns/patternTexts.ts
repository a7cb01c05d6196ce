import type { PatternTable } from '#engine/compile';
import type { Random } from '../fill/random';
import { classAt } from './classAt';
import { statesByLength } from './patternLengths';

/** The characters that people would expect in an example, the likeliest first. */
const usual = [...'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789 01-/.,'];

/** A text of exactly this length that matches a pattern, if there is one. */
export function textOfPattern(
  table: PatternTable,
  random: Random,
  length: number,
): string | undefined {
  const left = statesByLength(table, length);
  let state = 0;
  let text = '';
  for (let rest = length; left[rest]!.has(state); rest--) {
    if (rest === 0) return text;
    const ways = table.next[state]!.flatMap((to, one) =>
      left[rest - 1]!.has(to) ? [{ to, character: characterOf(table, one, random) }] : [],
    );
    const likely = ways.filter(({ character }) => usual.includes(character));
    const way = random.pick(likely.length > 0 ? likely : ways);
    text += way.character;
    state = way.to;
  }
  return undefined;
}

function characterOf(table: PatternTable, wanted: number, random: Random): string {
  const known = usual.filter((one) => classAt(table, one.codePointAt(0)!) === wanted);
  if (known.length > 0) return random.pick(known);
  return String.fromCodePoint(table.starts[table.classes.indexOf(wanted)]!);
}
