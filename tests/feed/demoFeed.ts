import type { FeedCustomer } from '../../src/api';
import { resolveRelativeDays } from '../../src/server/clock';
import demoBook from '../../src/server/integrations/demoBook.json';
import { pastPremiums } from '../../src/server/store/pastPremiums';
import type { PolicyData } from '../../src/server/records/policyData';

/** The customers of the demo book on a day YYYY-MM-DD, as lines of a feed. */
export function demoFeed(today: string): FeedCustomer[] {
  return demoBook.customers.map(({ policies, ...customer }) => ({
    ...customer,
    policies: policies.map((policy) => {
      // What only the demonstration knows of a policy.
      const {
        openRequests: _,
        trackedRequests: __,
        noPremiumIn,
        ...terms
      } = resolveRelativeDays(today, policy) as typeof policy & {
        trackedRequests?: number;
        noPremiumIn?: string[];
      };
      const record = terms as unknown as PolicyData & { policyNumber: string };
      return { ...record, premiums: pastPremiums({ ...record, noPremiumIn }, today) };
    }),
  }));
}
