import { desc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tickets } from '../../src/server/store/schema';
import { exampleNamed } from '../examples';
import type { Caller } from './help/caller';
import { Sequence } from './help/sequence';
import { TestServer } from './help/server';

const key = 'nominee';
const example = 'accepted-deleted-and-added';
let server: TestServer;
let asha: Caller;
let nominees: Sequence;

beforeAll(async () => {
  server = await TestServer.open({ today: exampleNamed(key, example).today });
  asha = await server.signIn('C10001');
  nominees = await Sequence.of(asha, key, example);
});
afterAll(() => server.close());
afterEach(() => server.resolveTickets());

const entries = () => nominees.payload('raise') as { [name: string]: any }[];
const send = (payload: unknown) => asha.post('nominee-update/', payload);

describe('a request with a list payload', () => {
  it('[NOM-13] raises one ticket with all entries', async () => {
    const { body } = await send(entries());
    expect(body).toMatchObject({ status: 'success', ticketnumber: expect.any(String) });
    const [ticket] = await server.db
      .select()
      .from(tickets)
      .orderBy(desc(tickets.ticketNumber))
      .limit(1);
    expect(ticket).toMatchObject({ ticketNumber: body.ticketnumber, policyNumber: '50010001' });
    expect(ticket!.answers).toEqual(entries());
  });

  it('must name the same policy of the customer and the same sub-type in every entry', async () => {
    const [first, ...rest] = entries();
    const change = (more: object) => send([first, ...rest.map((one) => ({ ...one, ...more }))]);
    expect(rest.length).toBeGreaterThan(0);
    expect((await change({ policyNumber: '50020001' })).status).toBe(403);
    expect((await change({ policyNumber: '50010002' })).status).toBe(422);
    expect((await change({ etli_sub_type: 'ST0101' })).status).toBe(400);
  });

  it('is rejected when it is not a list, is empty, or contains an invalid entry', async () => {
    expect((await send([])).status).toBe(400);
    expect((await send([null])).status).toBe(400);
    expect((await send(['x'])).status).toBe(400);
    expect((await send(entries()[0])).status).toBe(422);
    expect((await send([...entries(), { ...entries()[0], premium: 1 }])).status).toBe(422);
  });

  it('[NOM-03] is rejected without a change and accepted with one', async () => {
    const { body } = await asha.get('policy/', { dob: '1985-04-12', policyNo: '50010001' });
    const { etli_sub_type } = entries()[0]!;
    const now = body.nomineeDetail.map((nominee: any) => ({
      policyNumber: '50010001',
      nominee_name: nominee.nomineeName,
      nominee_dob: nominee.nomineeDob,
      nominee_relation: nominee.nomineeRelationCode,
      ...(nominee.appointeeName && {
        appointee_name: nominee.appointeeName,
        appointee_dob: nominee.appointeeDob,
        appointee_relation: nominee.appointeeRelationCode,
      }),
      percentage_allocation: nominee.percentageAllocated,
      appointee: nominee.appointeeName !== '',
      etli_sub_type,
    }));
    expect(await send(now)).toMatchObject({
      status: 422,
      body: {
        problems: [{ at: '', rule: 'submitWhen', message: 'There are no changes to confirm.' }],
      },
    });
    expect((await send(now.toReversed())).status).not.toBe(500);
    const [one, other] = now;
    const changed = [
      { ...one, percentage_allocation: one.percentage_allocation - 1 },
      { ...other, percentage_allocation: other.percentage_allocation + 1 },
    ];
    expect((await send(changed)).body.status).toBe('success');
  });

  it('[NOM-08] is rejected with an appointee for an adult nominee', async () => {
    const minor = entries().find(({ appointee }) => appointee)!;
    const grown = { ...minor, nominee_dob: '1990-01-01' };
    const { status, body } = await send(entries().map((one) => (one.appointee ? grown : one)));
    expect({ status, rule: body.problems[0].rule }).toEqual({ status: 422, rule: 'unknown' });
  });

  it('[NOM-10] is rejected when the shares do not add up to 100', async () => {
    const { status, body } = await send(
      entries().map((one) => ({ ...one, percentage_allocation: 30 })),
    );
    expect({ status, message: body.message }).toEqual({
      status: 422,
      message: 'Total percentage allocation of nominee should be 100',
    });
  });
});
