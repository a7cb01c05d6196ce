import { type CallName, withMaskedValues } from '#engine';
import type { Reply } from '../reply';
import type { Services } from '../services';
import type { Session } from '../session/session';

/**
 * A reply to a call of a form, without what this form only shows masked. Calls that the server makes itself for a request
 * have the true values.
 */
export async function maskedReply(
  { requestTypes }: Services,
  { form }: Session,
  call: CallName,
  reply: Reply,
): Promise<Reply> {
  if (!form || typeof reply.body !== 'object') return reply;
  const current = await requestTypes.resolve(form.key);
  if (!current) return reply;
  const { type } = await requestTypes.asOpened(current, form);
  const body = withMaskedValues(type.failFast, call, reply.body);
  return body === reply.body ? reply : { ...reply, body };
}
