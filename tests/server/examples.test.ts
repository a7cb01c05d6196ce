import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from './help/caller';
import {
  type Example,
  examplesOf,
  keys,
  prove,
  rulesOf,
  sendAnswers,
  sendStep,
  subTypeCode,
} from './help/requests';
import { personOf, TestServer } from './help/server';

let server: TestServer;
const callers = new Map<string, Caller>();

beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
afterEach(() => server.resolveTickets());

async function callerFor({ as, proofs = [] }: Example): Promise<Caller> {
  const caller = callers.get(as.clientId) ?? (await server.signIn(as.clientId));
  callers.set(as.clientId, caller);
  for (const proof of proofs)
    await prove(
      server,
      caller,
      as.policyNo ?? personOf(as.clientId).policies[0]!.policyNumber,
      proof,
    );
  return caller;
}

/** The server has records and lists of its own: an example that assumes others is proved in the engine. */
const examplesFor = (key: string, kind: 'accepted' | 'rejected' | 'refused') =>
  examplesOf(key, kind).filter(
    ({ holds, hasOpenRequest, lists }) => !holds && hasOpenRequest === undefined && !lists,
  );

describe.each(keys)('%s, sent by hand', (key) => {
  it.each(examplesFor(key, 'accepted'))(
    '[FLOW-10] [FLOW-15] takes $name: $about',
    async (example) => {
      const caller = await callerFor(example);
      const etli_sub_type = await subTypeCode(caller, key);
      const steps = rulesOf(key).steps.filter(({ call }) =>
        example.steps!.some((one) => one.call === call),
      );
      let last;
      for (const [i, step] of steps.entries()) {
        last = await sendStep(caller, step, { ...example.steps![i]!.payload, etli_sub_type });
        expect(last.body).toMatchObject({ status: 'success' });
      }
      const { ticketnumber, message } = last!.body;
      expect(last!.body).toEqual({
        status: 'success',
        ticketnumber: expect.stringMatching(/^SR\d{8}$/),
        message,
      });
      expect(message).toContain(ticketnumber);

      const tracked = await caller.post('track-service-request', {
        policyNumber: example.as.policyNo,
      });
      expect(tracked.body.value[0]).toMatchObject({ ticketnumber, statuscode: 1 });
    },
  );

  it.each(examplesFor(key, 'rejected'))('refuses $name: $about', async (example) => {
    const caller = await callerFor(example);
    const { status, body } = await sendAnswers(caller, key, example);
    expect(status).toBe(422);
    expect(body.status).toBe('failed');
    expect(body.message).toBe(body.problems[0].says);
    // The server stops at the first broken rule of all that the example names.
    const said = ({ at, says }: { at: string; says: string }) => ({ at, says });
    expect(example.problems!.map(said)).toEqual(expect.arrayContaining(body.problems.map(said)));
  });

  it.each(examplesFor(key, 'refused').filter(({ name }) => !name.includes('open')))(
    'refuses $name: $about',
    async (example) => {
      const { status, body } = await sendAnswers(await callerFor(example), key, example);
      expect({ status, body }).toEqual({
        status: 409,
        body: { status: 'failed', message: example.refusal },
      });
    },
  );
});
