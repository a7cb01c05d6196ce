import { asOf, type CompiledDefinition } from '../../src/engine';
import { contextOf } from '../examples';
import { AnswerSource } from './answerSource';
import { compareReading } from './compareReading';
import { compareRules } from './compareRules';
import { Comparison, type Disagreement } from './disagreement';
import { type Given, openJudges } from './judges';
import type { Encode } from './readAsServer';

export interface Wanted {
  seed: number;
  /** The number of the first answers; they depend on definition, seed and number alone. */
  from: number;
  count: number;
}

export interface Report {
  key: string;
  answers: number;
  valid: number;
  disagreements: Disagreement[];
  /** How often each pair of judges was asked. */
  judged: { [judges: string]: number };
  seconds: number;
}

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
  const { validators: _compiled, ...source } = definition;
  const judges = await openJudges({
    engine: source,
    browser: source,
    server: source,
    plain: source.schema,
    ...given,
  });
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
  const { disagreements, judged } = comparison;
  const seconds = (performance.now() - start) / 1000;
  return { key: definition.key, answers: count, valid, disagreements, judged, seconds };
}
