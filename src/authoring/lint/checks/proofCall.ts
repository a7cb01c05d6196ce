import { pointerOf } from '#engine';
import type { Check } from './check';

export const proofCall: Check = {
  id: 'proof-call',
  *run({ definition: { request }, fields }) {
    for (const { at, schema, place } of fields) {
      if (schema.proof === undefined) continue;
      const call = request.proofs?.[at];
      if (!call) {
        yield {
          file: 'schema',
          at: place,
          message: `"${at}" requires a proof, but request.json does not have one for it. Add an entry under "proofs".`,
        };
        continue;
      }
      // A call that is the proof itself sends no OTP.
      if (call.holdsWhen) continue;
      const purpose = call.send.otp_type;
      if (typeof purpose !== 'object' || !('const' in purpose) || purpose.const !== schema.proof)
        yield {
          file: 'request',
          at: `/proofs${pointerOf(at)}/send`,
          message: `"otp_type" must be { "const": "${schema.proof}" }, as "proof" in schema.json says. Correct one of them.`,
        };
    }
  },
};
