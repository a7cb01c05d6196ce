import { ok, refused } from '../reply';
import { t } from '../i18n';
import { type Call, fields, name, text } from './call';
import { rateLimited } from './rateLimited';

export const pennyDrop: Call = {
  call: 'POST penny-drop/',
  needs: 'session',
  takes: fields({
    accountNumber: { type: 'string', format: 'digits', maxLength: 20 },
    bankIFSC: { type: 'string', format: 'ifsc', maxLength: 11 },
    referenceId: name(40),
    accountHolderName: name(200),
    'etli_sub_type?': text(20),
  }),
  run: rateLimited('pennyDrop', async ({ dropPenny }, input) => {
    const { accountNumber, bankIFSC, referenceId, accountHolderName } = input;
    const verdict = await dropPenny({ accountNumber, bankIFSC, referenceId, accountHolderName });
    if (!verdict) return refused(503, t('unavailable'));
    return ok({ status: verdict.status, data: { Response: verdict.Response } });
  }),
};
