import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareOnServer } from '../differential/compareOnServer';
import { ServerJudge } from '../differential/serverJudge';
import { wantedIn } from '../differential/wanted';
import { definitionOf, examplesOf } from './help/requests';

const { keys, wanted, report } = wantedIn(process.env, 'server', 5);
const { today } = examplesOf('mother_name', 'accepted')[0]!;

let server: ServerJudge;
beforeAll(async () => {
  server = await ServerJudge.open(today, wanted.seed);
});
afterAll(() => server.close());

/** `npm run differential` sends more, and prints a line for each definition. */
describe(`answers of seed ${wanted.seed}`, () => {
  it.each(keys)('engine and server agree on answers to %s', { timeout: 3_600_000 }, async (key) => {
    const found = await compareOnServer(definitionOf(key), server, wanted);
    report(found);
    expect(found.disagreements).toEqual([]);
  });
});
