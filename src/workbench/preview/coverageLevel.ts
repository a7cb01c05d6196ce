import type { CoveredPart } from '#authoring';

/** How much of a part the examples cover. */
export const coverageLevels = ['full', 'part', 'none'] as const;

export type CoverageLevel = (typeof coverageLevels)[number];

export function levelOf({ seen, total }: Pick<CoveredPart, 'seen' | 'total'>): CoverageLevel {
  if (seen === total) return 'full';
  return seen === 0 ? 'none' : 'part';
}

/** A sign for each level: the marks differ by more than their colour. */
export const levelSigns: { [level in CoverageLevel]: string } = {
  full: '✓',
  part: '◐',
  none: '✕',
};

/** The pattern of the bar beside a part, in a colour. */
export const levelPatterns: { [level in CoverageLevel]: (colour: string) => string } = {
  full: (colour) => colour,
  part: (colour) => `repeating-linear-gradient(45deg, ${colour} 0 4px, transparent 4px 8px)`,
  none: (colour) => `repeating-linear-gradient(0deg, ${colour} 0 2px, transparent 2px 6px)`,
};
