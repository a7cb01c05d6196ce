import { networkOf } from '../http/callerNetwork';
import { digestOf } from '../otp/code';

/** Somebody who is not signed in. */
export interface Visitor {
  /** A keyed digest of the network of their address. */
  network: string;
}

export function visitorFrom(address: string, pepper: Uint8Array): Visitor {
  return { network: digestOf(pepper, 'network', networkOf(address)) };
}
