import {
  getAt,
  type NextStep,
  type Outcome,
  responseMessage,
  type Step,
  submitRequest,
  type Ticket,
  ticketsOf,
} from '#engine';
import { bodyOf, type Failure } from '../../call';
import { finishLookUps } from '../answers/lookUps';
import { normalized } from '../answers/normalized';
import { failureMessage } from '../calls';
import { finishFileChecks } from '../files/chooseFile';
import { contextOf, flush, type FormController } from '../formController';
import { isSending } from '../leftForms';
import { currentProblems } from '../problems/problems';
import { showProblems } from '../problems/showProblems';
import type { FormState, NextOf } from '../state';
import { hasUnusual } from '../unusual/hasUnusual';
import { goesOnBesideOpenRequest } from './besideOpenRequest';
import { finish } from './finish';
import { partlySent } from './partlySent';
import { recover } from './recover';
import { saveDocument, sendStep, fileFailureMessage } from './sendStep';

/** Validates, sends step by step, and shows the result. While it runs, a second call does nothing. */
export async function submit(controller: FormController): Promise<void> {
  const { store } = controller;
  if (isSending(controller) || store.get().phase === 'opening') return;
  flush(controller);
  store.set({ submission: { kind: 'sending', share: 0 }, isBack: false });
  controller.props.onSubmit('sending');
  try {
    if (!(await recover(controller))) return;
    store.set({ submission: { kind: 'sending', share: 0 } });
    await finishFileChecks(controller);
    if (controller.props.definition.request.lookUps) await finishLookUps(controller);
    if (currentProblems(controller).length > 0 || !hasUnusual(controller))
      await sendSteps(controller);
  } finally {
    const isUnsent = store.get().submission.kind === 'unsent' || store.get().problems.length > 0;
    if (isSending(controller)) store.set({ submission: { kind: 'idle' } });
    controller.props.onSubmit(isUnsent ? 'unsent' : 'ended');
  }
}

/** All steps send the policy and the answers of the moment of the submit: the form can be changed while they run. */
async function sendSteps(controller: FormController): Promise<void> {
  const { props, store } = controller;
  const { policyNo, answers } = store.get();
  const steps: { [id: string]: unknown } = {};
  const acknowledged: string[] = [];
  const attempt = crypto.randomUUID();
  const context = { ...contextOf(controller), steps, acknowledged, attempt };
  const request = { policyNo, answers: normalized(props.definition, answers) };
  let isNoticed = false;
  for (;;) {
    const outcome = submitRequest(props.definition, context, answers);
    if (outcome.kind === 'done') return finish(controller, policyNo, outcome);
    if (outcome.kind === 'pause' && (await goesOn(controller, outcome))) {
      acknowledged.push(outcome.step.id);
      continue;
    }
    if (outcome.kind === 'call' && !isNoticed) {
      const choice = await goesOnBesideOpenRequest(controller, policyNo);
      if (choice === false) return;
      if (choice !== true) return showStop(controller, choice.failed, 'toast');
      isNoticed = true;
    }
    if (outcome.kind === 'call') {
      const { step, payload } = outcome;
      const raised = ticketsOf(props.definition, steps);
      const result = await sendStep(controller, step, payload, request, raised);
      if (result.status === 'ok' || (step.mayFail && result.status === 'declined')) {
        const saved = await saveDocument(controller, step, payload, result.data);
        if (saved.status === 'ok') {
          steps[step.id] = result.data;
          continue;
        }
        showFailure(controller, step, saved);
      } else showFailure(controller, step, result);
    }
    if (outcome.kind === 'problems') showProblems(controller, outcome.problems, 'rules');
    if (outcome.kind === 'stopped') showStop(controller, outcome.message, outcome.showIn);
    return showRaised(controller, ticketsOf(props.definition, steps));
  }
}

/** A message between two steps; resolves to whether the customer goes on. */
const goesOn = (
  { props, store }: FormController,
  { message, choices }: Extract<Outcome, { kind: 'pause' }>,
): Promise<boolean> =>
  new Promise((onChoice) => {
    store.set({ dialog: { kind: 'pause', message, onChoice, ...(choices && { choices }) } });
    props.onSubmit('waiting');
  });

/** What the submit has raised before it ended early is told at once. */
function showRaised({ props, store }: FormController, tickets: Ticket[]): void {
  if (tickets.length === 0) return;
  const { dialog, submission } = store.get();
  const note = partlySent(props.definition, tickets);
  store.set({
    submission: { ...unsent(submission), tickets },
    dialog: dialog?.kind === 'message' ? { ...dialog, note } : { kind: 'message', message: note },
  });
}

function showFailure(
  controller: FormController,
  step: Step,
  result: Exclude<Awaited<ReturnType<typeof sendStep>>, { status: 'ok' }>,
): void {
  if (result.status === 'refused' && result.problems.length > 0)
    return showProblems(controller, result.problems, 'server');
  // The portal shows the customer a dialog.
  if (result.status === 'signedOut')
    return controller.store.set({ submission: { kind: 'unsent' } });
  if (result.status === 'unknown') {
    controller.props.notify('danger', result.message);
    return controller.store.set({ submission: { kind: 'unsent', isUnknown: true } });
  }
  const message = messageOf(controller, step, result);
  showStop(controller, message, step.showIn ?? 'toast', nextIn(controller, result));
}

function messageOf({ props }: FormController, step: Step, result: Failure): string {
  if (step.save) return fileFailureMessage(result);
  if (result.status === 'lost') return failureMessage(result);
  return responseMessage(props.definition, step, bodyOf(result));
}

/** What the customer can do now whom only the server's records turn away. */
function nextIn(
  { store }: FormController,
  result: Awaited<ReturnType<typeof sendStep>>,
): NextOf | undefined {
  const next: NextStep | undefined =
    result.status === 'refused' ? getAt(result.data, '/next') : undefined;
  return next && { ...next, policyNo: store.get().policyNo };
}

function showStop(
  { props, store }: FormController,
  message: string,
  showIn: 'dialog' | 'toast',
  next?: NextOf,
): void {
  const stop = { message, ...(next && { next }) };
  if (showIn === 'dialog')
    return store.set({ submission: { kind: 'unsent' }, dialog: { kind: 'message', ...stop } });
  // The toast closes by itself.
  store.set({ submission: { kind: 'unsent', ...stop } });
  props.notify('danger', message);
}

const unsent = (submission: FormState['submission']) =>
  submission.kind === 'unsent' ? submission : ({ kind: 'unsent' } as const);
