import { describe, expect, it } from 'vitest';
import { definitionOf } from '../files';
import { AnswerSource } from './answerSource';
import { compareAnswers } from './compareAnswers';
import { sabotages } from './sabotages';
import { tell, wantedAnswers, wantedKeys, wantedPlants } from './wanted';

const wanted = wantedAnswers(3000);

/** `npm run differential -- --sabotage` plants more. */
describe.each(wantedKeys(['mother_name', 'address', 'nominee']))('in %s', (key) => {
  const definition = definitionOf(key);
  const answers = new AnswerSource(definition, wanted.seed);

  it.each([...sabotages(definition, wanted.seed, wantedPlants(1))])(
    'a planted difference is found: $about',
    { timeout: 600_000 },
    async (sabotage) => {
      const report = await compareAnswers(definition, wanted, sabotage, answers);
      tell('planted', { ...report, about: sabotage.about });
      expect(report.disagreements).not.toEqual([]);
    },
  );
});
