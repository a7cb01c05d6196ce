import type { CallName } from '#engine';
import { exchange } from './exchange';
import { lowerLoader, raiseLoader } from './loader';
import { readResponse, type Manner } from './readResponse';
import { buildRequest, type Payload, type Travel } from './request';
import type { Result } from './result';
import { upload } from './upload';

export interface CallOptions extends Travel, Manner {
  /** Told the share that has gone up, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Nobody waits for it: no loader overlay. */
  isBackground?: boolean | undefined;
}

/** Sends a call as it stands, without asking whether the session does: for signing in and out and making a session longer. */
export async function send(
  name: CallName,
  payload?: Payload,
  options: CallOptions = {},
): Promise<Result> {
  const outgoing = buildRequest(name, payload, options);
  if (!options.isBackground) raiseLoader();
  try {
    const response = options.onProgress
      ? await upload(outgoing, options.onProgress)
      : await exchange(outgoing);
    return await readResponse(response, options);
  } finally {
    if (!options.isBackground) lowerLoader();
  }
}
