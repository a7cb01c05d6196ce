import {
  type CompiledDefinition,
  type Context,
  documentOf,
  buildPayload,
  type Signature,
  signedText,
  withOwnValues,
} from '#engine';
import type { ResolvedRequest } from '../requests/resolveRequest';

export interface Contact {
  phone: string;
  email: string;
}

/** Where the OTP of a signature goes: what our own records say, and nothing that a customer answered. */
export function contactOf(
  definition: CompiledDefinition,
  context: Context,
  { send }: Signature,
): Contact {
  const own = withOwnValues(definition, { ...context, lookedUp: {} }, {});
  const { phone_number: phone, email } = buildPayload(send, documentOf(context, own));
  return { phone: String(phone ?? ''), email: String(email ?? '') };
}

/**
 * Which of the due signatures an OTP is asked for: the one that is named, else the first with this contact, and of
 * parties who share one the first that has not signed these answers yet.
 */
export function chooseSignature(
  due: Signature[],
  { definition, context, answers }: ResolvedRequest,
  asked: Contact & { signature?: string },
): Signature | undefined {
  const fitting = due.filter((one) => {
    const { phone, email } = contactOf(definition, context, one);
    const isNamed = (asked.signature ?? one.id) === one.id;
    return isNamed && phone === asked.phone && email.toLowerCase() === asked.email.toLowerCase();
  });
  const text = signedText(definition, context, answers);
  return fitting.find(({ id }) => context.signed?.[id] !== text) ?? fitting[0];
}
