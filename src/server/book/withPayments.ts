import type { FeedCustomer } from '#api';
import { withPremium, type Premium } from '../integrations/premiums';
import type { PolicyData } from '../records/policyData';

type ListedPremium = FeedCustomer['policies'][number]['premiums'][number];

/**
 * A policy of a feed, with what was paid in the portal and the insurer had not recorded when they wrote the feed: else
 * the premium would be due once more.
 */
export function withPayments(
  terms: PolicyData,
  listed: ListedPremium[],
  known: Premium[] = [],
): PolicyData {
  const recorded = new Set(listed.map(({ txnId }) => txnId));
  return known
    .filter(({ txnId }) => txnId !== null && !recorded.has(txnId))
    .reduce((data, { paise, receivedOn }) => withPremium(data, paise, receivedOn), terms);
}
