import { invalidPan } from '../integrations/checkPan';
import { failed, refused, success } from '../reply';
import { t } from '../i18n';
import { type Call, fields, name, policyNumber, text } from './call';
import { rateLimited } from './rateLimited';

export const panCheck: Call = {
  call: 'POST pan-check/',
  needs: 'session',
  takes: fields({
    policy_number: policyNumber,
    new_pan_number: { type: 'string', format: 'pan', maxLength: 10 },
    'existing_pan_number?': text(10),
    name: name(200),
    'etli_sub_type?': text(20),
  }),
  run: rateLimited('pan', async ({ checkPan }, input) => {
    const verdict = await checkPan({ pan: input.new_pan_number, name: input.name });
    if (!verdict) return refused(503, t('unavailable'));
    return verdict.pan_status === invalidPan
      ? failed(verdict.message, { pan_status: verdict.pan_status })
      : success(verdict);
  }),
};
