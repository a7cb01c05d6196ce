import { formatDate, formatMoney } from '#engine';
import type { Premium } from '../integrations/premiums';
import { daysOfYear } from '../records/financialYear';
import { rupeesOf } from '../records/paise';
import { t } from '../i18n';
import type { PdfDocument } from './pdfDocument';

interface About {
  /** 2023-2024. */
  year: string;
  policyHolder: string;
  lifeAssured: string;
  policyNumber: string;
  planName: string;
  baseSumAssured: number;
  premiums: Premium[];
}

/** The premiums received for a policy in a financial year. */
export function certificateDocument(about: About): PdfDocument {
  const label = (name: string, values?: { [name: string]: string }) =>
    t(`pdf.certificate.${name}`, values);
  const { from, to } = daysOfYear(about.year)!;
  const money = (paise: number) => formatMoney(rupeesOf(paise), 2);
  const sum = (of: (premium: Premium) => number) =>
    about.premiums.reduce((total, premium) => total + of(premium), 0);
  const amounts = (of: (take: (premium: Premium) => number) => number) => [
    money(of(({ paise, taxPaise }) => paise - taxPaise)),
    money(of(({ taxPaise }) => taxPaise)),
    money(of(({ paise }) => paise)),
  ];
  return {
    title: label('title'),
    lead: label('lead', { year: about.year, from: formatDate(from), to: formatDate(to) }),
    blocks: [
      {
        kind: 'descriptionList',
        items: [
          [label('policyHolder'), about.policyHolder],
          [label('lifeAssured'), about.lifeAssured],
          [label('policyNumber'), about.policyNumber],
          [label('plan'), about.planName],
          [label('sumAssured'), formatMoney(about.baseSumAssured, 2)],
        ],
      },
      { kind: 'heading', text: label('received') },
      {
        kind: 'table',
        head: [label('on'), label('premium'), label('tax'), label('total')],
        rows: about.premiums.map((premium) => [
          formatDate(premium.receivedOn),
          ...amounts((take) => take(premium)),
        ]),
        total: [label('sum'), ...amounts(sum)],
        numbers: [1, 2, 3],
      },
      { kind: 'text', text: label('note') },
    ],
  };
}
