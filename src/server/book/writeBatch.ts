import { and, not, type SQL, sql } from 'drizzle-orm';
import type { FeedCustomer, FeedLine } from '#api';
import type { Db } from '../store/open';
import { customers, policies, sessions } from '../store/schema';
import { among } from '../store/among';
import { bringPremiums, forgetPremiums, type KnownPremiums, readPremiums } from './premiums';
import { withPayments } from './withPayments';

/** How many customers were added, changed and removed; the others are as they were. */
export interface Changes {
  added: number;
  changed: number;
  removed: number;
}

/**
 * Makes the tables say what the lines say, each about its customer: what they do not list is removed. Writes no row that
 * is right. No two lines may have a key in common.
 */
export async function writeBatch(tx: Db, lines: FeedLine[]): Promise<Changes> {
  const present = lines.filter((line) => !('deleted' in line)) as FeedCustomer[];
  const removed = lines.filter((line) => 'deleted' in line).map(({ clientId }) => clientId);
  const numbers = present.flatMap((line) => line.policies.map(({ policyNumber }) => policyNumber));
  // A payment that arrives meanwhile waits, so that it is not lost.
  await tx
    .select({ policyNumber: policies.policyNumber })
    .from(policies)
    .where(among(policies.policyNumber, numbers))
    .orderBy(policies.policyNumber)
    .for('update');
  const known = await readPremiums(tx, numbers);
  const written = await bringCustomers(tx, present);
  const touched = new Set([
    ...(await bringPolicies(tx, present, known)),
    ...(await bringPremiums(tx, present, known)),
    ...(await removePolicies(
      tx,
      present.map(({ clientId }) => clientId),
      numbers,
    )),
  ]);
  const added = new Set(written.filter(({ isNew }) => isNew).map(({ clientId }) => clientId));
  for (const { clientId } of written) touched.add(clientId);
  for (const clientId of added) touched.delete(clientId);
  return {
    added: added.size,
    changed: touched.size,
    removed: await removeCustomers(tx, removed),
  };
}

async function bringCustomers(tx: Db, lines: FeedCustomer[]) {
  const rows = lines.map((line) => {
    const { clientId, dateOfBirth, phoneNumber, emailId, policies: _, ...data } = line;
    return {
      client_id: clientId,
      date_of_birth: dateOfBirth,
      phone_number: phoneNumber,
      email_id: emailId,
      data,
    };
  });
  return rowsOf<{ clientId: string; isNew: boolean }>(
    tx,
    sql`insert into customers (client_id, date_of_birth, phone_number, email_id, data)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as x(client_id text, date_of_birth date, phone_number text, email_id text, data jsonb)
      on conflict (client_id) do update set date_of_birth = excluded.date_of_birth,
        phone_number = excluded.phone_number, email_id = excluded.email_id, data = excluded.data
      where (customers.date_of_birth, customers.phone_number, customers.email_id, customers.data)
        is distinct from (excluded.date_of_birth, excluded.phone_number, excluded.email_id, excluded.data)
      returning client_id as "clientId", (xmax = 0) as "isNew"`,
  );
}

/** Returns the customers that have a policy which was not so. */
async function bringPolicies(tx: Db, lines: FeedCustomer[], known: KnownPremiums) {
  const rows = lines.flatMap(({ clientId, policies: owned }) =>
    owned.map(({ policyNumber, premiums, ...terms }, place) => ({
      policy_number: policyNumber,
      client_id: clientId,
      place,
      data: withPayments(terms, premiums, known.get(policyNumber)),
    })),
  );
  return clientsOf(
    tx,
    sql`insert into policies (policy_number, client_id, place, data)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as x(policy_number text, client_id text, place integer, data jsonb)
      on conflict (policy_number) do update set client_id = excluded.client_id,
        place = excluded.place, data = excluded.data
      where (policies.client_id, policies.place, policies.data)
        is distinct from (excluded.client_id, excluded.place, excluded.data)
      returning client_id as "clientId"`,
  );
}

/** Returns the customers that had one that is not listed any more. */
async function removePolicies(tx: Db, clientIds: string[], listed: string[]): Promise<string[]> {
  const gone = await tx
    .delete(policies)
    .where(and(among(policies.clientId, clientIds), not(among(policies.policyNumber, listed))))
    .returning({ clientId: policies.clientId, policyNumber: policies.policyNumber });
  await forgetPremiums(
    tx,
    gone.map(({ policyNumber }) => policyNumber),
  );
  return gone.map(({ clientId }) => clientId);
}

/** Their sessions end with them. What they asked the portal for stays: tickets, payments, signatures. */
async function removeCustomers(tx: Db, clientIds: string[]): Promise<number> {
  await removePolicies(tx, clientIds, []);
  await tx.delete(sessions).where(among(sessions.clientId, clientIds));
  const gone = await tx
    .delete(customers)
    .where(among(customers.clientId, clientIds))
    .returning({ clientId: customers.clientId });
  return gone.length;
}

const clientsOf = async (tx: Db, statement: SQL) =>
  (await rowsOf<{ clientId: string }>(tx, statement)).map(({ clientId }) => clientId);

async function rowsOf<T>(tx: Db, statement: SQL): Promise<T[]> {
  return ((await tx.execute(statement)) as unknown as { rows: T[] }).rows;
}
