import type { Context } from '#engine';
import type { StepRequest } from '../requests/stepRequest';
import { digestOfAnswers } from './digest';
import { signaturesOf } from './signatures';

/** What the engine needs to decide which parties have signed exactly the given answers. */
export async function signatureContext(
  { services, session, stepMatch }: StepRequest,
  policyNumber: string,
): Promise<Pick<Context, 'signed' | 'digestOf'>> {
  const draftKey = { clientId: session.clientId, policyNumber, requestKey: stepMatch.type.key };
  const { signatures = [] } = stepMatch.type.failFast.request;
  const signed = signatures.length > 0 ? await signaturesOf(services, draftKey) : [];
  return {
    // The later one of a party overwrites the earlier.
    signed: Object.fromEntries(signed.map(({ signature, digest }) => [signature, digest])),
    digestOf: (text) => digestOfAnswers(services.secrets.otp, draftKey, text),
  };
}
