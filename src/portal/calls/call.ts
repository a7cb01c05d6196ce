import type { CallName } from '#engine';
import { authenticate } from '../session/authenticate';
import type { Payload } from './request';
import type { Result } from './result';
import { send, type CallOptions } from './send';

/** Makes a call for the signed-in person, for instance `call('POST pan-check/', payload)`. Never throws for what the other side answers. */
export async function call(
  name: CallName,
  payload?: Payload,
  options?: CallOptions,
): Promise<Result> {
  if (await authenticate()) return send(name, payload, options);
  return { status: false, data: undefined };
}
