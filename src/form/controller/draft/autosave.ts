import { flush, type FormController } from '../formController';
import type { FormState } from '../state';
import { saveDeviceDraft, saveDeviceDraftOnUnload } from './deviceDraft';
import { saveServerDraft } from './serverDraft';

/** Milliseconds after a change at which all that changed until then is saved, here and on the server. */
const pause = 400;

/** Milliseconds of typing without a pause after which it is kept on this device. */
const longestTyping = 1500;

/** Milliseconds until the server is tried again. */
const retryAfter = 15_000;

const savedParts = ({ answers, page, signed }: FormState) => [answers, page, signed];

/** Keeps what was typed from now on; gives back how to stop. */
export function autosave(controller: FormController): () => void {
  const { store } = controller;
  const timers: { [what in 'save' | 'typing' | 'retry']?: ReturnType<typeof setTimeout> } = {};
  let saved = savedParts(store.get());
  let isTypingKept = false;
  let isOver = false;
  let isAway = false;
  const isSavedByServer = controller.props.definition.request.draft !== undefined;

  function after(milliseconds: number, what: keyof typeof timers, act: () => void): void {
    timers[what] ??= setTimeout(() => {
      timers[what] = undefined;
      act();
    }, milliseconds);
  }

  function saveHere(): void {
    isTypingKept = controller.typing.size > 0;
    void saveDeviceDraft(controller);
  }

  function save(): void {
    saved = savedParts(store.get());
    saveHere();
    if (isSavedByServer) void keep();
  }

  async function keep(isUnloading = false): Promise<void> {
    const before = controller.serverDraft;
    await saveServerDraft(controller, { isUnloading });
    // What is kept there goes into the draft of this device: later it tells what was typed here since.
    if (controller.serverDraft !== before) saveHere();
    if (store.get().keeping === 'failed' && !isOver) after(retryAfter, 'retry', () => void keep());
  }

  const unwatch = store.watch(() => {
    const isChanged = savedParts(store.get()).some((part, i) => part !== saved[i]);
    if (isChanged) after(pause, 'save', save);
  });
  controller.onTyping = (isDone) => {
    if (!isDone)
      return after(longestTyping, 'typing', () => controller.typing.size > 0 && saveHere());
    // What was kept of it may have been taken back before it became an answer.
    if (isTypingKept) after(pause, 'save', save);
    isTypingKept = false;
  };
  const leave = () => {
    if (isAway) return;
    isAway = true;
    flush(controller);
    saved = savedParts(store.get());
    saveDeviceDraftOnUnload(controller);
    if (isSavedByServer) void keep(true);
  };
  // Who looks away on a phone may never come back to this page.
  const look = () => {
    if (document.visibilityState === 'hidden') leave();
    else isAway = false;
  };
  const isBack = () => void keep();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', isBack);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('online', isBack);
    unwatch();
    flush(controller);
    save();
    controller.onTyping = undefined;
    for (const timer of Object.values(timers)) clearTimeout(timer);
  };
}
