import type { Context } from '#engine';
import type { Desk } from '../requests/stepRequest';
import { digestOfAnswers } from './digest';
import { signaturesOf } from './signatures';

/** By what the engine tells which parties have signed exactly the answers that it is asked about. */
export async function signingFor(
  { services, session, aim }: Desk,
  policyNumber: string,
): Promise<Pick<Context, 'signed' | 'digestOf'>> {
  const matter = { clientId: session.clientId, policyNumber, requestKey: aim.type.key };
  const { signatures = [] } = aim.type.strictly.request;
  const signed = signatures.length > 0 ? await signaturesOf(services, matter) : [];
  return {
    // Of two by one party the later counts.
    signed: Object.fromEntries(signed.map(({ signature, digest }) => [signature, digest])),
    digestOf: (text) => digestOfAnswers(services.secrets.otp, matter, text),
  };
}
