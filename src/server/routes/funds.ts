import { fundsOfProduct, navDateOn } from '../integrations/ulipFunds';
import { allocationsOf, fundDetailsOf, fundValueOf } from '../records/funds';
import { failed, ok, refused, success } from '../reply';
import { sendFundValueSms } from '../records/sendFundValue';
import { t } from '../i18n';
import { forPolicy } from './forPolicy';
import type { Handler } from './handler';

export const fundDetails: Handler<'GET fund-details/'> = forPolicy(({ policy }, { today }) =>
  success({
    fundDetails: fundDetailsOf(policy),
    totalFundValue: fundValueOf(policy) ?? 0,
    navDate: navDateOn(today()),
  }),
);

export const fundAllocation: Handler<'POST fund-allocation/'> = forPolicy(({ policy }) =>
  ok(allocationsOf(policy)),
);

/** Each fund has the properties of a fund option (FSW-05) and those of a look-up list (FLOW-14). */
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

/** Sends the fund value by SMS once a day for a policy, however often its card is opened. */
export const fundValueMessage: Handler<'POST fund-value/'> = forPolicy(async (found, services) => {
  const value = fundValueOf(found.policy);
  if (value === null) return failed(t('policy.notLinked'));
  const isDone = await sendFundValueSms(services, found, value);
  return isDone ? success() : refused(503, t('unavailable'));
});
