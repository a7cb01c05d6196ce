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

/** What `npm run differential` asks for, or else the same few answers in every run. */
export function wantedIn(env: NodeJS.ProcessEnv, part: 'rules' | 'server', few: number) {
  const { DIFFERENTIAL_KEYS, DIFFERENTIAL_SEED = '1', DIFFERENTIAL_FROM = '0' } = env;
  const count = env[`DIFFERENTIAL_${part.toUpperCase()}`] ?? few;
  const wanted: Wanted = {
    seed: Number(DIFFERENTIAL_SEED),
    from: Number(DIFFERENTIAL_FROM),
    count: Number(count),
  };
  return {
    keys: DIFFERENTIAL_KEYS ? DIFFERENTIAL_KEYS.split(',') : keysOf(projectFiles),
    wanted,
    /** Tells `npm run differential` at once: a run takes minutes. */
    report(found: Report): void {
      const { DIFFERENTIAL_REPORT: path } = env;
      if (path) appendFileSync(path, `${JSON.stringify({ part, ...found })}\n`);
    },
  };
}
