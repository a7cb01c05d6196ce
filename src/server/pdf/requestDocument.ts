import { dueSignatures } from '#engine';
import { maskedEmail, maskedMobile } from '../otp/masked';
import type { ResolvedRequest } from '../requests/resolveRequest';
import { showMoment } from '../format/date';
import type { Signed } from '../signatures/signatures';
import { t } from '../i18n';
import { answerBlocks } from './answerBlocks';
import type { PdfDocument } from './pdfDocument';

interface About {
  title: string;
  /** The ticket, the insurer's request that the answers belong to, or a digest of the answers. */
  reference: string;
  signed: Signed[];
  timeZone: string;
}

/** A complete request: the policy, every question with its answer, and the signatures. */
export function requestDocument(
  request: ResolvedRequest,
  { title, reference, signed, timeZone }: About,
): PdfDocument {
  const word = (name: string, values?: { [name: string]: string }) =>
    t(`pdf.request.${name}`, values);
  const { definition, context, answers } = request;
  const policy = context.policy!;
  const due = dueSignatures(definition, context, answers);
  return {
    title,
    lead: definition.ui['ui:title'] ?? '',
    blocks: [
      {
        kind: 'facts',
        facts: [
          [word('policyNumber'), policy.policyNo],
          [word('plan'), policy.planName],
          [word('lifeAssured'), policy.lifeAssuredName],
          [word('proposer'), policy.proposerName],
          [word('reference'), reference],
        ],
      },
      ...answerBlocks(request),
      ...(due.length === 0
        ? []
        : [
            { kind: 'heading' as const, text: word('signatures') },
            {
              kind: 'facts' as const,
              facts: due.map(({ id, title }): [string, string] => {
                const given = signed.findLast(({ signature }) => signature === id);
                if (!given) return [title, word('unsigned')];
                const at = showMoment(given.signedAt, timeZone);
                return [title, word('signed', { at, to: given.sentTo.map(masked).join(', ') })];
              }),
            },
          ]),
    ],
  };
}

const masked = (contact: string) =>
  contact.includes('@') ? maskedEmail(contact) : maskedMobile(contact);
