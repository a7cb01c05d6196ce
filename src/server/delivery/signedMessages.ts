import { createHmac, type Hmac } from 'node:crypto';
import { signedHeaders } from '#api';
import { isSameDigest } from '../hmac';

/** How far the clocks of two systems may differ, and how long a message may travel. */
const toleranceMs = 5 * 60 * 1000;

type Headers = { [name: string]: string | string[] | undefined };

/** Headers that prove who sent this body and when. */
export function signedHeadersOf(secret: Uint8Array, now: Date, body: string) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    [signedHeaders.timestamp]: timestamp,
    [signedHeaders.signature]: version + hmacBegun(secret, timestamp).update(body).digest('hex'),
  };
}

const version = 'v1=';

const hmacBegun = (secret: Uint8Array, timestamp: string): Hmac =>
  createHmac('sha256', secret).update(`${timestamp}.`);

/** Verifies the signature of a body that arrives in pieces. */
export class SignedBody {
  readonly #timestamp: string;
  readonly #signature: string;
  readonly #hmac: Hmac;

  constructor(secret: Uint8Array, headers: Headers) {
    this.#timestamp = String(headers[signedHeaders.timestamp.toLowerCase()]);
    this.#signature = String(headers[signedHeaders.signature.toLowerCase()]);
    this.#hmac = hmacBegun(secret, this.#timestamp);
  }

  update(piece: Uint8Array | string): void {
    this.#hmac.update(piece);
  }

  /** To be called once, after the last piece. */
  problem(now: Date): 'forged' | 'outOfTime' | undefined {
    if (!isSameDigest(version + this.#hmac.digest('hex'), this.#signature)) return 'forged';
    const away = Math.abs(now.getTime() - Number(this.#timestamp) * 1000);
    return away <= toleranceMs ? undefined : 'outOfTime';
  }
}
