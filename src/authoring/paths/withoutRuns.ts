import type { FoundWay, Level } from './levels';
import type { Paths } from './explore';

export interface ToldWay extends Omit<FoundWay, 'run'> {
  /** Whether a run goes it. */
  isReached: boolean;
}

export interface ToldLevel extends Omit<Level, 'ways'> {
  ways?: ToldWay[];
}

export interface ToldPaths extends Omit<Paths, 'cover' | 'levels'> {
  levels: ToldLevel[];
  /** How many new examples would show the pairs that are missing. */
  newExamples: number;
}

/** What was found of paths, as plain JSON: without what they were run with. */
export const withoutRuns = ({ cover, levels, ...paths }: Paths): ToldPaths => ({
  ...paths,
  levels: levels.map(({ ways, ...level }) => ({
    ...level,
    ...(ways && {
      ways: ways.map(({ run, ...way }) => ({ ...way, isReached: run !== undefined })),
    }),
  })),
  newExamples: cover.runs.length,
});
