import type { Option } from '#engine';
import demoBook from './demoBook.json' with { type: 'json' };

const { lookups } = demoBook;

export interface PincodeArea {
  city: string;
  state: string;
  pincode: string;
}

/** Empty for an unknown PIN code. */
export function lookUpPincode(pincode: string): PincodeArea[] {
  return lookups.pincodes
    .filter((place) => place.pincode === pincode)
    .map(({ city, state }) => ({ city, state, pincode }));
}

export const options = {
  addressProofs: optionsOf(lookups.addressProofs),
  addressTypes: optionsOf(lookups.addressTypes),
  drawDates: optionsOf(lookups.drawDates),
  idProofs: optionsOf(lookups.idProofs),
  investmentStrategies: optionsOf(lookups.investmentStrategies),
  relations: lookups.nomineeRelations.map(({ code, label }) => ({ label, value: code, id: code })),
  serviceablePincodes: optionsOf(
    lookups.pincodes.filter(({ chequePickup }) => chequePickup).map(({ pincode }) => pincode),
  ),
  slots: optionsOf(lookups.slots),
};

function optionsOf(labels: string[]): Option[] {
  return labels.map((label, i) => ({ label, value: label, id: i + 1 }));
}
