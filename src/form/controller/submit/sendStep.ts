import { type Answers, getAt, interpolate, type Payload, type Step } from '#engine';
import type { CallResult } from '../../call';
import { t } from '../../i18n';
import { filesIn, withText } from '../calls';
import { saveDeviceDraft } from '../draft/deviceDraft';
import type { FormController } from '../formController';

/** Sends one step with the files that its payload names. */
export async function sendStep(
  controller: FormController,
  step: Step,
  payload: Payload,
  answers: Answers,
): Promise<CallResult> {
  const { props, store } = controller;
  const { as = 'json' } = step;
  const files = as === 'multipart' ? filesIn(controller, payload) : {};
  let quarter = 0;
  const onProgress = (sent: number) => {
    store.set({ sent });
    if (Math.floor(sent * 4) === quarter) return;
    quarter = Math.floor(sent * 4);
    store.set({ announcement: t('upload.progress', { percent: quarter * 25 }) });
  };
  const idempotencyKey = step.raises ? keyFor(controller, answers) : undefined;
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

/** The same request keeps its key however often it is sent; any other answer makes it another request. */
function keyFor(controller: FormController, answers: Answers): string {
  const fingerprint = JSON.stringify([controller.store.get().policyNo, answers]);
  if (controller.lastSubmission?.fingerprint !== fingerprint)
    controller.lastSubmission = { fingerprint, key: crypto.randomUUID() };
  // A page that is closed while the request is on its way must not raise it twice when it is opened again.
  void saveDeviceDraft(controller);
  return controller.lastSubmission.key;
}

/**
 * Fetches the file that a step's response tells of, and keeps it under its name. Gives back whether it is there; if
 * not, that is told, and the same submit can be sent again: it is answered alike and raises nothing new.
 */
export async function saveDocument(
  { props }: FormController,
  { save }: Step,
  payload: Payload,
  response: unknown,
): Promise<boolean> {
  if (!save) return true;
  const url: unknown = getAt(response, save.url);
  const result =
    typeof url === 'string'
      ? await props.saveFrom(url, interpolate(save.as, payload as { [name: string]: unknown }))
      : { status: false, data: {} };
  if (!result.status && result.data !== undefined)
    props.notify('danger', fileFailureMessage(result));
  return result.status;
}

/** Why a file could not be had. */
export const fileFailureMessage = ({ data, isLost }: CallResult): string =>
  isLost ? t('file.lost') : data.message || t('file.refused');
