import { and, asc, isNull, sql } from 'drizzle-orm';
import type { FeedCustomer } from '#api';
import type { Premium } from '../integrations/premiums';
import type { Db } from '../store/open';
import { premiums } from '../store/schema';
import { among } from '../store/among';

/** The premiums in the table, by policy, oldest first. */
export type KnownPremiums = Map<string, Premium[]>;

export async function readPremiums(tx: Db, policyNumbers: string[]): Promise<KnownPremiums> {
  const rows = await tx
    .select()
    .from(premiums)
    .where(among(premiums.policyNumber, policyNumbers))
    .orderBy(asc(premiums.receivedOn), asc(premiums.id));
  const known: KnownPremiums = new Map(policyNumbers.map((policyNumber) => [policyNumber, []]));
  for (const row of rows) known.get(row.policyNumber)!.push(row);
  return known;
}

/**
 * Replaces the premiums of policies whose premiums are listed otherwise, and returns their customers. A payment in the
 * portal that is not listed stays.
 */
export async function bringPremiums(
  tx: Db,
  lines: FeedCustomer[],
  known: KnownPremiums,
): Promise<string[]> {
  const changed = lines.flatMap(({ clientId, policies }) =>
    policies
      .filter(({ policyNumber, premiums: listed }) => {
        const txnIds = new Set(listed.map(({ txnId }) => txnId));
        const replaced = (known.get(policyNumber) ?? []).filter(
          ({ txnId }) => txnId === null || txnIds.has(txnId),
        );
        return keyOf(replaced) !== keyOf(listed);
      })
      .map((policy) => ({ clientId, ...policy })),
  );
  const rows = changed.flatMap(({ policyNumber, premiums: listed }) =>
    listed.map(({ receivedOn, paise, taxPaise, txnId }) => ({
      policy_number: policyNumber,
      received_on: receivedOn,
      paise,
      tax_paise: taxPaise,
      txn_id: txnId ?? null,
    })),
  );
  const txnIds = rows.flatMap(({ txn_id }) => txn_id ?? []);
  await forgetPremiums(
    tx,
    changed.map(({ policyNumber }) => policyNumber),
    txnIds,
  );
  await tx.execute(
    sql`insert into premiums (policy_number, received_on, paise, tax_paise, txn_id)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as x(policy_number text, received_on date, paise bigint, tax_paise bigint, txn_id text)`,
  );
  return changed.map(({ clientId }) => clientId);
}

/** Equal for the same premiums, in whatever order they are. */
const keyOf = (list: (Omit<Premium, 'txnId'> & { txnId?: string | null })[]) =>
  list
    .map(
      ({ receivedOn, paise, taxPaise, txnId }) =>
        `${receivedOn} ${paise} ${taxPaise} ${txnId ?? ''}`,
    )
    .sort()
    .join('\n');

/** Removes the premiums of these policies that were not paid in the portal, and those with these numbers. */
export async function forgetPremiums(
  tx: Db,
  policyNumbers: string[],
  txnIds: string[] = [],
): Promise<void> {
  // Two statements, because one with "or" would read the whole table.
  await tx
    .delete(premiums)
    .where(and(among(premiums.policyNumber, policyNumbers), isNull(premiums.txnId)));
  await tx.delete(premiums).where(among(premiums.txnId, txnIds));
}
