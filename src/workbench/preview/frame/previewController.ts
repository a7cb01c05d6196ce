import type { CompiledDefinition } from '#engine';
import {
  fillForm,
  type FormController,
  handOver,
  openForm,
  reopenForm,
  showAllProblems,
} from '#form/preview';
import { flushSync } from 'react-dom';
import { fileFor } from '../calls/fileFor';
import { possibleCalls } from '../calls/possibleCalls';
import { Responses } from '../calls/responses';
import type { PreviewState } from '../previewState';
import { applyLanguage } from './applyLanguage';
import { captureFocus, leaveField, restoreFocus } from './focus';
import { formProps, type OpenedForm } from './formProps';
import { loadDefinition } from './loadDefinition';
import type { FrameMessage } from './messages';
import { reportFormState } from './reportFormState';
import { frameStore } from './store';

/** Milliseconds to wait until a form has opened; then it is drawn as it is. */
const maxOpeningTime = 80;

/** Opens and updates the form as the messages of the pane require. */
export function createPreviewController(send: (message: FrameMessage) => void) {
  let form: OpenedForm | undefined;
  let definition: CompiledDefinition | undefined;
  let pending: PreviewState | undefined;
  let latest: PreviewState | undefined;
  let isBusy = false;
  let opened = 0;

  return { show, restart };

  /** Shows a state. One that arrives meanwhile replaces one that is pending. */
  async function show(state: PreviewState): Promise<void> {
    pending = latest = state;
    if (isBusy) return;
    isBusy = true;
    try {
      while (pending) {
        const next: PreviewState = pending;
        pending = undefined;
        await apply(next);
      }
    } catch (error) {
      frameStore.set({ failure: messageOf(error) });
    } finally {
      isBusy = false;
      send({ type: 'handled' });
    }
  }

  /** Opens the form again, without answers. */
  async function restart(): Promise<void> {
    form = undefined;
    frameStore.set({ form: undefined, failure: undefined, isEnded: false });
    if (latest) await show({ ...latest, restored: undefined });
  }

  async function apply(state: PreviewState): Promise<void> {
    const start = performance.now();
    const before = form?.controller && isSameForm(form.state, state) ? form : undefined;
    if (!before) leaveField();
    const next = await loadDefinition(state.module);
    if (before && !isChanged(before.state, state, next)) {
      before.state = state;
      return;
    }
    await applyLanguage(next);
    const focus = captureFocus();
    form = before ?? newForm(state);
    if (before) await update(before, state, next);
    else await open(form, next);
    definition = next;
    draw(form, before && focus);
    const calls = possibleCalls(next).map(({ isOpening: _isOpening, ...choice }) => choice);
    const milliseconds = Math.round(performance.now() - start);
    send({ type: 'opened', key: state.key, calls, milliseconds });
  }

  /** Opens a new form. */
  async function open(current: OpenedForm, next: CompiledDefinition): Promise<void> {
    const { state } = current;
    const { fill, restored } = state;
    const policyNo = restored?.policyNo ?? state.policyNo;
    const { controller, opened: whenOpened } = openForm(formProps(current, next), policyNo);
    current.controller = controller;
    const filled = whenOpened.then(async () => {
      const { answers, proofs, signed, problems } = fill.kind === 'example' ? fill.example : {};
      if (restored) await fillForm(controller, restored, fileFor);
      else if (answers) await fillForm(controller, { answers, proofs, signed }, fileFor);
      if (fill.kind === 'errors' || (answers && problems)) showAllProblems(controller);
    });
    await waitBriefly(filled);
  }

  /** Reopens the form with another definition, day or policy, or with other responses. */
  async function update(
    current: OpenedForm,
    state: PreviewState,
    next: CompiledDefinition,
  ): Promise<void> {
    const { controller: before, state: earlier } = current;
    current.state = state;
    // A slow response delays the form only where the user has chosen it just now, not after each edit.
    current.isQuick = sameOutcomes(earlier, state);
    const isChosen = earlier.policyNo !== state.policyNo;
    const policyNo = isChosen ? (state.policyNo ?? '') : policyOf(before!) || state.policyNo;
    const { controller, opened: whenOpened } = reopenForm(
      before!,
      formProps(current, next),
      policyNo,
    );
    current.controller = controller;
    try {
      await waitBriefly(whenOpened);
    } catch (error) {
      // No form can be opened: the earlier one has the answers for the next definition.
      current.controller = before;
      throw error;
    }
    const slow = () => {
      current.isQuick = false;
    };
    void whenOpened.then(slow, slow);
  }

  function isChanged(
    earlier: PreviewState,
    state: PreviewState,
    next: CompiledDefinition,
  ): boolean {
    if (definition !== next || frameStore.get().failure) return true;
    const { policyNo, today } = state;
    // The user may have chosen the policy in the form.
    const isOtherPolicy = earlier.policyNo !== policyNo && policyOf(form!.controller!) !== policyNo;
    if (earlier.today !== today || isOtherPolicy) return true;
    return possibleCalls(next).some(
      ({ call, isOpening }) => isOpening && earlier.outcomes[call] !== state.outcomes[call],
    );
  }

  function draw(
    { controller, props }: OpenedForm,
    focus: ReturnType<typeof captureFocus> | undefined,
  ): void {
    const shown: FormController = controller!;
    handOver(shown);
    flushSync(() =>
      frameStore.set({ form: { id: ++opened, props: props! }, failure: undefined, isEnded: false }),
    );
    if (focus) restoreFocus(focus);
    else window.scrollTo(0, form!.state.restored?.top ?? 0);
    reportFormState(shown, form!, send);
  }
}

const newForm = (state: PreviewState): OpenedForm => ({
  state,
  controller: undefined,
  props: undefined,
  responses: new Responses(),
  made: [],
  isQuick: false,
});

const policyOf = ({ store }: FormController): string => store.get().policyNo;

const isSameForm = (one: PreviewState, other: PreviewState): boolean =>
  one.key === other.key && one.clientId === other.clientId && one.fill.run === other.fill.run;

const sameOutcomes = (one: PreviewState, other: PreviewState): boolean =>
  JSON.stringify(one.outcomes) === JSON.stringify(other.outcomes);

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Waits for a promise for at most {@link maxOpeningTime}. Shows a later rejection as a failure of the form. */
function waitBriefly(promise: Promise<void>): Promise<void> {
  void promise.catch((error: unknown) => frameStore.set({ failure: messageOf(error) }));
  return Promise.race([
    promise,
    new Promise<void>((resolve) => setTimeout(resolve, maxOpeningTime)),
  ]);
}
