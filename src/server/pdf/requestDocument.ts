import { dueSignatures, formatDateTime } from '#engine';
import { maskedEmail, maskedMobile } from '../otp/masked';
import type { ResolvedRequest } from '../requests/resolveRequest';
import type { StoredSignature } from '../signatures/signatures';
import { t } from '../i18n';
import { answerBlocks } from './answerBlocks';
import type { PdfDocument } from './pdfDocument';

interface About {
  title: string;
  /** The ticket, the insurer's request that the answers belong to, or a digest of the answers. */
  reference: string;
  signed: StoredSignature[];
  timeZone: string;
}

/** A complete request: the policy, every question with its answer, and the signatures. */
export function requestDocument(
  request: ResolvedRequest,
  { title, reference, signed, timeZone }: About,
): PdfDocument {
  const label = (name: string, values?: { [name: string]: string }) =>
    t(`pdf.request.${name}`, values);
  const { definition, context, answers } = request;
  const policy = context.policy!;
  const due = dueSignatures(definition, context, answers);
  return {
    title,
    lead: definition.ui['ui:title'] ?? '',
    blocks: [
      {
        kind: 'descriptionList',
        items: [
          [label('policyNumber'), policy.policyNo],
          [label('plan'), policy.planName],
          [label('lifeAssured'), policy.lifeAssuredName],
          [label('proposer'), policy.proposerName],
          [label('reference'), reference],
        ],
      },
      ...answerBlocks(request),
      ...(due.length === 0
        ? []
        : [
            { kind: 'heading' as const, text: label('signatures') },
            {
              kind: 'descriptionList' as const,
              items: due.map(({ id, title }): [string, string] => {
                const given = signed.findLast(({ signature }) => signature === id);
                if (!given) return [title, label('unsigned')];
                const at = formatDateTime(given.signedAt, timeZone);
                return [title, label('signed', { at, to: given.sentTo.map(masked).join(', ') })];
              }),
            },
          ]),
    ],
  };
}

const masked = (contact: string) =>
  contact.includes('@') ? maskedEmail(contact) : maskedMobile(contact);
