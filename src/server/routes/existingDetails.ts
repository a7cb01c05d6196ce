import { failed, success } from '../reply';
import { t } from '../i18n';
import type { Handler } from './handler';
import { findPolicy } from '../records/findPolicy';

/** What the insurer has on record before a form changes it (doc 1 §3); empty texts where it has nothing. */
export const gstDetail: Handler<'GET get-gst-detail/'> = async (
  { policyBook },
  _input,
  { clientId },
) => {
  const { data } = await policyBook.customer(clientId);
  return success({ etli_gstin: data.gstin ?? '' });
};

export const bankDetail: Handler<'GET get-bank-detail/'> = async (services, input, session) => {
  const found = await findPolicy(services, session, input.policyNumber);
  if (!found) return failed(t('policy.unknown'));
  const { accountNumber, accountType, holderName, ifsc } = found.policy.data.existingBank ?? {};
  return success({
    etli_bankaccountnumber: accountNumber ?? '',
    etli_accounttype: accountType ?? '',
    etli_accountholdername: holderName ?? '',
    etli_ifsccode_value: ifsc ?? '',
  });
};

/** Until when the certificate of existence of an annuity holds, as YYYY-MM-DD. */
export const evcDate: Handler<'POST evc-applicable-date/'> = async (
  services,
  { policy_number },
  session,
) => {
  const found = await findPolicy(services, session, policy_number);
  if (!found) return failed(t('policy.unknown'));
  return success({ applicable_till_date: found.policy.data.evcApplicableTill ?? '' });
};
