import type { Result } from '#api';
import { getAt, interpolate, type Payload, type Step, type Ticket } from '#engine';
import type { Failure } from '../../call';
import { t } from '../../i18n';
import { failureMessage, filesIn, withText } from '../calls';
import type { FormController } from '../formController';
import { findOutcome } from './findOutcome';
import { closeSubmission, keyFor, type SentRequest } from './lastSubmission';

/** No response arrived, and it could not be found out whether the request did. */
interface Unknown {
  status: 'unknown';
  message: string;
}

/** Sends one step with the files that its payload names. `tickets`: what earlier steps have raised. */
export async function sendStep(
  controller: FormController,
  step: Step,
  payload: Payload,
  request: SentRequest,
  tickets: Ticket[],
): Promise<Result | Unknown> {
  const { props, store } = controller;
  const { as = 'json' } = step;
  const files = as === 'multipart' ? filesIn(controller, payload) : {};
  let quarter = 0;
  const onProgress = (share: number) => {
    store.set({ submission: { kind: 'sending', share } });
    if (Math.floor(share * 4) === quarter) return;
    quarter = Math.floor(share * 4);
    store.set({ announcement: t('upload.progress', { percent: quarter * 25 }) });
  };
  const idempotencyKey = step.raises ? keyFor(controller, request, tickets) : undefined;
  const sent = as === 'json' ? await withText(controller, payload) : payload;
  const couldSend = navigator.onLine;
  const result = await props.call(step.call, sent, {
    isQuiet: true,
    as,
    files,
    idempotencyKey,
    ...(Object.keys(files).length > 0 && { onProgress }),
  });
  if (idempotencyKey === undefined) return result;
  return couldSend && isUncertain(result)
    ? askFor(controller, idempotencyKey, result)
    : (closeSubmission(controller), result);
}

/** Whether the server may have taken the request although no answer to it arrived. */
const isUncertain = (result: Result): result is Extract<Result, { status: 'lost' | 'failed' }> =>
  result.status === 'lost' || (result.status === 'failed' && !result.isUntaken);

/** What became of a request to which no answer arrived. */
async function askFor(
  controller: FormController,
  key: string,
  result: Extract<Result, { status: 'lost' | 'failed' }>,
): Promise<Result | Unknown> {
  controller.store.set({ submission: { kind: 'sending', share: 0, isChecking: true } });
  const found = await findOutcome(controller, key);
  if (found.kind === 'raised') return { status: 'ok', data: found.answer };
  if (found.kind === 'unknown') return { status: 'unknown', message: failureMessage(result) };
  closeSubmission(controller);
  return result;
}

/**
 * Downloads the file that a step's response links to. If that fails the customer can submit again: the server gives the
 * same answer and raises nothing new.
 */
export async function saveDocument(
  { props }: FormController,
  { save }: Step,
  payload: Payload,
  response: unknown,
): Promise<Result> {
  if (!save) return { status: 'ok', data: {} };
  const url: unknown = getAt(response, save.url);
  return typeof url === 'string'
    ? props.saveFrom(
        url,
        interpolate(save.as, payload as { [name: string]: unknown }, props.definition.textAt),
      )
    : { status: 'failed', message: '' };
}

/** Why a file could not be downloaded. */
export const fileFailureMessage = ({ status, message }: Failure): string =>
  status === 'lost' ? t('file.lost') : message || t('file.refused');
