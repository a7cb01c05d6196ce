import { and, eq } from 'drizzle-orm';
import { ok, type Reply } from '../reply';
import { submissions } from '../store/schema';
import { t } from '../i18n';
import type { StepRequest } from './stepRequest';
import { broken } from './reply';

/**
 * What was answered to this submit before: the same key and the same payload get the same answer, however often
 * they are sent; the same key with another payload is refused.
 */
export async function answeredBefore(
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
  return broken([{ at: '', rule: 'other-payload', message: t('request.otherPayload') }]);
}
