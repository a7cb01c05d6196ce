import type { Output } from '#api';
import { signedText } from '#engine';
import { dayInTimeZone } from '../clock';
import type { DraftKey } from '../requests/draftKey';
import type { ResolvedRequest } from '../requests/resolveRequest';
import type { Services } from '../services';
import { newestSignatures } from './signatures';

type SignatureState = Output<'GET dgh-draft/'>['signatures'][number];

/**
 * What became of the signatures of a draft that no ticket has used: of each party the newest. `resolve` is only called
 * where there are any. A signature of another day says so: the day of the declaration is a part of what was signed.
 */
export async function signatureStates(
  services: Services,
  draftKey: DraftKey,
  resolve: () => Promise<ResolvedRequest>,
): Promise<SignatureState[]> {
  const stored = await newestSignatures(services, draftKey);
  if (stored.length === 0) return [];
  const { context, answers } = await resolve();
  const digest = signedText(context, answers);
  const now = services.now();
  const isOfToday = (moment: Date) =>
    dayInTimeZone(moment, services.settings.timeZone) === services.today();
  return stored.map(({ signature, digest: signed, signedAt, expiresAt }) => {
    if (expiresAt <= now) return { signature, state: 'expired' };
    if (signed === digest) return { signature, state: 'given' };
    return { signature, state: isOfToday(signedAt) ? 'changed' : 'expired' };
  });
}
