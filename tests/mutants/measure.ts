import { knownCalls } from '../../src/api';
import { Random } from '../../src/authoring/fill';
import { MutantJudge, type Verdict } from '../../src/authoring/mutate/judge';
import type { Mutant, Operator } from '../../src/authoring/mutate/mutant';
import { operators } from '../../src/authoring/mutate/operators';
import * as fixtures from '../../src/server/integrations/demoContext';
import { projectFiles } from '../files';

export interface Judged extends Pick<Mutant, 'file' | 'slip'> {
  key: string;
  operator: string;
  part: Operator['part'];
  verdict: Verdict;
}

const filesOf = (key: string) =>
  Object.fromEntries(
    Object.entries(projectFiles).filter(([path]) =>
      [`schemas/${key}/`, 'schemas/_shared/'].some((folder) => path.startsWith(folder)),
    ),
  );

/** Judges the mutants of a definition; of each operator at most so many, drawn by a seed. */
export function measure(
  key: string,
  mostOfEach = Infinity,
): { judged: Judged[]; possible: number } {
  const judge = new MutantJudge(key, filesOf(key), fixtures, knownCalls);
  const judged: Judged[] = [];
  let possible = 0;
  for (const [i, { id, part, mutantsOf }] of operators.entries()) {
    const all = [...mutantsOf(judge.definition)].filter(({ edits }) => edits.length > 0);
    possible += all.length;
    const random = new Random(7, i);
    while (all.length > mostOfEach) all.splice(random.int(0, all.length - 1), 1);
    for (const mutant of all) {
      const { file, slip } = mutant;
      judged.push({ key, operator: id, part, file, slip, verdict: judge.judge(mutant) });
    }
  }
  return { judged, possible };
}
