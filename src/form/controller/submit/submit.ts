import { type Answers, type Problem, responseMessage, type Step, submitRequest } from '#engine';
import { t } from '../../i18n';
import { finishLookUps } from '../answers/lookUps';
import { normalized } from '../answers/normalized';
import { deleteDeviceDraft } from '../draft/deviceDraft';
import { contextOf, flush, type FormController } from '../formController';
import { startAgain } from '../open';
import { showProblems } from '../problems/showProblems';
import type { FormState } from '../state';
import { saveDocument, sendStep, fileFailureMessage } from './sendStep';

/** Judges, sends step by step, and says how it ended. While it runs a second call does nothing. */
export async function submit(controller: FormController): Promise<void> {
  const { store } = controller;
  if (store.get().sent !== undefined || store.get().phase === 'opening') return;
  flush(controller);
  store.set({ sent: 0, isUnsent: false });
  try {
    if (needsWaiting(controller)) await finishLookUps(controller);
    await walk(controller, store.get().answers);
  } finally {
    store.set({ sent: undefined });
  }
}

const needsWaiting = ({ props }: FormController) => Boolean(props.definition.request.lookUps);

async function walk(controller: FormController, answers: Answers): Promise<void> {
  const { props } = controller;
  const steps: { [id: string]: any } = {};
  const acknowledged: string[] = [];
  const attempt = crypto.randomUUID();
  for (;;) {
    const context = { ...contextOf(controller), steps, acknowledged, attempt };
    const outcome = submitRequest(props.definition, context, answers);
    if (outcome.kind === 'problems') return showProblems(controller, outcome.problems, 'rules');
    if (outcome.kind === 'stopped') return stopped(controller, outcome.message, outcome.showIn);
    if (outcome.kind === 'done') return finish(controller, outcome);
    if (outcome.kind === 'pause') {
      await tell(controller, outcome.message);
      acknowledged.push(outcome.step.id);
      continue;
    }
    const { step, payload } = outcome;
    const result = await sendStep(controller, step, payload, normalized(props.definition, answers));
    const isAnswer = result.status || (step.mayFail && result.isDeclined);
    if (!isAnswer) return notSent(controller, step, result);
    if (!(await saveDocument(controller, step, payload, result.data))) return;
    steps[step.id] = result.data;
  }
}

/** Words between two steps; the next one waits until they are closed. */
const tell = ({ store }: FormController, message: string): Promise<void> =>
  new Promise((onClosed) => store.set({ dialog: { kind: 'message', message, onClosed } }));

function notSent(
  controller: FormController,
  step: Step,
  result: Awaited<ReturnType<typeof sendStep>>,
): void {
  const problems: Problem[] = result.problems ?? result.data?.problems ?? [];
  if (problems.length > 0) return showProblems(controller, problems, 'server');
  // Who answers nothing has said why already: the session is over.
  if (result.data === undefined) return controller.store.set({ isUnsent: true });
  const message = step.save
    ? fileFailureMessage(result)
    : responseMessage(controller.props.definition, step, result.data);
  stopped(controller, message, step.showIn ?? 'toast');
}

function stopped(
  { props, store }: FormController,
  message: string,
  showIn: 'dialog' | 'toast',
): void {
  store.set({ isUnsent: true });
  if (showIn === 'dialog') store.set({ dialog: { kind: 'message', message } });
  else props.notify('danger', message);
}

function finish(
  controller: FormController,
  { message, ticketnumber, then }: { message: string; ticketnumber: string; then: 'list' | 'stay' },
): void {
  const { policyNo } = controller.store.get();
  deleteDeviceDraft(controller);
  startAgain(controller);
  const dialog: FormState['dialog'] = { kind: 'done', message, ticketnumber, then };
  controller.store.set({ dialog, announcement: t('done.title') });
  controller.props.onRaised({ ticketnumber, policyNo });
}
