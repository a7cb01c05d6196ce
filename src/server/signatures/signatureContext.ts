import type { Context } from '#engine';
import type { StepRequest } from '../requests/stepRequest';
import { digestOfAnswers } from './digest';
import { signaturesOf } from './signatures';

/** By what the engine tells which parties have signed exactly the answers that it is asked about. */
export async function signatureContext(
  { services, session, stepMatch }: StepRequest,
  policyNumber: string,
): Promise<Pick<Context, 'signed' | 'digestOf'>> {
  const draftKey = { clientId: session.clientId, policyNumber, requestKey: stepMatch.type.key };
  const { signatures = [] } = stepMatch.type.failFast.request;
  const signed = signatures.length > 0 ? await signaturesOf(services, draftKey) : [];
  return {
    // Of two by one party the later counts.
    signed: Object.fromEntries(signed.map(({ signature, digest }) => [signature, digest])),
    digestOf: (text) => digestOfAnswers(services.secrets.otp, draftKey, text),
  };
}
