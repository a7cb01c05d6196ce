import type { CallName, Option } from '../../engine';
import { options, placesWith } from '../outside/look-ups';
import { type Call, fields, ok, success, text } from './call';

/** Answers a list; an empty one for a pin code that does not exist. */
export const pinCode: Call = {
  call: 'GET pin-code/',
  needs: 'session',
  takes: fields({ pinCode: text(20) }),
  run: async (_services, input) => ok(placesWith(input.pinCode)),
};

/** Lists that fill drop-downs, each `{ label, value, id }` (doc 1 §3, §7): the call, the name in the answer, the options. */
const lists: [CallName, string, Option[]][] = [
  ['GET get-address-proof/', 'address_proof', options.addressProofs],
  ['GET id-proof-list/', 'id_proof', options.idProofs],
  ['GET nominee-relation-list/', 'nominee_relation', options.relations],
  ['GET appointee-relation-list/', 'appointee_relation', options.relations],
  ['GET get-draw-date-list/', 'draw_date', options.drawDates],
  ['GET get-preferred-slot/', 'preferred_slot', options.slots],
  ['GET get-pickup-location-current-per-other/', 'address_type', options.addressTypes],
  ['GET get-eia-repository-list/', 'eia_repository', options.eiaRepositories],
  ['GET get-pincodes-list/', 'pincode', options.serviceablePincodes],
  ['GET get-investment-strategy-list/', 'investment_strategy', options.investmentStrategies],
];

export const optionLists: Call[] = lists.map(([call, property, list]) => ({
  call,
  needs: 'session',
  takes: fields({}),
  run: async () => success({ [property]: list }),
}));
