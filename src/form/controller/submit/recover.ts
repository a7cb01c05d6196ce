import { doneOutcome, getAt } from '#engine';
import type { FormController } from '../formController';
import { findOutcome } from './findOutcome';
import { finish } from './finish';
import { closeSubmission } from './lastSubmission';

/**
 * Finds out what became of the last request, if that is not known: its page was closed, or the connection was lost.
 * Returns whether the form can be sent.
 */
export async function recover(controller: FormController): Promise<boolean> {
  const { props, store } = controller;
  const { lastSubmission } = store.get();
  if (!lastSubmission?.isOpen) return true;
  store.set({ submission: { kind: 'sending', share: 0, isChecking: true } });
  const found = await findOutcome(controller, lastSubmission.key);
  if (found.kind === 'raised') {
    const { steps } = props.definition.request;
    const raising = steps.find(({ raises }) => raises)!;
    const done = doneOutcome(props.definition, { [raising.id]: found.answer }, props.today);
    // A form that was opened anew may not have the values that the message names.
    const message: string = getAt(found.answer, '/message') ?? done.message;
    const { policyNo, tickets } = lastSubmission;
    finish(controller, policyNo, { ...done, message, tickets: [...tickets, ...done.tickets] });
    store.set({ submission: { kind: 'idle' } });
    return false;
  }
  if (found.kind === 'notReceived') closeSubmission(controller);
  store.set({ submission: { kind: 'unsent', isUnknown: found.kind === 'unknown' } });
  return found.kind === 'notReceived';
}
