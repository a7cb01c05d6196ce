import type { Option } from '#engine';
import { options, lookUpPincode } from '../integrations/referenceData';
import { ok, success } from '../reply';
import type { Settings } from '../settings';
import type { Handler, Handlers } from './handler';

export const pinCode: Handler<'GET pin-code/'> = async (_services, input) =>
  ok(lookUpPincode(input.pinCode));

/** The options of the dropdowns (FLOW-14). */
export const optionLists = {
  'GET get-address-proof/': async () => success({ address_proof: options.addressProofs }),
  'GET id-proof-list/': listing(options.idProofs),
  'GET nominee-relation-list/': listing(options.relations),
  'GET appointee-relation-list/': listing(options.relations),
  'GET get-draw-date-list/': listing(options.drawDates),
  'GET get-preferred-slot/': listing(options.slots),
  'GET get-pickup-location-current-per-other/': listing(options.addressTypes),
  'GET get-eia-repository-list/': async ({ settings }) =>
    success({ list: repositoriesIn(settings) }),
  'GET get-pincodes-list/': listing(options.serviceablePincodes),
  'GET get-investment-strategy-list/': listing(options.investmentStrategies),
} satisfies Partial<Handlers>;

function listing(list: Option[]) {
  return async () => success({ list });
}

function repositoriesIn({ eiaRepositories }: Settings): Option[] {
  return eiaRepositories.map(({ name, url }, i) => ({ label: name, value: name, id: i + 1, url }));
}
