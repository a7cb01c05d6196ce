import {
  type CompiledDefinition,
  type Context,
  documentOf,
  buildPayload,
  type Signature,
  signedText,
  withReadOnlyValues,
} from '#engine';
import type { ResolvedRequest } from '../requests/resolveRequest';

export interface Contact {
  phone: string;
  email: string;
}

/** The contact for the OTP of a signature: from the insurer's records, never from the customer's answers. */
export function contactOf(
  definition: CompiledDefinition,
  context: Context,
  { send }: Signature,
): Contact {
  const own = withReadOnlyValues(definition, { ...context, lookedUp: {} }, {});
  const { phone_number: phone, email } = buildPayload(send, documentOf(context, own));
  return { phone: String(phone ?? ''), email: String(email ?? '') };
}

/**
 * The due signature for which an OTP is requested: the named one, else the first with this contact. Of parties who
 * share a contact, the first that has not signed these answers.
 */
export function chooseSignature(
  due: Signature[],
  { definition, context, answers }: ResolvedRequest,
  asked: Contact & { signature?: string },
): Signature | undefined {
  const candidates = due.filter((one) => {
    const { phone, email } = contactOf(definition, context, one);
    const isNamed = (asked.signature ?? one.id) === one.id;
    return isNamed && phone === asked.phone && email.toLowerCase() === asked.email.toLowerCase();
  });
  const text = signedText(context, answers);
  return candidates.find(({ id }) => context.signed?.[id] !== text) ?? candidates[0];
}
