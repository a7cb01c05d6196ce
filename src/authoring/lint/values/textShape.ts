import { type formats, isFormat } from '#engine';
import type { Range } from '../../patterns/patternLengths';

type Format = (typeof formats)[number];

/** Characters that stand for all: printable ASCII, letters with marks and of another script, punctuation, line breaks. */
const samples = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ...'éÑअ’–\n\r',
];

/** A part of a pattern: one of some characters, or one of some sequences, so many times. */
interface Part {
  of: string[] | Part[][];
  min: number;
  max: number;
}

const shapes = new Map<string, Part[] | undefined>();

/**
 * The lengths that texts of a format can have that consist of certain characters; `undefined` if there is no such
 * text. Any length where the pattern is not understood.
 */
export function lengthsOf(
  format: Format,
  isAllowed: (character: string) => boolean,
): Range | undefined {
  if (!shapes.has(format.name)) shapes.set(format.name, shapeOf(format));
  const shape = shapes.get(format.name);
  return shape ? lengthOfAll(shape, isAllowed) : { min: 1, max: Infinity };
}

/** The characters of which texts of a format consist. */
export const isCharacterOf = (format: Format) => {
  const shape = shapeOf(format);
  const known = shape && new Set(charactersIn(shape));
  return (character: string): boolean => known?.has(character) ?? true;
};

function* charactersIn(parts: Part[]): Generator<string> {
  for (const { of } of parts)
    for (const one of of)
      if (typeof one === 'string') yield one;
      else yield* charactersIn(one);
}

function shapeOf({ name, validate, example, isFixedLength }: Format): Part[] | undefined {
  if (validate instanceof RegExp) return parsePattern(validate);
  if (!isFixedLength) return undefined;
  // Only a function knows the format: each character of the example is tried for its place.
  return [...example].map((_, i) => ({
    of: samples.filter((one) => isFormat(name, example.slice(0, i) + one + example.slice(i + 1))),
    min: 1,
    max: 1,
  }));
}

function lengthOfAll(parts: Part[], isAllowed: (character: string) => boolean): Range | undefined {
  const total = { min: 0, max: 0 };
  for (const part of parts) {
    const one = lengthOfOne(part.of, isAllowed);
    if (!one) {
      if (part.min > 0) return undefined;
      continue;
    }
    total.min += one.min * part.min;
    total.max += one.max === 0 ? 0 : one.max * part.max;
  }
  return total;
}

function lengthOfOne(of: Part['of'], isAllowed: (character: string) => boolean): Range | undefined {
  const ranges = of.flatMap((one): Range[] => {
    if (typeof one === 'string') return isAllowed(one) ? [{ min: 1, max: 1 }] : [];
    const range = lengthOfAll(one, isAllowed);
    return range ? [range] : [];
  });
  if (ranges.length === 0) return undefined;
  return {
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  };
}

/** Parses what formats use of regular expressions; `undefined` for anything else. */
function parsePattern({ source, flags }: RegExp): Part[] | undefined {
  let rest = source;
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest);
    if (found) rest = rest.slice(found[0].length);
    return found;
  };
  class NotUnderstood extends Error {}
  const choice = (): Part[][] => {
    const sequences: Part[][] = [[]];
    while (rest !== '' && !rest.startsWith(')')) {
      if (take(/^\|/)) sequences.push([]);
      else sequences.at(-1)!.push(...part());
    }
    return sequences;
  };
  const part = (): Part[] => {
    if (take(/^[\^$]/)) return [];
    if (take(/^\(\?[!=]/)) {
      // What must (not) follow only excludes some texts.
      choice();
      take(/^\)/);
      return [];
    }
    let of: Part['of'];
    if (take(/^\((?:\?:)?(?!\?)/)) {
      of = choice();
      if (!take(/^\)/)) throw new NotUnderstood();
    } else {
      const one = take(/^(?:\[(?:\\.|[^\]\\])*\]|\\p\{\w+\}|\\[^1-9bBkxu]|[^\\()[\]*+?{}|])/u);
      if (!one) throw new NotUnderstood();
      const pattern = new RegExp(`^(?:${one[0]})$`, flags.replace('g', ''));
      of = samples.filter((sample) => pattern.test(sample));
    }
    const [, least, , most, sign] = take(/^(?:\{(\d+)(,(\d*))?\}|([*+?]))\??/) ?? [];
    const counts: { [sign: string]: [number, number] } = {
      '*': [0, Infinity],
      '+': [1, Infinity],
      '?': [0, 1],
    };
    if (sign) return [{ of, min: counts[sign]![0], max: counts[sign]![1] }];
    if (least === undefined) return [{ of, min: 1, max: 1 }];
    const max = most === undefined ? Number(least) : most === '' ? Infinity : Number(most);
    return [{ of, min: Number(least), max }];
  };
  try {
    const sequences = choice();
    if (rest !== '') return undefined;
    return sequences.length === 1 ? sequences[0] : [{ of: sequences, min: 1, max: 1 }];
  } catch (error) {
    if (error instanceof NotUnderstood) return undefined;
    throw error;
  }
}
