import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keysOf, projectFiles } from '../files';
import { measure } from './measure';

const { MUTANTS_KEYS, MUTANTS_REPORT, MUTANTS_OF_EACH } = process.env;
const keys =
  MUTANTS_KEYS === 'all' ? keysOf(projectFiles) : (MUTANTS_KEYS ?? 'mother_name').split(',');
/** Of a definition with more mutants only some of each operator are judged. */
const many = Number(MUTANTS_OF_EACH ?? 20);

/** The parts that examples and coverage speak of. */
const behaviour = ['rules', 'steps', 'words', 'gates'];

it(
  'examples and coverage notice nearly all changes of behaviour that lint lets through',
  { timeout: 3_600_000 },
  () => {
    const all: ReturnType<typeof measure>[] = [];
    for (const key of keys) {
      all.push(measure(key, many));
      if (MUTANTS_REPORT) writeFileSync(MUTANTS_REPORT, JSON.stringify(all));
    }
    const left = all
      .flatMap(({ judged }) => judged)
      .filter(({ part, verdict }) => behaviour.includes(part) && verdict !== 'lint');
    const noticed = left.filter(({ verdict }) => verdict !== 'unnoticed').length;
    expect(noticed / left.length).toBeGreaterThan(0.85);
  },
);
