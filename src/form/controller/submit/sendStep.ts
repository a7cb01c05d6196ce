import type { Result } from '#api';
import { getAt, interpolate, type NormalizedAnswers, type Payload, type Step } from '#engine';
import { t } from '../../i18n';
import { filesIn, withText } from '../calls';
import { saveDeviceDraft } from '../draft/deviceDraft';
import type { FormController } from '../formController';

/** What a submit sends; any change makes it another request. */
interface SentRequest {
  policyNo: string;
  answers: NormalizedAnswers;
}

/** Sends one step with the files that its payload names. */
export async function sendStep(
  controller: FormController,
  step: Step,
  payload: Payload,
  request: SentRequest,
): Promise<Result> {
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
  const idempotencyKey = step.raises ? keyFor(controller, request) : undefined;
  const sent = as === 'json' ? await withText(controller, payload) : payload;
  return props.call(step.call, sent, {
    isQuiet: true,
    isBackground: true,
    as,
    files,
    idempotencyKey,
    ...(Object.keys(files).length > 0 && { onProgress }),
  });
}

/** The same request keeps its key however often it is sent. */
function keyFor(controller: FormController, { policyNo, answers }: SentRequest): string {
  const { store } = controller;
  const { lastSubmission } = store.get();
  const fingerprint = JSON.stringify([policyNo, answers]);
  const submission =
    lastSubmission?.fingerprint === fingerprint
      ? lastSubmission
      : { fingerprint, key: crypto.randomUUID() };
  store.set({ lastSubmission: submission });
  // If the page closes while the request is sent, the next visit must not raise it twice.
  void saveDeviceDraft(controller);
  return submission.key;
}

/**
 * Downloads the file that a step's response links to; returns whether that succeeded. If not, a message is shown and
 * the customer can submit again: the server gives the same answer and raises nothing new.
 */
export async function saveDocument(
  { props }: FormController,
  { save }: Step,
  payload: Payload,
  response: unknown,
): Promise<boolean> {
  if (!save) return true;
  const url: unknown = getAt(response, save.url);
  const result: Result =
    typeof url === 'string'
      ? await props.saveFrom(url, interpolate(save.as, payload as { [name: string]: unknown }))
      : { status: 'failed', message: '' };
  if (result.status === 'ok') return true;
  if (result.status !== 'signedOut') props.notify('danger', fileFailureMessage(result));
  return false;
}

/** Why a file could not be downloaded. */
export const fileFailureMessage = ({
  status,
  message,
}: Exclude<Result, { status: 'ok' }>): string =>
  status === 'lost' ? t('file.lost') : message || t('file.refused');
