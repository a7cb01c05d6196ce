import type { Result } from '#api';
import { isObject, isSuccess } from '#engine';
import type { RequestFormProps } from '#form/preview';
import type { MadeCall, Outcome } from '../previewState';
import type { Responses, Situation } from './responses';

/** Milliseconds until the response to a slow call. */
const slowDelay = 4000;

/** As many calls are listed: a form that saves its draft makes many. */
const maxCalls = 200;

/** In characters. Longer texts in a payload, such as files, are cut in the list of calls. */
const longestText = 400;

interface CallOptions {
  responses: Responses;
  situation: () => Situation;
  outcomeOf: (call: string) => Outcome;
  /** Slow calls are not delayed: the form reopens after a change of its definition. */
  isQuick: () => boolean;
  made: MadeCall[];
}

/** The `call` of the form. It sends no request: the page makes the responses. */
export const callIn =
  ({ responses, situation, outcomeOf, isQuick, made }: CallOptions): RequestFormProps['call'] =>
  async (call, given, { wantsFile = false, onProgress } = {}) => {
    const payload = given as { [name: string]: unknown };
    const outcome = outcomeOf(call);
    if (outcome === 'slow' && !isQuick()) await slowly(onProgress);
    const result = responses.respond(situation(), { call, payload }, outcome);
    const response = result === 'failed' ? undefined : result.response;
    made.push({ call, payload: shortened(payload) as object, response, outcome });
    if (made.length > maxCalls) made.shift();
    if (result === 'failed') return { status: 'failed', message: '' };
    return resultOf(response, wantsFile);
  };

async function slowly(onProgress: ((share: number) => void) | undefined): Promise<void> {
  const parts = 8;
  for (let part = 1; part <= parts; part++) {
    await new Promise((resolve) => setTimeout(resolve, slowDelay / parts));
    onProgress?.(part / parts);
  }
}

function resultOf(response: unknown, wantsFile: boolean): Result {
  if (isObject(response) && 'status' in response && !isSuccess(response)) {
    const { message } = response;
    const text = typeof message === 'string' ? message : '';
    // A declined file has another HTTP status.
    return wantsFile
      ? { status: 'refused', data: response, message: text, problems: [] }
      : { status: 'declined', data: response, message: text };
  }
  return { status: 'ok', data: wantsFile ? new Blob([], { type: 'application/pdf' }) : response };
}

const shortened = (payload: object): unknown =>
  JSON.parse(
    JSON.stringify(payload, (_name, value) =>
      typeof value === 'string' && value.length > longestText
        ? `${value.slice(0, longestText)}…`
        : value,
    ),
  );
