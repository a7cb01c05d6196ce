import { withoutBrand } from '#engine';
import type { Premium } from '../integrations/premiums';
import { makePdf } from '../pdf/makePdf';
import { certificateDocument } from '../pdf/certificateDocument';
import { daysOfYear } from '../records/financialYear';
import { findPolicy } from '../records/findPolicy';
import { policyDetailOf } from '../records/policy';
import { failed, pdf, refused, success } from '../reply';
import type { Services } from '../services';
import { t } from '../i18n';
import type { Handler } from './handler';

export const certificateAvailability: Handler<'POST ppc-data-availability'> = async (
  services,
  { policy_number, year },
) => {
  const received = await premiumsIn(services, policy_number, year);
  const isAvailable = received.length > 0;
  return success({
    data_available: isAvailable,
    ...(!isAvailable && { message: t('statement.noPremium') }),
  });
};

/** Returns the URL of the certificate. That URL needs the session too, as it names a policy. */
export const certificateDownload: Handler<'POST download-ppc'> = async (
  services,
  { financialYear: year, policyNumber: number },
) => {
  const received = await premiumsIn(services, number, year);
  if (received.length === 0) return failed(t('statement.noPremium'));
  const query = new URLSearchParams({ policyNumber: number, financialYear: year });
  return success({ url: `/api/premium-paid-certificate/?${query}` });
};

export const certificate: Handler<'GET premium-paid-certificate/'> = async (
  services,
  { policyNumber: number, financialYear: year },
  session,
) => {
  const found = await findPolicy(services, session, number);
  const premiums = await premiumsIn(services, number, year);
  if (!found || premiums.length === 0) return refused(404, t('statement.noPremium'));
  const detail = policyDetailOf(found.customer, found.policy);
  const paper = certificateDocument({
    year,
    policyHolder: detail.proposerName,
    lifeAssured: detail.lifeAssuredName,
    policyNumber: number,
    planName: withoutBrand(detail.productName, services.settings.brandWord),
    baseSumAssured: detail.baseSumAssured,
    premiums,
  });
  const bytes = await makePdf(paper, services.settings, services.now());
  return pdf(bytes, `${number}_${year}.pdf`);
};

/** Checks only whether there is a receipt; the insurer sends it by e-mail. */
export const premiumReceipt: Handler<'POST premium-reciept'> = async (
  services,
  { policyNumber: number, financialYear: year },
) => {
  const received = await premiumsIn(services, number, year);
  return received.length > 0 ? success() : failed(t('statement.noPayment'));
};

/** The premiums received in a financial year; none if the text is not a financial year. */
async function premiumsIn(
  { policyBook }: Services,
  number: string,
  year: string,
): Promise<Premium[]> {
  const days = daysOfYear(year);
  if (!days) return [];
  const all = await policyBook.premiumsOf(number);
  return all.filter(({ receivedOn }) => days.from <= receivedOn && receivedOn <= days.to);
}
