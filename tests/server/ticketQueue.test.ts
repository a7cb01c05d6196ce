import { asc, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runTicketsCommand } from '../../src/server/delivery/command';
import { readSettings } from '../../src/server/readSettings';
import { takeDeliveries } from '../../src/server/store/deliveries';
import { openStore } from '../../src/server/store/open';
import { deliveries } from '../../src/server/store/schema';
import { expectLogged } from '../setup/output';
import type { Caller } from './help/caller';
import { createTestStorage, type TestStorage } from './help/database';
import { subTypeCode } from './help/requests';
import { TestServer } from './help/server';
import { slowly, until } from './help/smallServer';
import { failOften, openTicketSystem, type TicketSystem } from './help/ticketSystem';
import { customerOf } from './help/portal';
import { withoutDemo } from './help/withoutDemo';

let system: TicketSystem;
let place: TestStorage;
let env: { [name: string]: string };

beforeEach(async () => {
  system = await openTicketSystem();
  place = await createTestStorage();
  env = {
    TICKETS_URL: `${system.url}/tickets`,
    TICKETS_SECRET: 'a secret that is shared with the system of tickets',
    PUBLIC_URL: 'https://portal.example.com/',
  };
});
afterEach(async () => {
  await system.close();
  await place.remove();
});

async function raise(caller: Caller, policyNumber: string): Promise<string> {
  const etli_sub_type = await subTypeCode(caller, 'policy-document');
  const comments = 'It never came';
  const request = { policyNumber, comments, etli_sub_type };
  return (await caller.post('policy-document-not-received/', request)).body.ticketnumber;
}

/** Runs the command as an operator does while no server runs; returns the exit code and what it printed. */
async function tickets(...args: string[]): Promise<{ code: number; printed: string }> {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const code = await runTicketsCommand(readSettings({ ...env, ...place.env }), args);
    return { code, printed: written.mock.calls.map(([text]) => String(text)).join('') };
  } finally {
    written.mockRestore();
  }
}

it('what piled up while the other system was away is taken in order, however much it is', async () => {
  const store = await openStore({
    dataDir: place.env.DATA_DIR,
    ...(place.env.DATABASE_URL && { databaseUrl: place.env.DATABASE_URL }),
  });
  const policies = 5000;
  await store.db.execute(
    sql`insert into ticket_deliveries (ticket_number, policy_number, queued_at, next_attempt_at)
      select 'SR' || n, 'P' || n % ${policies}, now(), now() - interval '1 hour'
      from generate_series(1, 15000) n`,
  );
  const take = () => takeDeliveries(store.db, new Date(), { leaseSeconds: 40, most: 4 });
  // Compared with one another, so many would take minutes.
  const taken = (await Promise.all(Array.from({ length: 10 }, take))).flat();
  const numbers = taken.map(({ ticketNumber }) => ticketNumber);
  expect(new Set(numbers).size).toBe(40);
  expect(numbers.every((number) => Number(number.slice(2)) <= policies)).toBe(true);
  await store.close();
});

