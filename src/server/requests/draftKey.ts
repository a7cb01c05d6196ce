import { and, type Column, eq } from 'drizzle-orm';

/** The key of a draft and of signatures. */
export interface DraftKey {
  clientId: string;
  policyNumber: string;
  requestKey: string;
}

/** The rows of a table with this key. */
export const belongsTo = (table: { [name in keyof DraftKey]: Column }, draftKey: DraftKey) =>
  and(
    eq(table.clientId, draftKey.clientId),
    eq(table.policyNumber, draftKey.policyNumber),
    eq(table.requestKey, draftKey.requestKey),
  );
