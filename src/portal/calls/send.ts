import type { ApiCall, Input, Output, Result } from '#api';
import type { CallName } from '#engine';
import { takePrefetchedResponse } from './prefetchedCalls';
import { exchange } from './exchange';
import { raiseLoader } from './loader';
import { readResponse, type ResponseOptions } from './readResponse';
import { buildRequest, type Payload, type RequestOptions } from './request';
import { upload } from './upload';

export interface SendOptions extends RequestOptions, ResponseOptions {
  /** Called with the share of the request that has been sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** The user does not wait for it: no loader overlay. */
  isBackground?: boolean | undefined;
  /** It is for content whose place shows that it loads: the overlay appears only when it takes long. */
  isContent?: boolean | undefined;
}

/** The options of a call whose output is known from the contract. */
export type CallOptions = Omit<SendOptions, 'wantsFile' | 'needs'>;

/** What a response of this call has to have, beside its options. */
export interface NeededProperty<C extends ApiCall> {
  needs?: keyof Output<C> & string;
}

/** Makes a call of the contract without checking the session first: to sign in or out, or to refresh the token. */
export function send<C extends ApiCall>(
  name: C,
  input: Input<C>,
  options?: CallOptions & NeededProperty<C>,
): Promise<Result<Output<C>>> {
  return sendRequest(name, input as Payload, options) as Promise<Result<Output<C>>>;
}

/** In milliseconds: how long content may take until the overlay shows as well (OPEN-143). */
const longContent = 1000;

/** Sends a request and reads the response; shows the loader overlay meanwhile. */
export async function sendRequest(
  name: CallName,
  payload: Payload | undefined,
  options: SendOptions = {},
): Promise<Result> {
  const request = buildRequest(name, payload, options);
  const { onProgress, isBackground, isContent } = options;
  const overlay = isBackground ? undefined : raiseLoader(isContent ? longContent : 0);
  const report = (share: number) => {
    overlay?.progress(share);
    onProgress?.(share);
  };
  try {
    const response = await (onProgress
      ? upload(request, report)
      : (takePrefetchedResponse(request) ?? exchange(request)));
    return await readResponse(response, options);
  } finally {
    overlay?.lower();
  }
}
