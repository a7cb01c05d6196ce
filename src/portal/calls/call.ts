import type { ApiCall, FileCall, Input, Output, Result } from '#api';
import type { CallName } from '#engine';
import { authenticate } from '../session/authenticate';
import { endedSessions } from '../session/logout';
import type { Payload } from './request';
import { type CallOptions, type NeededProperty, type SendOptions, sendRequest } from './send';

/**
 * Makes a call of the contract for the signed-in customer, for instance `call('POST pan-check/', input)`. Failures of
 * server and network are results; they are never thrown.
 */
export function call<C extends Exclude<ApiCall, FileCall>>(
  name: C,
  input: Input<C>,
  options?: CallOptions & NeededProperty<C>,
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
 * The same for as long as the session of now lasts: a submit that is still running at a logout must not go on in the
 * session of whoever signs in next.
 */
export function callStepOfSession(): typeof callStep {
  const session = endedSessions.get();
  return async (...request) =>
    endedSessions.get() === session ? callStep(...request) : { status: 'signedOut', message: '' };
}
