import { knownCalls } from '../../src/api/knownCalls';
import { importSchema, type ImportNote } from '../../src/authoring';
import { fill } from '../../src/authoring/fill';
import { type Answers, nextOutcome, type Problem, resolveAnswers } from '../../src/engine';
import { contextOf } from '../../src/server/integrations/demoContext';
import { definitionOf, filesBelow } from '../files';

const shared = filesBelow('schemas/_shared');
const as = { clientId: 'C10001', policyNo: '50010001' };

/** The request type of a source: what it sends for answers, and answers that complete it. */
export function importedRequest(source: object) {
  const found = importSchema(
    { schema: JSON.stringify(source) },
    { key: 'tried', title: 'Tried' },
    knownCalls,
  );
  if ('problem' in found) throw new Error(found.problem);
  const files = { ...found.files, ...shared };
  const definition = definitionOf('tried', files);
  const known = (answers: Answers) =>
    contextOf(definition, { about: '', today: '2026-11-21', as, answers });
  const notes: ImportNote[] = found.report.notes;
  return {
    files,
    notes,
    /** What a form with these answers sends of them, or what is wrong with them. */
    send(
      answers: Answers,
      context = known(answers),
    ): { payload: Answers } | { problems: Problem[] } {
      const now = { ...context, steps: {}, acknowledged: [] };
      const outcome = nextOutcome(definition, now, resolveAnswers(definition, now, answers));
      if (outcome.kind === 'problems') return { problems: outcome.problems };
      if (outcome.kind !== 'call') throw new Error(outcome.kind);
      const {
        policyNumber: _policy,
        etli_sub_type: _type,
        ...payload
      } = outcome.payload as Answers;
      return { payload };
    },
    /** A form that was filled in by chance, `optional` of its optional answers given. */
    fill: (seed: number, optional: number) => fill(definition, known, { seed, optional }),
  };
}
