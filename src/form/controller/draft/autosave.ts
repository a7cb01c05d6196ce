import { flush, type FormController } from '../formController';
import type { FormState } from '../state';
import { saveDeviceDraft, saveDeviceDraftOnUnload } from './deviceDraft';
import { saveServerDraft } from './serverDraft';

/** Milliseconds after a change until it is saved, on this device and on the server. */
const pause = 400;

/** Milliseconds of typing without a pause until it is saved on this device. */
const longestTyping = 1500;

/** Milliseconds until the server is tried again. */
const retryAfter = 15_000;

const savedParts = ({ answers, page, confirmed, proofs, sentOtps }: FormState) => [
  answers,
  page,
  confirmed,
  proofs,
  sentOtps,
];

/** Saves from now on whatever changes; returns how to stop. */
export function autosave(controller: FormController): () => void {
  const { store, typing } = controller;
  const timers: { [what in 'save' | 'typing' | 'retry']?: ReturnType<typeof setTimeout> } = {};
  let saved = savedParts(store.get());
  let isTypingSaved = false;
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
    isTypingSaved = typing.get().values.size > 0;
    void saveDeviceDraft(controller);
  }

  function save(): void {
    saved = savedParts(store.get());
    saveHere();
    if (isSavedByServer) void saveOnServer();
  }

  async function saveOnServer(isUnloading = false): Promise<void> {
    const before = store.get().serverDraft;
    await saveServerDraft(controller, { isUnloading });
    // The draft of this device holds the server draft: later it shows what was typed here since.
    if (store.get().serverDraft !== before) saveHere();
    if (store.get().saving.kind === 'failed' && !isOver)
      after(retryAfter, 'retry', () => void saveOnServer());
  }

  const unwatch = store.watch(() => {
    const isChanged = savedParts(store.get()).some((part, i) => part !== saved[i]);
    if (isChanged) after(pause, 'save', save);
  });
  let typed = typing.get().values;
  const unwatchTyping = typing.watch(() => {
    const before = typed;
    typed = typing.get().values;
    const isDone = typed.size < before.size;
    if (!isDone) return after(longestTyping, 'typing', () => typed.size > 0 && saveHere());
    // What was saved may have been undone before it became an answer.
    if (isTypingSaved) after(pause, 'save', save);
    isTypingSaved = false;
  });
  const leave = () => {
    if (isAway) return;
    isAway = true;
    flush(controller);
    saved = savedParts(store.get());
    saveDeviceDraftOnUnload(controller);
    if (isSavedByServer) void saveOnServer(true);
  };
  // On a phone, a page in the background may be closed without notice.
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') leave();
    else isAway = false;
  };
  const onOnline = () => void saveOnServer();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', onOnline);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('online', onOnline);
    unwatch();
    flush(controller);
    save();
    unwatchTyping();
    for (const timer of Object.values(timers)) clearTimeout(timer);
  };
}
