import { type FormController, snapshotOf, watchForm } from '#form/preview';
import type { OpenedForm } from './formProps';
import type { FrameMessage } from './messages';

/** Milliseconds after a change until it is reported: one key stroke changes a form several times. */
const reportDelay = 60;

let stop = () => {};

/** Sends the state of this form now and after each change. Stops reporting the form before it. */
export function reportFormState(
  controller: FormController,
  { state: { key, clientId, fill }, made }: OpenedForm,
  send: (message: FrameMessage) => void,
): void {
  stop();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = () => {
    timer = undefined;
    const state = { key, ...snapshotOf(controller), calls: made };
    send({ type: 'formState', state, clientId, run: fill.run });
  };
  const unwatch = watchForm(controller, () => {
    timer ??= setTimeout(report, reportDelay);
  });
  const reportScroll = () => send({ type: 'scrolled', key, top: window.scrollY });
  window.addEventListener('scroll', reportScroll);
  stop = () => {
    window.removeEventListener('scroll', reportScroll);
    unwatch();
    if (timer === undefined) return;
    // The last key strokes before another request type is opened.
    clearTimeout(timer);
    report();
  };
  report();
}
