import type { PolicySummary } from '../policies/overview';
import { actionOf } from './action';

/** Sorts what can be paid or revived before the rest, the earliest due date first. */
export const urgencyOf = (policy: PolicySummary): string =>
  (actionOf(policy) ? 'now ' : 'rest ') + (policy.premiumDueDate || 'without a date');
