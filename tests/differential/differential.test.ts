import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { definitionOf, keysOf, projectFiles } from '../files';
import { compareAnswers } from './compareAnswers';

const {
  DIFFERENTIAL_KEYS = '',
  DIFFERENTIAL_SEED = '1',
  DIFFERENTIAL_FROM = '0',
  DIFFERENTIAL_ANSWERS = '60',
  DIFFERENTIAL_REPORT,
} = process.env;
const keys = DIFFERENTIAL_KEYS === '' ? keysOf(projectFiles) : DIFFERENTIAL_KEYS.split(',');
const wanted = {
  seed: Number(DIFFERENTIAL_SEED),
  from: Number(DIFFERENTIAL_FROM),
  count: Number(DIFFERENTIAL_ANSWERS),
};

/** `npm run differential` asks more, and prints a line for each definition. */
describe(`answers of seed ${wanted.seed}`, () => {
  it.each(keys)('all judges agree on answers to %s', { timeout: 3_600_000 }, async (key) => {
    const report = await compareAnswers(definitionOf(key), wanted);
    if (DIFFERENTIAL_REPORT) appendFileSync(DIFFERENTIAL_REPORT, `${JSON.stringify(report)}\n`);
    expect(report.disagreements).toEqual([]);
    expect(report.valid).toBeGreaterThan(0);
  });
});
