import { ok, refused } from '../reply';
import { t, tRecord } from '../i18n';
import type { Handler } from './handler';
import { rateLimited } from './rateLimited';

export const pennyDrop: Handler<'POST penny-drop/'> = rateLimited(
  'pennyDrop',
  async ({ dropPenny }, input) => {
    const { accountNumber, bankIFSC, referenceId, accountHolderName } = input;
    const verdict = await dropPenny({ accountNumber, bankIFSC, referenceId, accountHolderName });
    if (!verdict) return refused(503, t('unavailable'));
    return ok({ status: verdict.status, data: { Response: tRecord(verdict.Response) } });
  },
);
