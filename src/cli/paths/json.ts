import { type Paths, withoutRuns } from '#authoring';

/** The paths through forms, for programs. */
export const json = (all: Paths[]): string => `${JSON.stringify(all.map(withoutRuns), null, 2)}\n`;
