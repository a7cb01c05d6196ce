import { isReservedName } from '../json/isReservedName';

/** Names that Windows reserves for devices. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

const longest = 100;

/**
 * Whether a name can be the key of a request type, which is the name of a folder on every system, a part of addresses,
 * and a property name: what every object has, such as `constructor`, cannot be one.
 */
export const isKey = (name: string): boolean =>
  /^[A-Za-z][A-Za-z0-9_-]*$/.test(name) &&
  name.length <= longest &&
  !device.test(name) &&
  !isReservedName(name);
