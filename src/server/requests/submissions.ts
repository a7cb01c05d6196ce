import { and, eq } from 'drizzle-orm';
import { ok, type Reply } from '../reply';
import { submissions } from '../store/schema';
import { t } from '../i18n';
import type { StepRequest } from './stepRequest';
import { replyWithProblems } from './replyWithProblems';

/**
 * The reply to an earlier submit with this idempotency key: the same payload gets the same reply, however often it is
 * sent; another payload is rejected.
 */
export async function previousReply(
  { services, session }: StepRequest,
  key: string,
  payload: string,
): Promise<Reply | undefined> {
  const [before] = await services.db
    .select()
    .from(submissions)
    .where(and(eq(submissions.clientId, session.clientId), eq(submissions.key, key)));
  if (!before) return undefined;
  if (before.payload === payload) return ok(before.answer);
  return replyWithProblems([{ at: '', rule: 'other-payload', message: t('request.otherPayload') }]);
}
