import type { CallName, Option } from '#engine';
import { options, placesWith } from '../integrations/lookUps';
import { ok, success } from '../reply';
import type { Settings } from '../settings';
import { type Call, fields, text } from './call';

/** Answers a list; an empty one for a pin code that does not exist. */
export const pinCode: Call = {
  call: 'GET pin-code/',
  needs: 'session',
  takes: fields({ pinCode: text(20) }),
  run: async (_services, input) => ok(placesWith(input.pinCode)),
};

/** Lists that fill drop-downs (doc 1 §3, §7), each of `{ label, value, id }`. They stand under `list` in the answer. */
const lists: [CallName, Option[] | ((settings: Settings) => Option[]), name?: string][] = [
  ['GET get-address-proof/', options.addressProofs, 'address_proof'],
  ['GET id-proof-list/', options.idProofs],
  ['GET nominee-relation-list/', options.relations],
  ['GET appointee-relation-list/', options.relations],
  ['GET get-draw-date-list/', options.drawDates],
  ['GET get-preferred-slot/', options.slots],
  ['GET get-pickup-location-current-per-other/', options.addressTypes],
  ['GET get-eia-repository-list/', repositoriesIn],
  ['GET get-pincodes-list/', options.serviceablePincodes],
  ['GET get-investment-strategy-list/', options.investmentStrategies],
];

export const optionLists: Call[] = lists.map(([call, list, name = 'list']) => ({
  call,
  needs: 'session',
  takes: fields({}),
  run: async ({ settings }) =>
    success({ [name]: typeof list === 'function' ? list(settings) : list }),
}));

function repositoriesIn({ eiaRepositories }: Settings): Option[] {
  return eiaRepositories.map(({ name, url }, i) => ({ label: name, value: name, id: i + 1, url }));
}
