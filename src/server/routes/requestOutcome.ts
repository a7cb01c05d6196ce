import { eq } from 'drizzle-orm';
import { success } from '../reply';
import { findSubmission, isRunning } from '../requests/submissions';
import { tickets } from '../store/schema';
import type { Handler } from './handler';

/** What became of a submit whose response never arrived, by its idempotency key; only for who sent it. */
export const requestOutcome: Handler<'POST request-outcome/'> = async (
  services,
  { idempotency_key: key },
  session,
) => {
  // Asked first: a submit that ends in between is then found, and never reported as not received.
  const isStillRunning = await isRunning({ services, session }, key);
  const found = await findSubmission({ services, session }, key);
  const [ticket] = found
    ? await services.db
        .select({ policy_number: tickets.policyNumber, request_type: tickets.requestKey })
        .from(tickets)
        .where(eq(tickets.ticketNumber, String(found.answer.ticketnumber)))
    : [];
  return success({
    outcome: found ? 'raised' : isStillRunning ? 'running' : 'not-received',
    ...(found && { answer: found.answer }),
    ...ticket,
  });
};
