import type { Result } from '#api';
import { responseMessage, type Step, submitRequest } from '#engine';
import { bodyOf } from '../../call';
import { t } from '../../i18n';
import { finishLookUps } from '../answers/lookUps';
import { normalized } from '../answers/normalized';
import { contextOf, flush, type FormController } from '../formController';
import { resetForm } from '../open';
import { showProblems } from '../problems/showProblems';
import type { FormState } from '../state';
import { saveDocument, sendStep, fileFailureMessage } from './sendStep';

/** Validates, sends step by step, and shows the result. While it runs, a second call does nothing. */
export async function submit(controller: FormController): Promise<void> {
  const { store } = controller;
  if (isSending(controller) || store.get().phase === 'opening') return;
  flush(controller);
  store.set({ submission: { kind: 'sending', share: 0 } });
  try {
    if (controller.props.definition.request.lookUps) await finishLookUps(controller);
    await sendSteps(controller);
  } finally {
    if (isSending(controller)) store.set({ submission: { kind: 'idle' } });
  }
}

const isSending = ({ store }: FormController) => store.get().submission.kind === 'sending';

/** All steps send the policy and the answers of the moment of the submit: the form can be changed while they run. */
async function sendSteps(controller: FormController): Promise<void> {
  const { props, store } = controller;
  const { policyNo, answers } = store.get();
  const steps: { [id: string]: unknown } = {};
  const acknowledged: string[] = [];
  const attempt = crypto.randomUUID();
  const context = { ...contextOf(controller), steps, acknowledged, attempt };
  const request = { policyNo, answers: normalized(props.definition, answers) };
  for (;;) {
    const outcome = submitRequest(props.definition, context, answers);
    if (outcome.kind === 'problems') return showProblems(controller, outcome.problems, 'rules');
    if (outcome.kind === 'stopped') return showStop(controller, outcome.message, outcome.showIn);
    if (outcome.kind === 'done') return finish(controller, policyNo, outcome);
    if (outcome.kind === 'pause') {
      await showMessage(controller, outcome.message);
      acknowledged.push(outcome.step.id);
      continue;
    }
    const { step, payload } = outcome;
    const result = await sendStep(controller, step, payload, request);
    const isAnswer = result.status === 'ok' || (step.mayFail && result.status === 'declined');
    if (!isAnswer) return showFailure(controller, step, result);
    if (!(await saveDocument(controller, step, payload, result.data))) return;
    steps[step.id] = result.data;
  }
}

/** A message between two steps; resolves when it is closed. */
const showMessage = ({ store }: FormController, message: string): Promise<void> =>
  new Promise((onClosed) => store.set({ dialog: { kind: 'message', message, onClosed } }));

function showFailure(
  controller: FormController,
  step: Step,
  result: Exclude<Result, { status: 'ok' }>,
): void {
  if (result.status === 'refused' && result.problems.length > 0)
    return showProblems(controller, result.problems, 'server');
  // The portal shows the customer a dialog.
  if (result.status === 'signedOut')
    return controller.store.set({ submission: { kind: 'unsent' } });
  const message = step.save
    ? fileFailureMessage(result)
    : responseMessage(controller.props.definition, step, bodyOf(result));
  showStop(controller, message, step.showIn ?? 'toast');
}

function showStop(
  { props, store }: FormController,
  message: string,
  showIn: 'dialog' | 'toast',
): void {
  store.set({ submission: { kind: 'unsent' } });
  if (showIn === 'dialog') store.set({ dialog: { kind: 'message', message } });
  else props.notify('danger', message);
}

function finish(
  controller: FormController,
  policyNo: string,
  { message, ticketnumber, then }: { message: string; ticketnumber: string; then: 'list' | 'stay' },
): void {
  resetForm(controller);
  const dialog: FormState['dialog'] = { kind: 'done', message, ticketnumber, then };
  controller.store.set({ dialog, announcement: t('done.title') });
  controller.props.onRaised({ ticketnumber, policyNo });
}
