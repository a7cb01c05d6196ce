import { type FormController, snapshotOf, watchForm } from '#form/preview';
import type { OpenedForm } from './formProps';
import type { FromFrame } from './messages';

/** Milliseconds after a change until it is told: a key pressed changes a form several times. */
const pause = 60;

let stop = () => {};

/** Tells what this form shows, now and after each change, and no longer what the one before it did. */
export function tellShown(
  controller: FormController,
  { state: { key }, made }: OpenedForm,
  tell: (message: FromFrame) => void,
): void {
  stop();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = () => {
    timer = undefined;
    tell({ kind: 'shown', shown: { key, ...snapshotOf(controller), calls: made } });
  };
  const unwatch = watchForm(controller, () => {
    timer ??= setTimeout(say, pause);
  });
  stop = () => {
    clearTimeout(timer);
    unwatch();
  };
  say();
}
