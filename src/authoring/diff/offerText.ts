import type { Offered } from '#engine';
import { hoursText } from '../openingWeek';

/** The customers and the days of an offer, as text. */
export function offerText(offered: Offered | undefined): string {
  if (offered === undefined) return 'to everybody';
  if (offered === false) return 'to no customer yet';
  const { from, until, share, to, hours } = offered;
  return [
    ...(share === undefined ? [] : [`to ${share} % of the customers`]),
    ...(to === undefined ? [] : ['to customers who meet a condition']),
    ...(from === undefined ? [] : [`from ${from} on`]),
    ...(until === undefined ? [] : [`until ${until}`]),
    ...(hours === undefined ? [] : [`in the hours ${hoursText(hours)}`]),
  ].join(', ');
}
