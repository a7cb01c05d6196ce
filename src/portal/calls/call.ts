import type { ApiCall, FileCall, Input, Output, Result } from '#api';
import type { CallName } from '#engine';
import { authenticate } from '../session/authenticate';
import { readSession } from '../session/storage';
import type { Payload } from './request';
import { type CallOptions, type SendOptions, sendRequest } from './send';

/**
 * Makes a call of the contract for the signed-in customer, for instance `call('POST pan-check/', input)`. Failures of
 * server and network are results; they are never thrown.
 */
export function call<C extends Exclude<ApiCall, FileCall>>(
  name: C,
  input: Input<C>,
  options?: CallOptions,
): Promise<Result<Output<C>>> {
  return callStep(name, input as Payload, options) as Promise<Result<Output<C>>>;
}

/** The same for a call that returns a file. */
export function callForFile<C extends FileCall>(
  name: C,
  input: Input<C>,
  options?: CallOptions,
): Promise<Result<Blob>> {
  return callStep(name, input as Payload, { ...options, wantsFile: true }) as Promise<Result<Blob>>;
}

/** Makes a call that a request type names: its path and payload come from `schemas/`, so neither is typed. */
export async function callStep(
  name: CallName,
  payload?: Payload,
  options?: SendOptions,
): Promise<Result> {
  if (await authenticate()) return sendRequest(name, payload, options);
  return { status: 'signedOut', message: '' };
}

/**
 * The same for the customer who opened a form: a submit that is still running after a logout must not go on in the name
 * of whoever signs in next.
 */
export const callStepAs =
  (clientId: string | undefined): typeof callStep =>
  async (...request) => {
    const current = readSession('clientUniqueId');
    if (current !== undefined && current !== clientId) return { status: 'signedOut', message: '' };
    return callStep(...request);
  };
