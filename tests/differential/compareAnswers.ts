import { asOf, type CompiledDefinition } from '../../src/engine';
import { contextOf } from '../examples';
import { AnswerSource } from './answerSource';
import { compareReading } from './compareReading';
import { compareRules } from './compareRules';
import { Comparison } from './comparison';
import type { Report } from './report';
import { type Given, judgesOf } from './judges';
import type { Encode } from './readAsServer';
import type { Wanted } from './wanted';

/** A difference that is planted on purpose, to see that it is found. */
export interface Sabotage {
  given?: Partial<Given>;
  encode?: Encode;
}

/** Asks every judge about generated answers of a definition. */
export async function compareAnswers(
  definition: CompiledDefinition,
  { seed, from, count }: Wanted,
  { given, encode }: Sabotage = {},
): Promise<Report> {
  const start = performance.now();
  const judges = await judgesOf(definition, given);
  const answers = new AnswerSource(definition, seed);
  const comparison = new Comparison(definition.key);
  let valid = 0;
  for (let number = from; number < from + count; number++) {
    const generated = answers.make(number);
    const { example } = generated;
    const context = contextOf(asOf(definition, example.today), example);
    const on = { ...judges, engine: asOf(judges.engine, example.today) };
    compareRules(on, generated, context, comparison);
    if (compareReading(on, generated, context, comparison, encode)) valid++;
  }
  return comparison.report(count, valid, start);
}
