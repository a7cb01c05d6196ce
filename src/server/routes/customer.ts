import { profileOf } from '../records/profile';
import { failed, success } from '../reply';
import { t } from '../i18n';
import type { Handler } from './handler';

/** The profile, with the customer's earlier answers to health questions (REV-56, OPEN-269). */
export const clientDetails: Handler<'POST client-details/'> = async (
  { policyBook },
  { dob },
  { clientId },
) => {
  const { customer } = await policyBook.recordsOf(clientId);
  if (customer.dateOfBirth !== dob) return failed(t('policy.unknown'));
  return success({ ...profileOf(customer), healthDetails: customer.data.health ?? {} });
};

export const clientPan: Handler<'POST client-details-pan/'> = async (
  { policyBook },
  { dob },
  { clientId },
) => {
  const { customer } = await policyBook.recordsOf(clientId);
  if (customer.dateOfBirth !== dob) return failed(t('policy.unknown'));
  return success({ panNo: customer.data.pan });
};
