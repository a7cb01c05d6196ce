import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { later } from '../clock';
import { livingFace } from '../integrations/checkLiveness';
import { refused, success } from '../reply';
import { proofs } from '../store/schema';
import { t } from '../i18n';
import { type Call, fields, name, policyNumber, text } from './call';
import { rateLimited } from './rateLimited';

const mostBytes = 5_000_000;
const pictures = ['image/jpeg', 'image/png', 'image/webp'];

/** Has a picture looked at. A living face leaves a proof for these very bytes; the picture itself is not kept. */
export const faceLiveness: Call = {
  call: 'POST face-liveness/',
  needs: 'session',
  // Base64 takes four characters for three bytes, and the rest of the body takes some.
  bodyBytes: Math.ceil(mostBytes / 3) * 4 + 1024,
  takes: fields({
    image: name(Math.ceil(mostBytes / 3) * 4),
    policy_number: policyNumber,
    'etli_sub_type?': text(20),
  }),
  run: rateLimited('liveness', async ({ checkLiveness, db, now, settings }, { image }, session) => {
    const picture = Buffer.from(image, 'base64');
    if (picture.length > mostBytes) return refused(413, t('tooLarge'));
    const found = await fileTypeFromBuffer(picture);
    if (!found || !pictures.includes(found.mime)) return refused(415, t('notAPicture'));
    const liveness = await checkLiveness(picture);
    if (liveness === undefined) return refused(503, t('unavailable'));
    if (liveness === livingFace)
      await db.insert(proofs).values({
        clientId: session.clientId,
        purpose: 'liveness',
        value: createHash('sha256').update(picture).digest('hex'),
        expiresAt: later(now(), { minutes: settings.proofMinutes }),
      });
    return success({ liveness });
  }),
};
