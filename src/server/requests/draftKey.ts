import { and, type Column, eq } from 'drizzle-orm';

/** What a draft or a signature belongs to, and to nothing else. */
export interface DraftKey {
  clientId: string;
  policyNumber: string;
  requestKey: string;
}

/** The rows of a table that belong to a matter. */
export const belongsTo = (table: { [name in keyof DraftKey]: Column }, draftKey: DraftKey) =>
  and(
    eq(table.clientId, draftKey.clientId),
    eq(table.policyNumber, draftKey.policyNumber),
    eq(table.requestKey, draftKey.requestKey),
  );
