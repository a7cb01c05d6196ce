import type { Result } from '#api';
import { isObject, isSuccess } from '#engine';
import type { RequestFormProps } from '#form/preview';
import type { MadeCall, Outcome } from '../previewState';
import type { Responses, Situation } from './responses';

/** Milliseconds until a slow call is answered. */
const slowness = 4000;

/** The calls that are told; a form that saves its draft makes many. */
const mostTold = 200;

/** Longer texts in a payload, such as files, are cut where they are told. */
const longestText = 400;

interface Answering {
  responses: Responses;
  situation: () => Situation;
  outcomeOf: (call: string) => Outcome;
  /** Nobody waits: the form opens again after a change of its definition. */
  isQuick: () => boolean;
  made: MadeCall[];
}

/** What the form makes its calls with: nothing leaves the page. */
export const callIn =
  ({ responses, situation, outcomeOf, isQuick, made }: Answering): RequestFormProps['call'] =>
  async (call, given, { wantsFile = false, onProgress } = {}) => {
    const payload = given as { [name: string]: unknown };
    const outcome = outcomeOf(call);
    if (outcome === 'slow' && !isQuick()) await slowly(onProgress);
    const answered = responses.answer(situation(), { call, payload }, outcome);
    const response = answered === 'failed' ? undefined : answered.response;
    made.push({ call, payload: shortened(payload) as object, response, outcome });
    if (made.length > mostTold) made.shift();
    if (answered === 'failed') return { status: 'failed', message: '' };
    return resultOf(response, wantsFile);
  };

async function slowly(onProgress: ((share: number) => void) | undefined): Promise<void> {
  const parts = 8;
  for (let part = 1; part <= parts; part++) {
    await new Promise((resolve) => setTimeout(resolve, slowness / parts));
    onProgress?.(part / parts);
  }
}

function resultOf(response: unknown, wantsFile: boolean): Result {
  if (isObject(response) && 'status' in response && !isSuccess(response)) {
    const { message } = response;
    const said = typeof message === 'string' ? message : '';
    // A file that is declined comes with another status of HTTP.
    return wantsFile
      ? { status: 'refused', data: response, message: said, problems: [] }
      : { status: 'declined', data: response, message: said };
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
