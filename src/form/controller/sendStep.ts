import type { Answers, Payload, Step } from '#engine';
import type { CallResult } from '../call';
import { t } from '../i18n';
import { saveDraft } from './drafts';
import { filesIn, withText } from './fileText';
import type { Session } from './session';

/** Sends one step with the files that its payload names. */
export async function sendStep(
  session: Session,
  step: Step,
  payload: Payload,
  answers: Answers,
): Promise<CallResult> {
  const { props, store } = session;
  const { as = 'json' } = step;
  const files = as === 'multipart' ? filesIn(session, payload) : {};
  let quarter = 0;
  const onProgress = (sent: number) => {
    store.set({ sent });
    if (Math.floor(sent * 4) === quarter) return;
    quarter = Math.floor(sent * 4);
    store.set({ spoken: t('upload.progress', { percent: quarter * 25 }) });
  };
  const idempotencyKey = step.raises ? keyFor(session, answers) : undefined;
  const sent = as === 'json' ? await withText(session, payload) : payload;
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
function keyFor(session: Session, answers: Answers): string {
  const fingerprint = JSON.stringify([session.store.get().policyNo, answers]);
  if (session.sentLast?.fingerprint !== fingerprint)
    session.sentLast = { fingerprint, key: crypto.randomUUID() };
  // A page that is closed while the request is on its way must not raise it twice when it is opened again.
  void saveDraft(session);
  return session.sentLast.key;
}
