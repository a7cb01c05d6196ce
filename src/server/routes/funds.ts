import { fundsOfProduct, navDateOn } from '../integrations/ulipFunds';
import { allocationsOf, fundDetailsOf, fundValueOf } from '../records/funds';
import { findPolicy } from '../records/findPolicy';
import { failed, ok, refused, success } from '../reply';
import { sendFundValueSms } from '../records/sendFundValue';
import { t } from '../i18n';
import type { Handler } from './handler';

export const fundDetails: Handler<'GET fund-details/'> = async (
  services,
  { dob, policyNo },
  session,
) => {
  const found = await findPolicy(services, session, policyNo, dob);
  if (!found) return failed(t('policy.unknown'));
  const { policy } = found;
  return success({
    fundDetails: fundDetailsOf(policy),
    totalFundValue: fundValueOf(policy) ?? 0,
    navDate: navDateOn(services.today()),
  });
};

/** Answers a list. */
export const fundAllocation: Handler<'POST fund-allocation/'> = async (
  services,
  { policyNumber: number, dob },
  session,
) => {
  const found = await findPolicy(services, session, number, dob);
  return found ? ok(allocationsOf(found.policy)) : failed(t('policy.unknown'));
};

/** Answers a list under the names of doc 2 §3, with those of look-ups and the price beside. */
export const fundOptions: Handler<'POST to-fund-switch-list/'> = async (
  _services,
  { product_id },
) => {
  const funds = fundsOfProduct(product_id);
  if (funds.length === 0) return failed(t('policy.noFunds'));
  return ok(
    funds.map((fund) => ({
      attribute_code: fund.fundCode,
      attribute_text: fund.fundName,
      switchAllocation: 0,
      label: fund.fundName,
      value: fund.fundCode,
      id: fund.fundCode,
      ...fund,
    })),
  );
};

/** A text message with the fund value, once a day for a policy however often its card is opened. */
export const fundValueMessage: Handler<'POST fund-value/'> = async (services, input, session) => {
  const found = await findPolicy(services, session, input.policyNumber);
  if (!found) return failed(t('policy.unknown'));
  const value = fundValueOf(found.policy);
  if (value === null) return failed(t('policy.notLinked'));
  const isDone = await sendFundValueSms(services, found, value);
  return isDone ? success() : refused(503, t('unavailable'));
};
