import type { Check, Violation } from './check';

export const proofCall: Check = {
  id: 'proof-call',
  explains: 'The OTP that proves a value must be sent for the purpose that schema.json asks for.',
  run: ({ definition: { request }, fields }) =>
    fields
      .filter(({ schema }) => schema.proof !== undefined)
      .flatMap(({ at, schema, place }): Violation[] => {
        const call = request.proofs?.[at];
        if (!call)
          return [
            {
              part: 'schema',
              at: place,
              message: `"${at}" must be proved, but request.json does not say how. Add an entry under proofs.`,
            },
          ];
        // A call that is the proof itself sends no OTP.
        if (call.holdsWhen) return [];
        const purpose = call.send.otp_type;
        const isSame =
          typeof purpose === 'object' && 'const' in purpose && purpose.const === schema.proof;
        return isSame
          ? []
          : [
              {
                part: 'request',
                at: `/proofs/${at.replaceAll('/', '~1')}/send`,
                message: `"otp_type" must be { "const": "${schema.proof}" }, the purpose that schema.json asks for.`,
              },
            ];
      }),
};
