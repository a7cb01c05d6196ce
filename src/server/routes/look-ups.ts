import { addressProofs, placesWith } from '../outside/look-ups';
import { type Call, fields, ok, success, text } from './call';

/** Answers a list; an empty one for a pin code that does not exist. */
export const pinCode: Call = {
  call: 'GET pin-code/',
  needs: 'session',
  takes: fields({ pinCode: text(20) }),
  run: async (_services, input) => ok(placesWith(input.pinCode)),
};

export const addressProofList: Call = {
  call: 'GET get-address-proof/',
  needs: 'session',
  takes: fields({}),
  run: async () => success({ address_proof: addressProofs }),
};
