import { isIPv4, isIPv6 } from 'node:net';

/**
 * What counts as one caller: an IPv4 address, or the first 64 bits of an IPv6 address, because a household or a machine
 * has all addresses below these. Some proxies write the port with it. All that is no address counts as one caller: else
 * each new spelling would have a limit of its own.
 */
export function networkOf(caller: string): string {
  const address = withoutPort(caller);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  const [start, end] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const filled = end && [...start!, ...Array(8 - start!.length - end.length).fill('0'), ...end];
  const groups = (filled ?? start!).slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}

/** `192.0.2.7:1234` and `[2001:db8::1]:1234` without the port; without brackets an IPv6 address has none. */
const withoutPort = (caller: string): string =>
  /^([\d.]+):\d+$/.exec(caller)?.[1] ?? /^\[(.*)\](?::\d+)?$/.exec(caller)?.[1] ?? caller;
