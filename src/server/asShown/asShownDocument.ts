import type { AsShownRecord, SealedRecord } from '#api';
import { formatDateTime } from '#engine';
import { t } from '../i18n';
import type { PdfDocument } from '../pdf/pdfDocument';
import { recordBlocks } from './recordBlocks';

interface About {
  /** The customer's name; undefined if the policy book cannot be reached or no longer has the customer. */
  sentBy: string | undefined;
  timeZone: string;
}

/** What a customer sent, as a paper in the language in which it was sent; the sealed record is attached. */
export function asShownDocument(
  record: AsShownRecord,
  { text, sha256 }: SealedRecord,
  { sentBy, timeZone }: About,
): PdfDocument {
  const { title, ticketNumber, policy, sentAt, release, parts, signatures, reply } = record;
  const file = `${ticketNumber}.json`;
  return {
    title,
    lead: t('asShown.lead'),
    reference: ticketNumber,
    blocks: [
      {
        kind: 'descriptionList',
        items: [
          [t('asShown.reference'), ticketNumber],
          ...(sentBy ? [[t('asShown.sentBy'), sentBy] satisfies [string, string]] : []),
          [t('asShown.policy'), policy],
          [t('asShown.sentOn'), formatDateTime(sentAt, timeZone)],
          ...(release ? [[t('asShown.release'), String(release)] satisfies [string, string]] : []),
        ],
      },
      ...recordBlocks(parts),
      ...(signatures.length === 0
        ? []
        : [
            { kind: 'heading' as const, text: t('pdf.request.signatures') },
            {
              kind: 'descriptionList' as const,
              items: signatures.map(({ party, text }): [string, string] => [party, text]),
            },
          ]),
      { kind: 'heading', text: t('asShown.reply') },
      { kind: 'text', text: reply },
      {
        kind: 'note',
        text: [
          t('asShown.seal', { seal: sha256.match(/.{8}/g)!.join(' ') }),
          t('asShown.sealed', { file }),
        ].join('\n'),
      },
    ],
    attachment: { name: file, type: 'application/json', content: text },
  };
}
