import { and, type Column, eq } from 'drizzle-orm';

/** What a draft or a signature belongs to, and to nothing else. */
export interface Matter {
  clientId: string;
  policyNumber: string;
  requestKey: string;
}

/** The rows of a table that belong to a matter. */
export const isOf = (table: { [name in keyof Matter]: Column }, matter: Matter) =>
  and(
    eq(table.clientId, matter.clientId),
    eq(table.policyNumber, matter.policyNumber),
    eq(table.requestKey, matter.requestKey),
  );
