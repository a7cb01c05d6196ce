import { contactPurposes, pointerOf } from '#engine';
import { isProvable } from '../shared/provable';
import type { Check } from './check';

export const proofCall: Check = {
  id: 'proof-call',
  *run({ definition: { request }, fields }) {
    for (const { at, schema, place } of fields) {
      // proof-widget reports a proof where none is asked for.
      if (schema.proof === undefined || !isProvable(at)) continue;
      const call = request.proofs?.[at];
      if (!call) {
        yield {
          file: 'schema',
          at: place,
          message: `"${at}" requires a proof, but request.json does not have one for it. Add an entry under "proofs".`,
        };
        continue;
      }
      for (const [i, locked] of (call.locks ?? []).entries()) {
        const described = fields.filter((field) => field.at === locked);
        if (described.length > 0 && described.every((field) => field.schema.readOnly))
          yield {
            file: 'request',
            at: `/proofs${pointerOf(at)}/locks/${i}`,
            message: `The customer can never change "${locked}", so it needs no lock. Name a field that can be changed, or remove it.`,
          };
      }
      // A call that is the proof itself sends no OTP.
      if (call.holdsWhen) {
        if (call.messageFrom !== undefined && schema.upload)
          yield {
            file: 'request',
            at: `/proofs${pointerOf(at)}/messageFrom`,
            target: 'name',
            message: `A photo that is refused is always told in the same words, so "messageFrom" has no effect. Remove it.`,
          };
        continue;
      }
      if (call.messageFrom !== undefined)
        yield {
          file: 'request',
          at: `/proofs${pointerOf(at)}/messageFrom`,
          target: 'name',
          message: `"messageFrom" is for a call that is the proof itself, and this one sends an OTP. Add "holdsWhen", or remove it.`,
        };
      if (!contactPurposes.includes(schema.proof)) {
        yield {
          file: 'schema',
          at: `${place}/proof`,
          message: `An OTP proves an ${contactPurposes.map((one) => `"${one}"`).join(' or a ')}, and nothing is sent for "${schema.proof}". Write one of them, also as its otp_type.`,
        };
        continue;
      }
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
