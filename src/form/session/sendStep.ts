import { type Answers, type Step } from '../../engine';
import type { CallResult } from '../call';
import { say } from '../words';
import { saveDraft } from './drafts';
import type { Session } from './session';

/** Sends one step with the files that its payload names. */
export function sendStep(
  session: Session,
  step: Step,
  payload: { [name: string]: unknown },
  answers: Answers,
): Promise<CallResult> {
  const { props, store, files } = session;
  const parts = Object.entries(payload).flatMap(([name, value]) => {
    const file = files.get((value as { id?: string } | null)?.id ?? '');
    return file ? [[name, file] as const] : [];
  });
  let quarter = 0;
  const onProgress = (sent: number) => {
    store.set({ sent });
    if (Math.floor(sent * 4) === quarter) return;
    quarter = Math.floor(sent * 4);
    store.set({ spoken: say('upload.progress', { percent: quarter * 25 }) });
  };
  return props.call(step.call, payload, {
    isQuiet: true,
    isBackground: true,
    as: step.as ?? 'json',
    files: Object.fromEntries(parts),
    idempotencyKey: step.raises ? keyFor(session, answers) : undefined,
    ...(parts.length > 0 && { onProgress }),
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
