import { eq, sql } from 'drizzle-orm';
import { later } from '../clock';
import { digestOf } from '../otp/code';
import type { Customer, Identifier } from '../integrations/policyBook';
import type { Services } from '../services';
import { signInFailures } from '../store/schema';

/**
 * The customer with this identifier and date of birth. Only so many look-ups an hour may fail by one identifier:
 * there are few enough days to try them all. Identifiers that nobody has are counted alike, so that nobody learns which
 * exist.
 */
export async function identifyCustomer(
  services: Services,
  identifier: Identifier,
  dateOfBirth: string,
): Promise<{ customer: Customer | undefined } | { seconds: number }> {
  const { db, now, policyBook, secrets, settings } = services;
  const [[name, value]] = Object.entries(identifier) as [[string, string]];
  const key = digestOf(secrets.otp, name, value.toLowerCase());
  const { failures, since } = signInFailures;
  const hourAgo = later(now(), { minutes: -60 });

  // Counted before it is looked for, and given back when it is found: many at once cannot slip past the limit.
  const [counted] = await db
    .insert(signInFailures)
    .values({ identifier: key, failures: 1, since: now() })
    .onConflictDoUpdate({
      target: signInFailures.identifier,
      set: {
        failures: sql`case when ${since} > ${hourAgo} then ${failures} + 1 else 1 end`,
        since: sql`case when ${since} > ${hourAgo} then ${since} else excluded.since end`,
      },
    })
    .returning();
  if (counted!.failures > settings.signInFailuresPerHour)
    return { seconds: Math.ceil((counted!.since.getTime() - hourAgo.getTime()) / 1000) };

  const customer = await policyBook.findCustomer(identifier, dateOfBirth);
  if (customer)
    await db
      .update(signInFailures)
      .set({ failures: sql`${failures} - 1` })
      .where(eq(signInFailures.identifier, key));
  return { customer };
}
