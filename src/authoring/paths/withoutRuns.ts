import type { FoundWay, Level } from './levels';
import type { Paths } from './explore';

export interface WayReport extends Omit<FoundWay, 'run'> {
  /** Whether a run goes it. */
  isReached: boolean;
}

export interface LevelReport extends Omit<Level, 'ways'> {
  ways?: WayReport[];
}

export interface PathsReport extends Omit<Paths, 'cover' | 'levels'> {
  levels: LevelReport[];
  /** How many new examples would show the pairs that are missing. */
  newExamples: number;
}

/** What was found of paths, as plain JSON: without what they were run with. */
export const withoutRuns = ({ cover, levels, ...paths }: Paths): PathsReport => ({
  ...paths,
  levels: levels.map(({ ways, ...level }) => ({
    ...level,
    ...(ways && {
      ways: ways.map(({ run, ...way }) => ({ ...way, isReached: run !== undefined })),
    }),
  })),
  newExamples: cover.runs.length,
});
