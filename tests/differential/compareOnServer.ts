import type { CompiledDefinition } from '../../src/engine';
import { assumesRecords } from '../examples';
import { AnswerSource } from './answerSource';
import type { Wanted } from './wanted';
import { Comparison } from './comparison';
import type { Report } from './report';
import { judgesOf } from './judges';
import type { ServerJudge } from './serverJudge';

/** Sends generated answers of a definition to a server, as far as its records are those of the examples. */
export async function compareOnServer(
  definition: CompiledDefinition,
  server: ServerJudge,
  { seed, from, count }: Wanted,
): Promise<Report> {
  const start = performance.now();
  const judges = await judgesOf(definition);
  const answers = new AnswerSource(definition, seed, (example) => !assumesRecords(example));
  const comparison = new Comparison(definition.key);
  let valid = 0;
  for (let number = from; number < from + count; number++)
    if (await server.judge(judges, answers.make(number), comparison)) valid++;
  return comparison.report(count, valid, start);
}
