import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliveries } from '../../src/server/store/schema';
import type { Caller } from './help/caller';
import { fileNamed } from './help/files';
import { preferIndexes, readBy } from './help/reads';
import { changeAddress } from './help/requests';
import { TestServer } from './help/server';
import { until } from './help/smallServer';
import { openTicketSystem, signedCall, type TicketSystem } from './help/ticketSystem';

const count = 1000;
let system: TicketSystem;
let server: TestServer;
let asha: Caller;
let ticketNumber: string;

beforeAll(async () => {
  system = await openTicketSystem();
  server = await TestServer.open({
    env: {
      TICKETS_URL: `${system.url}/tickets`,
      TICKETS_SECRET: 'a secret that is shared with the system of tickets',
      PUBLIC_URL: 'https://portal.example.com/',
    },
  });
  asha = await server.signIn('C10001');
  await fillForOthers();
  await preferIndexes(server);
});
afterAll(async () => {
  await server.close();
  await system.close();
});

/** What other customers did before. */
async function fillForOthers(): Promise<void> {
  const others = `generate_series(1, ${count}) n`;
  for (const statement of [
    `insert into tickets (ticket_number, client_id, policy_number, sub_type_code, status_code, description, created_at, exclusive, answers)
      select 'O' || n, 'C10005', '50050001', (select min(code) from sub_types), 5, '', now(), false, '{}' from ${others}`,
    `insert into uploads (id, ticket_number, field, name, type, size, digest, scan)
      select gen_random_uuid(), 'O' || n, 'file', 'a.pdf', 'application/pdf', 1, '', 'clean' from ${others}`,
    `insert into ticket_deliveries (ticket_number, policy_number, queued_at, next_attempt_at, delivered_at)
      select 'O' || n, '50050001', now(), now(), now() from ${others}`,
    `insert into ticket_events (event_id, ticket_number, at, status_code, sub_status, received_at, applied)
      select 'O' || n, 'O' || n, now(), 5, '', now(), true from ${others}`,
    `insert into as_shown_records (ticket_number, text, sha256) select 'O' || n, '{}', '' from ${others}`,
    `insert into submissions (client_id, key, payload, answer, at)
      select 'C10005', 'O' || n, '', '{}', now() from ${others}`,
    `insert into proofs (id, client_id, purpose, value, expires_at, used_for)
      select gen_random_uuid(), 'C10005', 'mobile', 'O' || n, now(), 'O' || n from ${others}`,
    `insert into drafts (client_id, policy_number, request_key, key_id, sealed, saved_at)
      select 'C10005', '50050001', 'O' || n, '', '', now() from ${others}`,
    `insert into messages (policy_number, kind, day, "to", text, at)
      select '50050001', 'O' || n, '2026-01-01', '', '', now() from ${others}`,
    'analyze',
  ])
    await server.db.execute(sql.raw(statement));
}

const isDelivered = async () => {
  const [row] = await server.db
    .select()
    .from(deliveries)
    .where(eq(deliveries.ticketNumber, ticketNumber));
  return row!.deliveredAt !== null;
};

const steps: { [step: string]: () => Promise<void> } = {
  async 'is raised with a file, and delivered'() {
    const { body } = await changeAddress(asha, fileNamed('proof.pdf'));
    expect(body).toMatchObject({ status: 'success' });
    ticketNumber = body.ticketnumber;
    await until(isDelivered);
  },
  async 'gets a status from the insurer'() {
    const { status } = await signedCall(server, 'ticket-status/', {
      eventId: randomUUID(),
      ticketNumber,
      at: new Date().toISOString(),
      statusCode: 4,
      subStatus: 'With the policy team',
    });
    expect(status).toBe(200);
  },
  async 'is tracked'() {
    const { body } = await asha.post('track-service-request', { policyNumber: '50010001' });
    expect(JSON.stringify(body)).toContain(ticketNumber);
  },
  async 'is read as it was sent'() {
    const { status } = await asha.get(`sent-requests/${ticketNumber}/`);
    expect(status).toBe(200);
  },
};

it.each(Object.entries(steps))(
  'finds everything by an index where a request %s',
  async (_, step) => {
    const reads = await readBy(server, step);
    expect(reads.filter(({ rows }) => rows > 0)).not.toEqual([]);
    expect(reads.filter(({ scans }) => scans > 0)).toEqual([]);
    expect(reads.filter(({ rows }) => rows > 100)).toEqual([]);
  },
);
