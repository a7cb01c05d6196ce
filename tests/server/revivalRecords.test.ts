import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers, tickets } from '../../src/server/store/schema';
import type { Caller } from './help/caller';
import { answersFor, bothParties, parties, Revival } from './help/revival';
import { TestServer } from './help/server';

let server: TestServer;
let vikram: Caller;
let meera: Caller;

const vikrams = '1979-12-01';
const meeras = '1990-07-19';
const term = '50020002';

beforeAll(async () => {
  server = await TestServer.open();
  vikram = await server.signIn('C10002');
  meera = await server.signIn('C10004');
});
afterAll(() => server.close());

describe('records for a revival', () => {
  it('[REV-54] contain both parties of a policy as the first element of a list', async () => {
    const input = { dob: vikrams, policyNumber: bothParties };
    const { body } = await vikram.post('policy/search/', input);
    expect(body.status).toBe('success');
    expect(body.data[0]).toMatchObject({
      policyId: bothParties,
      ownerId: 'C10002',
      laId: expect.not.stringMatching(/^C10002$/),
      laDob: '1983-03-03',
      laGender: 'F',
      laMobile: parties.OtpVerificationLA.phone_number,
      laEmail: parties.OtpVerificationLA.email,
      ownerMobile: parties.OtpVerificationPR.phone_number,
      ownerEmail: parties.OtpVerificationPR.email,
    });
  });

  it('contain one party when the owner is the life assured', async () => {
    const input = { dob: meeras, policyNumber: '50040001' };
    const [detail] = (await meera.post('policy/search/', input)).body.data;
    expect(detail).toMatchObject({ laId: 'C10004', ownerId: 'C10004', laGender: 'F' });
    expect(detail.laMobile).toBe(detail.ownerMobile);
  });

  it('[REV-57] contain the coverage of a term plan, and nothing for another plan', async () => {
    const cover = (policyNumber: string) =>
      vikram.post('policy-coverage/', { policyNumber, dob: vikrams });
    expect((await cover(term)).body).toEqual({
      status: 'success',
      coverageDetails: [{ planId: 'BHB01' }, { planId: 'INTM01' }],
    });
    expect((await cover(bothParties)).body.coverageDetails).toEqual([]);
  });

  it.each(['policy/search/', 'policy-coverage/'])(
    '%s requires the customer’s date of birth',
    async (path) => {
      const { body } = await vikram.post(path, { policyNumber: term, dob: '1979-12-02' });
      expect(body).toEqual({
        status: 'failed',
        message: 'We could not find this policy with this date of birth',
      });
    },
  );

  it('[REV-56] contain the saved health record, or nothing when there is none', async () => {
    const { body } = await meera.post('client-details/', { clientId: 'C10004', dob: meeras });
    expect(body).toMatchObject({
      firstName: 'Meera',
      healthDetails: { heightInsuredFeet: 5, heightInsuredInches: 4, weightInsured: '62' },
    });
    const mine = await vikram.post('client-details/', { clientId: 'C10002', dob: vikrams });
    expect(mine.body.healthDetails).toEqual({});
  });
});

describe('parties who must answer and sign', () => {
  const withoutToday = (example: string) => {
    const {
      dateOfDeclaration: _day,
      age: _age,
      ...rest
    } = answersFor('revival_application', example);
    return rest;
  };
  const missing = async (caller: Caller, policy: string, answers: object) => {
    const { body } = await new Revival(server, caller, policy).submit(answers);
    return body.problems.map(({ at, rule }: { at: string; rule: string }) => at || rule);
  };

  async function signAlone(answers: object, link: object = {}): Promise<Revival> {
    const revival = new Revival(server, meera, '50040001');
    await revival.save(answers, link);
    const contact = { phone_number: '9000000004', email: 'meera.placeholder@example.com' };
    const { body } = await revival.askForCode('OtpVerificationLA', contact);
    await revival.verify(body.unique_id, await server.newestCode('9000000004'));
    return revival;
  }

  it('[REV-27] include the proposer when a rider waives the premium on another person’s life', async () => {
    const both = withoutToday('proposer-by-rider');
    expect(await missing(vikram, bothParties, both)).toEqual(['signature', 'signature']);
    const { weightProposer: _weight, ...some } = both;
    expect(await missing(vikram, bothParties, some)).toEqual(['/weightProposer']);
  });

  it('[REV-28] include the proposer when the coverage of a term plan requires it', async () => {
    const both = withoutToday('proposer-by-coverage');
    expect(await missing(vikram, term, both)).toEqual(['signature', 'signature']);
  });

  it('[REV-29] are the life assured only when owner and life assured are the same person', async () => {
    const womanAlone = withoutToday('woman-alone');
    expect(await missing(meera, '50040001', womanAlone)).toEqual(['signature']);
    await signAlone(womanAlone);
    const forged = { ...womanAlone, proposer_needed: true, weightProposer: '70' };
    expect(await missing(meera, '50040001', forged)).toEqual(['/weightProposer']);
  });

  it('[REV-61] stores the parameters of the link with the ticket', async () => {
    const womanAlone = withoutToday('woman-alone');
    const link = { incident_number: 'INC-77', sr_number: 'SR00000077' };
    const revival = await signAlone(womanAlone, link);
    const submitted = await revival.submit(womanAlone, link);
    expect(submitted.body.status).toBe('success');
    const [ticket] = await server.db
      .select()
      .from(tickets)
      .where(eq(tickets.ticketNumber, submitted.body.ticketnumber));
    expect(ticket!.answers).toMatchObject({ policy_number: '50040001', ...link });
  });

  it('takes the customer’s word for a required value only where the records have none', async () => {
    const told = { lastName: 'Invented', nationality: 'Nepal' };
    const answers = { ...withoutToday('woman-alone'), ...told };
    const stored = async () => {
      await server.resolveTickets();
      const { body } = await (await signAlone(answers)).submit(answers);
      expect(body.status).toBe('success');
      const number = eq(tickets.ticketNumber, body.ticketnumber);
      const [ticket] = await server.db.select().from(tickets).where(number);
      return (ticket!.answers as any).form_data;
    };
    expect(await stored()).toMatchObject({ lastName: 'Placeholder', nationality: 'India' });

    const mine = eq(customers.clientId, 'C10004');
    const [{ data }] = (await server.db.select().from(customers).where(mine)) as any;
    const known = await stored();
    await server.db
      .update(customers)
      .set({ data: { ...data, lastName: '' } })
      .where(mine);
    expect(await stored()).toEqual({ ...known, lastName: 'Invented' });
    await server.resolveTickets();
    const nonsense = { ...answers, lastName: '12' };
    expect(await missing(meera, '50040001', nonsense)).toEqual(['/lastName']);
    const { lastName: _none, ...without } = answers;
    expect(await missing(meera, '50040001', without)).toEqual(['/lastName']);
    await server.db.update(customers).set({ data }).where(mine);
  });
});
