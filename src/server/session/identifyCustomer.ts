import { eq, sql } from 'drizzle-orm';
import { later } from '../clock';
import { digestOf } from '../otp/code';
import type { Customer, Identifier } from '../integrations/policyBook';
import type { Services } from '../services';
import { signInFailures } from '../store/schema';

/**
 * Finds a customer by identifier and date of birth. Failed look-ups are limited per identifier and hour, because all
 * dates of birth could be tried. Unknown identifiers are counted too, so that the answers do not reveal which exist.
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

  // Counted before the look-up and subtracted on success, so that parallel calls cannot exceed the limit.
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
