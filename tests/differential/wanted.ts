import { appendFileSync } from 'node:fs';
import { keysOf, projectFiles } from '../files';
import type { Report } from './report';

/** Which answers are compared. */
export interface Wanted {
  seed: number;
  /** The number of the first answers; they depend on definition, seed and number alone. */
  from: number;
  count: number;
}

const {
  DIFFERENTIAL_KEYS,
  DIFFERENTIAL_SEED = '1',
  DIFFERENTIAL_FROM = '0',
  DIFFERENTIAL_ANSWERS,
  DIFFERENTIAL_ON_SERVER,
  DIFFERENTIAL_PLANTED,
  DIFFERENTIAL_REPORT,
} = process.env;

const allKeys = keysOf(projectFiles);

/** The request types that `npm run differential` asks for, or else these. */
export function wantedKeys(otherwise = allKeys): string[] {
  if (DIFFERENTIAL_KEYS === undefined) return otherwise;
  return DIFFERENTIAL_KEYS === 'all' ? allKeys : DIFFERENTIAL_KEYS.split(',');
}

/** The answers that `npm run differential` asks for, or else so many, the same in every run. */
export const wantedAnswers = (few: number): Wanted => wanted(DIFFERENTIAL_ANSWERS ?? few);

/** The same for those that are sent to a server. */
export const wantedOnServer = (few: number): Wanted => wanted(DIFFERENTIAL_ON_SERVER ?? few);

const wanted = (count: string | number): Wanted => ({
  seed: Number(DIFFERENTIAL_SEED),
  from: Number(DIFFERENTIAL_FROM),
  count: Number(count),
});

/** How many differences are planted in each judge of a definition. */
export const wantedPlants = (few: number): number => Number(DIFFERENTIAL_PLANTED ?? few);

/** Tells `npm run differential` at once: a run takes minutes. */
export function tell(
  part: 'rules' | 'server' | 'planted',
  report: Report & { about?: string },
): void {
  if (DIFFERENTIAL_REPORT)
    appendFileSync(DIFFERENTIAL_REPORT, `${JSON.stringify({ part, ...report })}\n`);
}
