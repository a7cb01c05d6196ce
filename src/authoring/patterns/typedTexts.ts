import { plainText } from '#engine';
import type { PatternTable } from '#engine/compile';
import { intersection } from './intersection';
import { patternOf } from './patternOf';

/** Signs beyond these stay as they are typed. */
const lastChanged = 0xffff;

/** Ends a line, or leaves the box that is typed into. */
const ofKeys = /[\t\n\v\f\r\u2028\u2029]/;

/** Whether a sign can be typed, and stays in an answer. */
function isTyped(code: number, isOfLines: boolean): boolean {
  const sign = String.fromCodePoint(code);
  if (ofKeys.test(sign)) return isOfLines && sign === '\n';
  // Between letters of India, where joiners have a meaning.
  return plainText(`अ${sign}अ`) === `अ${sign}अ`;
}

function tableOf(isOfLines: boolean): PatternTable {
  const typed = Array.from(
    { length: lastChanged + 2 },
    (_, code) => code > lastChanged || isTyped(code, isOfLines),
  );
  const starts = [...typed.keys()].filter((code) => typed[code] !== typed[code - 1]);
  return {
    starts,
    classes: starts.map((code) => Number(typed[code])),
    next: [[-1, 0]],
    accepts: [0],
  };
}

const tables = new Map<boolean, PatternTable>();

/** The automaton of the texts of which every sign can be typed into a box, for one line or for several. */
export function typedSigns(isOfLines: boolean): PatternTable {
  const table = tables.get(isOfLines) ?? tableOf(isOfLines);
  tables.set(isOfLines, table);
  return table;
}

/** Any answer: it is trimmed, and an empty or blank one is none. */
export const anyAnswer = patternOf('^\\S(?:[\\s\\S]*\\S)?$')!;

/** The automaton of the answers among the texts of another one: those that can be typed, and stay as they are. */
export const answersOf = (table: PatternTable, isOfLines: boolean): PatternTable =>
  intersection(intersection(table, typedSigns(isOfLines), false), anyAnswer, false);

/** The signs that cannot be typed into a box for one line, or do not stay in an answer. */
export function untypedSigns(): string[] {
  const { starts, classes } = typedSigns(false);
  return starts.flatMap((start, i) =>
    classes[i] === 1
      ? []
      : Array.from({ length: starts[i + 1]! - start }, (_, j) => String.fromCodePoint(start + j)),
  );
}
