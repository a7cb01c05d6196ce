import { expect, it } from 'vitest';
import { checkExamples } from '../../src/authoring/coverage/checkExamples';
import { mutated } from '../../src/authoring/mutate/mutant';
import { operators } from '../../src/authoring/mutate/operators';
import { readDefinition } from '../../src/authoring/read/readDefinition';
import { compileDefinition } from '../../src/engine/compile';
import * as fixtures from '../../src/server/integrations/demoContext';
import { smallFiles } from '../engine/smallFiles';

const example = {
  about: 'A torn one.',
  as: { clientId: 'C10001', policyNo: '50010001' },
  policy: { policyStatus: 'LAPSED' },
  today: '2026-11-21',
  answers: { reason: 'torn', comment: 'AB12345678' },
  steps: [
    {
      call: 'POST copy/',
      payload: { policyNumber: '50010001', reason: 'torn', lost_on: '', comment: 'AB12345678' },
    },
  ],
  done: { message: 'SR00000001 for AB •••• 78' },
};
const files = smallFiles(
  {
    'ui/comment/ui:mask': { first: 2, last: 2 },
    'request/success/message': '{ticketnumber} for {/answers/comment|this}',
  },
  { 'schemas/small/examples/accepted-torn.json': JSON.stringify(example) },
);
const read = readDefinition('small', files);
if ('diagnostics' in read) throw new Error('There is no definition.');
const { definition, sources } = read;

const differences = (one: typeof definition) =>
  checkExamples(
    compileDefinition(one, { allErrors: true }),
    files,
    fixtures,
    sources,
  ).examples.flatMap(({ diagnostics }) => diagnostics);

it('is noticed by an example that says the text with the masked value', () => {
  expect(differences(definition)).toEqual([]);
  const slips = operators
    .flatMap(({ mutantsOf }) => [...mutantsOf(definition)])
    .filter(({ slip }) => slip.includes('could be read'));
  expect(slips.map(({ slip }) => slip)).toEqual([
    'all of "Comment" could be read and not only a part',
    '"Comment" could be read with 3 characters at its start and not with 2',
    '"Comment" could be read with 3 characters at its end and not with 2',
  ]);
  for (const one of slips) expect(differences(mutated(definition, one))).not.toEqual([]);
});
