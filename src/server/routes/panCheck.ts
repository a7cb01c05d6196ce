import { invalidPan } from '../integrations/checkPan';
import { failed, refused, success } from '../reply';
import { t, tRecord } from '../i18n';
import type { Handler } from './handler';
import { rateLimited } from './rateLimited';

export const panCheck: Handler<'POST pan-check/'> = rateLimited(
  'pan',
  async ({ checkPan }, input) => {
    const verdict = await checkPan({ pan: input.new_pan_number, name: input.name });
    if (!verdict) return refused(503, t('unavailable'));
    const message = tRecord(verdict.message);
    return verdict.pan_status === invalidPan
      ? failed(message, { pan_status: verdict.pan_status })
      : success({ ...verdict, message });
  },
);
