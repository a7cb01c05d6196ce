import type { CompiledDefinition, Payload } from '../../src/engine';
import { assumesRecords } from '../examples';
import { AnswerSource } from './answerSource';
import type { Wanted } from './wanted';
import { Comparison } from './comparison';
import type { Report } from './report';
import { judgesOf } from './judges';
import type { ServerJudge } from './serverJudge';

/**
 * Sends generated answers of a definition to a server, as far as its records are those of the examples. A
 * planted difference is looked for until it is found.
 */
export async function compareOnServer(
  definition: CompiledDefinition,
  server: ServerJudge,
  { seed, from, count }: Wanted,
  { isSabotaged = false, onTheWay }: OnServer = {},
): Promise<Report> {
  const start = performance.now();
  const judges = await judgesOf(definition);
  const answers = new AnswerSource(definition, seed, (example) => !assumesRecords(example));
  const comparison = new Comparison(definition.key);
  let asked = 0;
  let valid = 0;
  while (asked < count && !(isSabotaged && comparison.disagreements.length > 0)) {
    const generated = answers.make(from + asked++);
    if (await server.judge(judges, generated, comparison, onTheWay)) valid++;
  }
  return comparison.report(asked, valid, start);
}

interface OnServer {
  /** Whether a difference is planted, so that one disagreement is enough. */
  isSabotaged?: boolean;
  /** What becomes of a payload. */
  onTheWay?: (payload: Payload) => Payload;
}
