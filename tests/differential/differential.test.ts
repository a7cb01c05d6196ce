import { describe, expect, it } from 'vitest';
import { definitionOf } from '../files';
import { compareAnswers } from './compareAnswers';
import { wantedIn } from './wanted';

const { keys, wanted, report } = wantedIn(process.env, 'rules', 60);

/** `npm run differential` asks more, and prints a line for each definition. */
describe(`answers of seed ${wanted.seed}`, () => {
  it.each(keys)('all judges agree on answers to %s', { timeout: 3_600_000 }, async (key) => {
    const found = await compareAnswers(definitionOf(key), wanted);
    report(found);
    expect(found.disagreements).toEqual([]);
  });
});
