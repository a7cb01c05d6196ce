import { digestOf } from '../otp/code';
import type { Customer, Identifier } from '../integrations/policyBook';
import { logSecurityEvent } from '../securityLog';
import type { Services } from '../services';
import { countEvent, uncountEvent } from '../store/counters';
import type { Visitor } from './visitor';

const ofCustomer = { event: 'wrong date of birth', minutes: 24 * 60 };
const ofNetwork = { event: 'wrong date of birth from a network', minutes: 60 };

/** Who asks for a sign-in. */
export interface Identified {
  /** A digest of the details if nobody has them. */
  clientId: string;
  customer: Customer | undefined;
  /** The answer must not tell whether the details are right. */
  guarded: boolean;
}

/**
 * Finds a customer by identifier and date of birth. Wrong dates count for the customer, by whichever identifier, and for
 * the network that they come from; an identifier that nobody has is counted like a customer. Once there were too many,
 * the caller must answer right and wrong dates alike (`guarded`): so nobody finds out a date of birth, and nobody can
 * keep the customer from getting an OTP.
 */
export async function identifyCustomer(
  services: Services,
  identifier: Identifier,
  dateOfBirth: string,
  { network }: Visitor,
): Promise<Identified> {
  const { db, now, policyBook, secrets, settings } = services;
  const [[name, value]] = Object.entries(identifier) as [[string, string]];
  const unknown = digestOf(secrets.otp, name, value.toLowerCase());
  const holders = await policyBook.holdersOf(identifier);
  const keys = holders.length > 0 ? holders.map(({ clientId }) => clientId) : [unknown];

  // Counted before the date is compared and subtracted if it is right, so that parallel calls cannot exceed the limit.
  const counts = [
    await countEvent(db, now(), ofCustomer, keys),
    await countEvent(db, now(), ofNetwork, [network]),
  ] as const;
  const guarded =
    counts[0].count > settings.signInFailuresPerDay ||
    counts[1].count > settings.signInFailuresPerNetwork;
  const customer = holders.find((holder) => holder.dateOfBirth === dateOfBirth);
  // The same writes for a wrong date, so that the duration does not tell it.
  const by = customer ? 1 : 0;
  await uncountEvent(db, ofCustomer, keys, by);
  await uncountEvent(db, ofNetwork, [network], by);
  if (customer) return { clientId: customer.clientId, customer, guarded };

  const known = holders[0]?.clientId;
  const event = guarded ? 'dates of birth guessed' : 'sign-in refused';
  logSecurityEvent(services, event, { ...(known !== undefined && { clientId: known }) });
  const clientId = digestOf(secrets.otp, known ?? unknown, dateOfBirth);
  return { clientId, customer: undefined, guarded };
}
