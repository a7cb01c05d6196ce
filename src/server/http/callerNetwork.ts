import { isIPv6 } from 'node:net';

/**
 * What counts as one caller: an IPv4 address, or the first 64 bits of an IPv6 address, because a household or a machine
 * has all addresses below these.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  const [start, end] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const filled = end && [...start!, ...Array(8 - start!.length - end.length).fill('0'), ...end];
  const groups = (filled ?? start!).slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