it('what waits behind another ticket of its policy follows it at once, not with the next poll', async () => {
  // No poll comes within the test. A longer time than this would be none at all.
  const longest = 2 ** 31 - 1;
  const every = setInterval;
  vi.stubGlobal('setInterval', (work: () => void, ms: number) =>
    every(work, Math.min(1000 * ms, longest)),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const server = await TestServer.open({ place, env: { ...env, OUTSIDE_SECONDS: '60' } });
  let answer = () => {};
  system.held = new Promise((resolve) => (answer = resolve));
  const asha = await server.signIn('C10001');
  const raised: string[] = [];
  for (const policyNumber of ['50010001', '50010002', '50010001', '50010001', '50010001']) {
    raised.push(await raise(asha, policyNumber));
    await server.resolveTickets();
  }
  await until(() => system.requests.length === 2);
  answer();
  await until(() => system.stored.length === raised.length);
  expect(system.stored.filter((number) => number !== raised[1])).toEqual(
    raised.filter((number) => number !== raised[1]),
  );
  await server.close();
});

describe('npm run tickets', () => {
  it('lists parked tickets with the reasons, and has them sent again', async () => {
    system.reply = { status: 400, body: '' };
    const server = await TestServer.open({ place, env });
    const number = await raise(await server.signIn('C10001'), '50010001');
    const row = async () => (await server.db.select().from(deliveries))[0]!;
    await until(async () => (await row()).problem !== null);
    await failOften(server.db);
    server.minutesAhead = 24 * 60 + 1;
    await until(async () => (await row()).parkedAt !== null);
    expectLogged(/a ticket was parked/);
    await server.close();

    const listed = await tickets('parked');
    expect(listed.printed).toMatch(
      new RegExp(`^${number}  policy 50010001  .*  status 400\n1 tick`),
    );
    expect(await tickets('send', 'SR0', number)).toEqual({
      code: 2,
      printed: '1 tickets will be sent again.\nNot parked: SR0.\n',
    });
    expect(await tickets('send')).toEqual({ code: 0, printed: '0 tickets will be sent again.\n' });
    system.reply = undefined;
    const next = await TestServer.open({ place, env });
    await until(() => system.stored.length > 0);
    expect(system.stored).toEqual([number]);
    await next.close();
  });

  it('lists what waits, why and what it holds up, and parks one so that its policy goes on', async () => {
    system.reply = { status: 422, body: '' };
    const server = await TestServer.open({ place, env });
    const asha = await server.signIn('C10001');
    const first = await raise(asha, '50010001');
    await until(async () => (await server.db.select().from(deliveries))[0]!.problem !== null);
    await server.resolveTickets();
    const second = await raise(asha, '50010001');
    await server.close();

    const { code, printed } = await tickets('waiting');
    expect(code).toBe(0);
    expect(printed).toMatch(
      new RegExp(
        `^${first}  policy 50010001  holds up 1  \\d attempts, next 20.*Z  status 422\n2 tickets wait.\n$`,
      ),
    );
    expect(await tickets('park', first)).toEqual({ code: 0, printed: `${first} is parked.\n` });
    expect(await tickets('park', first)).toEqual({ code: 2, printed: `${first} does not wait.\n` });
    expect((await tickets('parked')).printed).toMatch(/status 422\n1 tickets are parked/);
    expect((await tickets('waiting')).printed).toMatch(
      new RegExp(`^${second} .* holds up 0  0 attempts.* no failure yet\n1 tickets wait`),
    );
    system.reply = undefined;
    const next = await TestServer.open({ place, env });
    await until(() => system.stored.length > 0);
    expect(system.stored).toEqual([second]);
    await next.close();
  });

  it('queues tickets of the time without TICKETS_URL, once, and none that the portal did not raise', async () => {
    const before = await TestServer.open({
      place,
      env: { TICKETS_SECRET: env.TICKETS_SECRET! },
    });
    // As if there had been no demonstration either.
    const number = await raise(await before.signIn('C10001'), '50010001');
    await before.db.delete(deliveries);
    await before.close();
    expect((await tickets('send-since', '2999-01-01')).printed).toBe('0 tickets were queued.\n');
    expect((await tickets('send-since', '2020-01-01')).printed).toBe('1 tickets were queued.\n');
    expect((await tickets('send-since', '2020-01-01')).printed).toBe('0 tickets were queued.\n');
    const server = await TestServer.open({ place, env });
    await until(() => system.stored.length > 0);
    expect(system.stored).toEqual([number]);
    await server.close();
  });

  it.each([
    [],
    ['all'],
    ['parked', 'x'],
    ['waiting', 'x'],
    ['park'],
    ['send-since'],
    ['send-since', 'May'],
    ['send-since', '2026-02-31x'],
  ])('says how it is used: %j %j', async (...args) => {
    await expect(tickets(...args.filter(Boolean))).rejects.toThrow('npm run tickets -- send-since');
  });

  it('says that nothing is sent without TICKETS_URL', async () => {
    env = withoutDemo;
    await expect(tickets('parked')).rejects.toThrow('TICKETS_URL is not set');
  });
});

it('may be set up later, with a secret that the database has not seen', async () => {
  for (const settings of [withoutDemo, { ...withoutDemo, ...env }]) {
    const server = await TestServer.open({ place, env: settings });
    expect((await server.anyone.send('GET', '/readyz')).status).toBe(200);
    await server.close();
  }
});

it('queues nothing without TICKETS_URL and demo', async () => {
  const server = await TestServer.open({ env: { ...withoutDemo, METRICS_PORT: '0' } });
  const address = /http:\/\/localhost:\d+\/metrics/.exec(server.log)![0];
  expect(await (await fetch(address)).text()).not.toContain('portal_tickets_waiting');
  await server.close();
});

it('shows how many tickets wait and how many were parked', async () => {
  system.reply = { status: 500, body: '' };
  const server = await TestServer.open({ place, env: { ...env, METRICS_PORT: '0' } });
  const address = /http:\/\/localhost:\d+\/metrics/.exec(server.log)![0];
  const has = async (line: string) => (await (await fetch(address)).text()).includes(`\n${line}\n`);
  await raise(await server.signIn('C10001'), '50010001');
  await until(() => has('portal_tickets_waiting 1'));
  expect(await has('portal_ticket_deliveries_total{outcome="failed"} 1')).toBe(true);
  await failOften(server.db);
  server.minutesAhead = 24 * 60 + 1;
  await until(() => has('portal_tickets_parked 1'));
  expectLogged(/a ticket was parked/);
  expect(await has('portal_tickets_waiting 0')).toBe(true);
  expect(await has('portal_tickets_waiting_oldest_seconds 0')).toBe(true);
  await server.close();
});

if (process.env.DATABASE_URL)
  describe('several processes', () => {
    it('never send the same ticket, and those of a policy in order', slowly, async () => {
      const servers = [
        await TestServer.open({ place, env }),
        await TestServer.open({ place, env }),
        await TestServer.open({ place, env }),
      ];
      const daniel = await servers[0]!.signIn('C10005');
      const policies = customerOf('C10005').policies.slice(0, 6);
      const raised: string[] = [];
      for (let round = 0; round < 4; round++)
        await Promise.all(
          policies.map(async ({ policyNumber }, i) => {
            const { headers } = daniel;
            const caller = servers[i % servers.length]!.anyone.with(headers);
            raised.push(await raise(caller, policyNumber));
          }),
        );
      await until(() => system.stored.length === raised.length);
      // One call for each ticket: none was sent by two.
      const sent = system.requests.map(({ body }) => body.ticketNumber);
      expect([...sent].sort()).toEqual([...raised].sort());
      const places = await servers[0]!.db.select().from(deliveries).orderBy(asc(deliveries.place));
      for (const { policyNumber } of policies) {
        const own = (numbers: string[]) =>
          numbers.filter((number) =>
            places.some((row) => row.ticketNumber === number && row.policyNumber === policyNumber),
          );
        expect(own(system.stored)).toEqual(own(places.map(({ ticketNumber }) => ticketNumber)));
      }
      for (const server of servers) await server.close();
    });
  });
