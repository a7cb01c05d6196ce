import { success } from '../reply';
import { forPolicy } from './forPolicy';
import type { Handler } from './handler';

/** The GSTIN on record (GSTUP-02); empty where the insurer has none. */
export const gstDetail: Handler<'GET get-gst-detail/'> = async (
  { policyBook },
  _input,
  { clientId },
) => {
  const { data } = (await policyBook.recordsOf(clientId)).customer;
  return success({ etli_gstin: data.gstin ?? '' });
};

/** The bank account on record (BANK-02); the texts are empty where the insurer has none. */
export const bankDetail: Handler<'GET get-bank-detail/'> = forPolicy(({ policy }) => {
  const { existingBank } = policy.data;
  return success({
    etli_bankaccountnumber: existingBank?.accountNumber ?? '',
    etli_accounttype: existingBank?.accountType ?? '',
    etli_accountholdername: existingBank?.holderName ?? '',
    etli_ifsccode_value: existingBank?.ifsc ?? '',
  });
});

/** The last day on which the existence certificate of an annuity is valid: YYYY-MM-DD, or empty. */
export const evcDate: Handler<'POST evc-applicable-date/'> = forPolicy(({ policy }) =>
  success({ applicable_till_date: policy.data.evcApplicableTill ?? '' }),
);
