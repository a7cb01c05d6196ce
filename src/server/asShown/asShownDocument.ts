import type { AsShownRecord, SealedRecord } from '#api';
import { formatDateTime } from '#engine';
import { t } from '../i18n';
import type { PdfDocument } from '../pdf/pdfDocument';
import { recordBlocks } from './recordBlocks';

/** What a customer sent, as a paper in the language in which it was sent; the sealed record is attached. */
export function asShownDocument(
  record: AsShownRecord,
  { text, sha256 }: SealedRecord,
  timeZone: string,
): PdfDocument {
  const { title, ticketNumber, policy, sentAt, parts, signatures, reply } = record;
  const file = `${ticketNumber}.json`;
  return {
    title,
    lead: t('asShown.lead'),
    blocks: [
      {
        kind: 'descriptionList',
        items: [
          [t('asShown.reference'), ticketNumber],
          [t('asShown.policy'), policy],
          [t('asShown.sentOn'), formatDateTime(sentAt, timeZone)],
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
      { kind: 'heading', text: t('asShown.seal') },
      { kind: 'text', text: sha256.match(/.{8}/g)!.join(' ') },
      { kind: 'text', text: t('asShown.sealed', { file }) },
    ],
    attachment: { name: file, type: 'application/json', content: text },
  };
}
