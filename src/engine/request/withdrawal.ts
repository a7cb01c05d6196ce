import { addDays } from '../definition/addDays';
import type { Definition } from '../definition/definition';

/** How a customer can take an open request back. */
export interface Withdrawal {
  /** The last day, YYYY-MM-DD in the insurer's time zone. */
  until: string;
  /** What it means for the customer, in the words of the request type. */
  message?: string;
}

/** The withdrawal of a request that is raised `today` (YYYY-MM-DD); undefined where it cannot be withdrawn. */
export function withdrawalOf(
  { request: { withdraw } }: Pick<Definition, 'request'>,
  today: string,
): Withdrawal | undefined {
  if (!withdraw) return undefined;
  const { days, message } = withdraw;
  return { until: addDays(today, days), ...(message !== undefined && { message }) };
}
