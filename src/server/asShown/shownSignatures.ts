import { dueSignatures, formatDateTime } from '#engine';
import { t } from '../i18n';
import { maskedEmail, maskedMobile } from '../otp/masked';
import type { ResolvedRequest } from '../requests/resolveRequest';
import type { StoredSignature } from '../signatures/signatures';

/** What is said of each signature that these answers require: when it was given, and to which masked contacts its OTP went. */
export function shownSignatures(
  { definition, context, answers }: ResolvedRequest,
  signed: StoredSignature[],
  timeZone: string,
): [title: string, text: string][] {
  return dueSignatures(definition, context, answers).map(({ id, title }) => {
    const given = signed.findLast(({ signature }) => signature === id);
    if (!given) return [title, t('pdf.request.unsigned')];
    const at = formatDateTime(given.signedAt, timeZone);
    return [title, t('pdf.request.signed', { at, to: given.sentTo.map(masked).join(', ') })];
  });
}

const masked = (contact: string) =>
  contact.includes('@') ? maskedEmail(contact) : maskedMobile(contact);
