import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareOnServer } from '../differential/compareOnServer';
import { hasLines, inOneLine } from '../differential/sabotages';
import { ServerJudge } from '../differential/serverJudge';
import { inFolder, servedSlip } from '../differential/slip';
import { tell, wantedKeys, wantedOnServer } from '../differential/wanted';
import { definitionOf, examplesOf } from './help/requests';

const wanted = wantedOnServer(5);
const { today } = examplesOf('mother_name', 'accepted')[0]!;

let server: ServerJudge;
beforeAll(async () => {
  server = await ServerJudge.open(today, wanted.seed);
});
afterAll(() => server.close());

/** `npm run differential` sends more, and prints a line for each definition. */
it.each(wantedKeys())(
  `engine and server agree on answers to %s (seed ${wanted.seed})`,
  { timeout: 3_600_000 },
  async (key) => {
    const report = await compareOnServer(definitionOf(key), server, wanted);
    tell('server', report);
    expect(report.disagreements).toEqual([]);
  },
);

/** `npm run differential -- --sabotage` plants them in each definition. */
describe.each(wantedKeys(['mother_name']))('in %s', (key) => {
  const definition = definitionOf(key);
  const many = wantedOnServer(200);
  const slip = servedSlip(definition, wanted.seed);

  it.runIf(slip)(
    'a planted difference is found: the server has one other rule',
    { timeout: 600_000 },
    () =>
      inFolder(key, slip!.files, async (folder) => {
        const other = await ServerJudge.open(today, wanted.seed, folder);
        try {
          const report = await compareOnServer(definition, other, many, { isSabotaged: true });
          tell('planted', { ...report, about: `a server has ${slip!.about}` });
          expect(report.disagreements).not.toEqual([]);
        } finally {
          await other.close();
        }
      }),
  );

  it.runIf(hasLines(definition))(
    'a planted difference is found: the wire loses line breaks',
    { timeout: 600_000 },
    async () => {
      const report = await compareOnServer(definition, server, many, {
        isSabotaged: true,
        onTheWay: inOneLine,
      });
      tell('planted', { ...report, about: 'the wire loses line breaks' });
      expect(report.disagreements).not.toEqual([]);
    },
  );
});
