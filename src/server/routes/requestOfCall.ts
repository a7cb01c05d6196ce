import { name, policyNumber, text } from './call';

/** What calls beside the steps of a request say of it (see {@link Named}). */
export const whichRequest = {
  policy_number: policyNumber,
  'request_type?': name(60),
  'etli_sub_type?': text(20),
};

/** The same with its answers (doc 2 §7). */
export const filledRequest = {
  ...whichRequest,
  form_data: { type: 'object' },
  'incident_number?': text(40),
  'sr_number?': text(40),
};
