import { expect, it } from 'vitest';
import { formats, keywords } from '../../src/engine';
import { definitionOf } from '../files';
import { compareAnswers } from './compareAnswers';
import { formatsInDraft07 } from './plain/formats';
import { meanings } from './plain/keywords';
import { tell, wantedAnswers, wantedKeys } from './wanted';

const wanted = wantedAnswers(60);

/** `npm run differential` asks more, and prints a line for each definition. */
it.each(wantedKeys())(
  `all judges agree on answers to %s (seed ${wanted.seed})`,
  { timeout: 3_600_000 },
  async (key) => {
    const report = await compareAnswers(definitionOf(key), wanted);
    tell('rules', report);
    expect(report.disagreements).toEqual([]);
  },
);

it('it is decided for every keyword and format of the engine what draft-07 says of it', () => {
  expect(Object.keys(meanings).sort()).toEqual(keywords.map(({ name }) => name).sort());
  expect(Object.keys(formatsInDraft07).sort()).toEqual(formats.map(({ name }) => name).sort());
});
