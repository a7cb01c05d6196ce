import type { PolicySummary } from '../policies/overview';
import { actionOf } from './action';

/** A sort key: policies that can be paid or revived first, each group by due date. */
export const urgencyOf = (policy: PolicySummary): string =>
  (actionOf(policy) ? 'now ' : 'rest ') + (policy.premiumDueDate || 'without a date');
