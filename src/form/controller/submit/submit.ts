import { type Answers, type Problem, responseMessage, type Step, submitRequest } from '#engine';
import { t } from '../../i18n';
import { finishLookUps } from '../answers/lookUps';
import { settled } from '../answers/normalized';
import { forgetDraft } from '../draft/deviceDraft';
import { contextOf, flush, type Session } from '../formController';
import { startAgain } from '../open';
import { showProblems } from '../problems/showProblems';
import type { RequestState } from '../state';
import { saveDocument, sendStep, wordsForFile } from './sendStep';

/** Judges, sends step by step, and says how it ended. While it runs a second call does nothing. */
export async function submit(session: Session): Promise<void> {
  const { store } = session;
  if (store.get().sent !== undefined || store.get().phase === 'opening') return;
  flush(session);
  store.set({ sent: 0, isUnsent: false });
  try {
    if (needsWaiting(session)) await finishLookUps(session);
    await walk(session, store.get().answers);
  } finally {
    store.set({ sent: undefined });
  }
}

const needsWaiting = ({ props }: Session) => Boolean(props.definition.request.lookUps);

async function walk(session: Session, answers: Answers): Promise<void> {
  const { props } = session;
  const steps: { [id: string]: any } = {};
  const acknowledged: string[] = [];
  const attempt = crypto.randomUUID();
  for (;;) {
    const context = { ...contextOf(session), steps, acknowledged, attempt };
    const outcome = submitRequest(props.definition, context, answers);
    if (outcome.kind === 'problems') return showProblems(session, outcome.problems, 'rules');
    if (outcome.kind === 'stopped') return stopped(session, outcome.message, outcome.showIn);
    if (outcome.kind === 'done') return finish(session, outcome);
    if (outcome.kind === 'pause') {
      await tell(session, outcome.message);
      acknowledged.push(outcome.step.id);
      continue;
    }
    const { step, payload } = outcome;
    const result = await sendStep(session, step, payload, settled(props.definition, answers));
    const isAnswer = result.status || (step.mayFail && result.isDeclined);
    if (!isAnswer) return notSent(session, step, result);
    if (!(await saveDocument(session, step, payload, result.data))) return;
    steps[step.id] = result.data;
  }
}

/** Words between two steps; the next one waits until they are closed. */
const tell = ({ store }: Session, message: string): Promise<void> =>
  new Promise((onClosed) => store.set({ dialog: { kind: 'message', message, onClosed } }));

function notSent(session: Session, step: Step, result: Awaited<ReturnType<typeof sendStep>>): void {
  const problems: Problem[] = result.problems ?? result.data?.problems ?? [];
  if (problems.length > 0) return showProblems(session, problems, 'server');
  // Who answers nothing has said why already: the session is over.
  if (result.data === undefined) return session.store.set({ isUnsent: true });
  const message = step.save
    ? wordsForFile(result)
    : responseMessage(session.props.definition, step, result.data);
  stopped(session, message, step.showIn ?? 'toast');
}

function stopped({ props, store }: Session, message: string, showIn: 'dialog' | 'toast'): void {
  store.set({ isUnsent: true });
  if (showIn === 'dialog') store.set({ dialog: { kind: 'message', message } });
  else props.notify('danger', message);
}

function finish(
  session: Session,
  { message, ticketnumber, then }: { message: string; ticketnumber: string; then: 'list' | 'stay' },
): void {
  const { policyNo } = session.store.get();
  forgetDraft(session);
  startAgain(session);
  const dialog: RequestState['dialog'] = { kind: 'done', message, ticketnumber, then };
  session.store.set({ dialog, spoken: t('done.title') });
  session.props.onRaised({ ticketnumber, policyNo });
}
