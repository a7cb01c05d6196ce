import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { CustomerData, PolicyData } from '../records/policyData';
import type { Db } from '../store/open';
import { customers, policies } from '../store/schema';
import { recordPremium, type Premium, listPremiums } from './premiums';

export interface Customer {
  clientId: string;
  dateOfBirth: string;
  phoneNumber: string;
  emailId: string;
  data: CustomerData;
}

export interface Policy {
  policyNumber: string;
  clientId: string;
  data: PolicyData;
}

export interface BookRecords {
  customer: Customer;
  /** In the order in which the insurer lists them. */
  policies: Policy[];
}

/** How customers identify themselves when they sign in. */
export type Identifier = { policyNumber: string } | { emailId: string } | { phoneNumber: string };

/** The insurer's records of customers and policies. A call rejects with {@link PolicyBookAwayError} without an answer. */
export interface PolicyBook {
  /** The customers with this identifier: several may share a number or an address. */
  holdersOf(identifier: Identifier): Promise<Customer[]>;
  /** Rejects with {@link UnknownCustomerError} if there is no such customer. */
  recordsOf(clientId: string): Promise<BookRecords>;
  owns(clientId: string, policyNumbers: string[]): Promise<boolean>;
  /** The premiums received for a policy, oldest first. */
  premiumsOf(policyNumber: string): Promise<Premium[]>;
  /** Runs in the transaction that marks the order as paid. */
  receivePremium: typeof recordPremium;
}

/** The book has no such customer: they were removed since they signed in. */
export class UnknownCustomerError extends Error {}

/** The book cannot answer at the moment; why is in the log. */
export class PolicyBookAwayError extends Error {}

/** The same book, each customer of which is read once: whatever asks again gets the same. */
export function readingOnce(book: PolicyBook): PolicyBook {
  const readings = new Map<string, Promise<BookRecords>>();
  const recordsOf = (clientId: string): Promise<BookRecords> => {
    const reading = readings.get(clientId) ?? book.recordsOf(clientId);
    readings.set(clientId, reading);
    return reading;
  };
  return {
    ...book,
    recordsOf,
    async owns(clientId, policyNumbers) {
      if (policyNumbers.length === 0) return true;
      const { policies } = await recordsOf(clientId);
      const owned = new Set(policies.map(({ policyNumber }) => policyNumber));
      return policyNumbers.every((number) => owned.has(number));
    },
  };
}

/** The policy book in the server's own tables. */
export function openPolicyBook(db: Db): PolicyBook {
  const { policyNumber, clientId, data, place } = policies;
  const policy = sql`json_build_object('policyNumber', ${policyNumber}, 'clientId', ${clientId}, 'data', ${data})`;
  const policiesOfCustomer = db
    .select({ list: sql`coalesce(json_agg(${policy} order by ${place}), '[]')` })
    .from(policies)
    .where(eq(clientId, customers.clientId));
  // Most calls read them, and to put the query together takes as long as to answer it. Without a name on the connection,
  // which poolers would not know.
  const records = db
    .select({ ...getTableColumns(customers), policies: sql<Policy[]>`${policiesOfCustomer}` })
    .from(customers)
    .where(eq(customers.clientId, sql.placeholder('clientId')))
    .prepare('');
  return {
    holdersOf: (identifier) =>
      db.select().from(customers).where(matches(db, identifier)).orderBy(asc(customers.clientId)),

    async recordsOf(id) {
      const [found] = await records.execute({ clientId: id });
      if (!found) throw new UnknownCustomerError();
      const { policies: owned, ...customer } = found;
      return { customer, policies: owned };
    },

    async owns(clientId, policyNumbers) {
      const wanted = [...new Set(policyNumbers)];
      if (wanted.length === 0) return true;
      const owned = await db
        .select({ policyNumber: policies.policyNumber })
        .from(policies)
        .where(and(eq(policies.clientId, clientId), inArray(policies.policyNumber, wanted)));
      return owned.length === wanted.length;
    },

    premiumsOf: (policyNumber) => listPremiums(db, policyNumber),
    receivePremium: recordPremium,
  };
}

function matches(db: Db, identifier: Identifier) {
  if ('emailId' in identifier)
    return eq(sql`lower(${customers.emailId})`, identifier.emailId.toLowerCase());
  if ('phoneNumber' in identifier) return eq(customers.phoneNumber, identifier.phoneNumber);
  return inArray(
    customers.clientId,
    db
      .select({ clientId: policies.clientId })
      .from(policies)
      .where(eq(policies.policyNumber, identifier.policyNumber)),
  );
}
