import { profileOf } from '../records/profile';
import { failed, success } from '../reply';
import { t } from '../i18n';
import { type Call, day, fields, name } from './call';

const whoAmI = fields({ clientId: name(40), dob: day });

/** The profile, and what was told about the customer's health before (doc 2 §7, OPEN-269). */
export const clientDetails: Call = {
  call: 'POST client-details/',
  needs: 'session',
  takes: whoAmI,
  async run({ policyBook }, { dob }, { clientId }) {
    const customer = await policyBook.customer(clientId);
    if (customer.dateOfBirth !== dob) return failed(t('policy.unknown'));
    return success({ ...profileOf(customer), healthDetails: customer.data.health ?? {} });
  },
};

export const clientPan: Call = {
  call: 'POST client-details-pan/',
  needs: 'session',
  takes: whoAmI,
  async run({ policyBook }, { dob }, { clientId }) {
    const customer = await policyBook.customer(clientId);
    if (customer.dateOfBirth !== dob) return failed(t('policy.unknown'));
    return success({ panNo: customer.data.pan });
  },
};
