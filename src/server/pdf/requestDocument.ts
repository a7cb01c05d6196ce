import { recordBlocks } from '../asShown/recordBlocks';
import { shownParts } from '../asShown/shownParts';
import { shownSignatures } from '../asShown/shownSignatures';
import type { ResolvedRequest } from '../requests/resolveRequest';
import type { StoredSignature } from '../signatures/signatures';
import { t } from '../i18n';
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
  const { definition, context } = request;
  const policy = context.policy!;
  const signatures = shownSignatures(request, signed, timeZone);
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
      ...recordBlocks(shownParts(request), { brief: true }),
      ...(signatures.length === 0
        ? []
        : [
            { kind: 'heading' as const, text: label('signatures') },
            { kind: 'descriptionList' as const, items: signatures },
          ]),
    ],
  };
}
