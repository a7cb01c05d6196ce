import { createHash } from 'node:crypto';
import { photoBytes } from '#api';
import { contentKind } from '#engine';
import { liveFace } from '../integrations/checkLiveness';
import { keepProof } from '../proofs/proofs';
import { refused, success } from '../reply';
import { t } from '../i18n';
import type { Handler } from './handler';
import { rateLimited } from './rateLimited';

const pictures = ['jpeg', 'png', 'webp'];

/** Checks a photo. If it shows a live face, a proof for exactly these bytes is stored, but not the photo. */
export const faceLiveness: Handler<'POST face-liveness/'> = rateLimited(
  'liveness',
  async (services, { image }, { clientId }) => {
    const picture = Buffer.from(image, 'base64');
    if (picture.length > photoBytes) return refused(413, t('tooLarge'));
    const kind = contentKind(picture);
    if (!kind || !pictures.includes(kind)) return refused(415, t('notAPicture'));
    const finding = await services.inspector.inspect({ bytes: picture, extension: kind });
    if (finding === 'busy') return refused(503, t('file.busy'));
    if (finding) return refused(415, t('notAPicture'));
    const liveness = await services.checkLiveness(picture);
    if (liveness === undefined) return refused(503, t('unavailable'));
    if (liveness === liveFace)
      await keepProof(services, clientId, {
        purpose: 'liveness',
        value: createHash('sha256').update(picture).digest('hex'),
      });
    return success({ liveness });
  },
);
