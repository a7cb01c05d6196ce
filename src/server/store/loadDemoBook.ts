import { resolveRelativeDays } from '../clock';
import demoBook from '../integrations/demoBook.json' with { type: 'json' };
import type { Db } from './open';
import { pastPremiums } from './pastPremiums';
import { customers, completedTasks, policies, premiums, tickets } from './schema';
import { codeOfSubType } from './subTypes';
import { nextTicketNumber } from './tickets';
import pastRequests from '../integrations/pastRequests.json' with { type: 'json' };

type Book = (typeof demoBook)['customers'][number];
type BookPolicy = Book['policies'][number] & { trackedRequests?: number };

/** Loads the demo book, once per database and in one transaction. */
export async function loadDemoBook(db: Db, now: Date, today: string): Promise<void> {
  await db.transaction(async (tx) => {
    const first = await tx
      .insert(completedTasks)
      .values({ name: 'demo book', at: now })
      .onConflictDoNothing()
      .returning();
    if (first.length === 0) return;
    for (const customer of demoBook.customers as Book[]) {
      const { policies: owned, ...data } = customer;
      const { clientId, dateOfBirth, phoneNumber, emailId } = data;
      await tx.insert(customers).values({ clientId, dateOfBirth, phoneNumber, emailId, data });
      for (const [place, policy] of (owned as BookPolicy[]).entries()) {
        const { policyNumber } = policy;
        const data = resolveRelativeDays(today, policy);
        await tx.insert(policies).values({ policyNumber, clientId, place, data });
        const received = pastPremiums(data, today).map((premium) => ({ policyNumber, ...premium }));
        if (received.length > 0) await tx.insert(premiums).values(received);
        const seeds = [...openTickets(policy, now), ...(await pastTickets(tx, policy, now))];
        for (const seed of seeds)
          await tx.insert(tickets).values({
            ...seed,
            ticketNumber: nextTicketNumber,
            clientId,
            policyNumber,
            answers: {},
          });
      }
    }
  });
}

const day = 24 * 60 * 60 * 1000;

/** Open requests; they get their sub-type when their definition is loaded. */
function openTickets({ openRequests }: BookPolicy, now: Date) {
  return (openRequests as string[]).map((requestKey) => ({
    requestKey,
    subTypeCode: null,
    statusCode: 1,
    subStatus: pastRequests.open.subStatus,
    description: pastRequests.open.description,
    createdAt: new Date(now.getTime() - 2 * day),
    closedAt: null,
    exclusive: false,
  }));
}

/** Past requests, one every three days, of all statuses and of sub-types without a request type. */
async function pastTickets(tx: Db, { trackedRequests = 0 }: BookPolicy, now: Date) {
  const { statuses, subTypes, everyDays, closedAfterDays } = pastRequests;
  const codes: string[] = [];
  for (const title of subTypes) codes.push(await codeOfSubType(tx, title));
  return Array.from({ length: trackedRequests }, (_, i) => {
    const status = statuses[i % statuses.length]!;
    const age = (trackedRequests - i) * everyDays;
    return {
      requestKey: null,
      subTypeCode: codes[i % codes.length]!,
      statusCode: status.code,
      subStatus: status.subStatus,
      description: status.description,
      createdAt: new Date(now.getTime() - age * day),
      closedAt: status.isClosed ? new Date(now.getTime() - (age - closedAfterDays) * day) : null,
      exclusive: false,
    };
  });
}
