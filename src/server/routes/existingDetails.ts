import { success } from '../reply';
import { forPolicy } from './forPolicy';
import type { Handler } from './handler';

/** The record that a form is about to change (doc 1 §3), with empty texts where the insurer has none. */
export const gstDetail: Handler<'GET get-gst-detail/'> = async (
  { policyBook },
  _input,
  { clientId },
) => {
  const { data } = await policyBook.customer(clientId);
  return success({ etli_gstin: data.gstin ?? '' });
};

export const bankDetail: Handler<'GET get-bank-detail/'> = forPolicy(({ policy }) => {
  const { existingBank } = policy.data;
  return success({
    etli_bankaccountnumber: existingBank?.accountNumber ?? '',
    etli_accounttype: existingBank?.accountType ?? '',
    etli_accountholdername: existingBank?.holderName ?? '',
    etli_ifsccode_value: existingBank?.ifsc ?? '',
  });
});

/** The last day on which the existence certificate of an annuity is valid, as YYYY-MM-DD. */
export const evcDate: Handler<'POST evc-applicable-date/'> = forPolicy(({ policy }) =>
  success({ applicable_till_date: policy.data.evcApplicableTill ?? '' }),
);
