import { asOf, type CompiledDefinition } from '../../src/engine';
import { contextOf } from '../examples';
import { AnswerSource } from './answerSource';
import { compareReading } from './compareReading';
import { compareRules } from './compareRules';
import { Comparison } from './comparison';
import type { Report } from './report';
import { judgesOf } from './judges';
import type { Sabotage } from './sabotages';
import type { Wanted } from './wanted';

/**
 * Asks every judge about generated answers of a definition. `sabotage`: a difference that is planted, and looked for
 * until it is found.
 */
export async function compareAnswers(
  definition: CompiledDefinition,
  { seed, from, count }: Wanted,
  sabotage?: Sabotage,
  answers = new AnswerSource(definition, seed),
): Promise<Report> {
  const start = performance.now();
  const judges = await judgesOf(definition, sabotage?.given);
  const comparison = new Comparison(definition.key);
  let asked = 0;
  let valid = 0;
  while (asked < count && !(sabotage && comparison.disagreements.length > 0)) {
    const generated = answers.make(from + asked++);
    const { example } = generated;
    const on = { ...judges, engine: asOf(judges.engine, example.today) };
    const context = contextOf(asOf(definition, example.today), example);
    compareRules(on, generated, context, comparison);
    if (compareReading(on, generated, context, comparison, sabotage?.encode)) valid++;
  }
  return comparison.report(asked, valid, start);
}
