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
import { formProps, type OpenedForm } from './formProps';
import { loadDefinition } from './loadDefinition';
import type { FromFrame } from './messages';
import { goTo, placeNow } from './place';
import { speak } from './speak';
import { frameStore } from './store';
import { tellShown } from './tellShown';

/** Milliseconds to wait for a form that opens before it is drawn as it is. */
const patience = 80;

/** What the frame shows, and how it follows what the pane asks for. */
export function createSession(tell: (message: FromFrame) => void) {
  let form: OpenedForm | undefined;
  let definition: CompiledDefinition | undefined;
  let wanted: PreviewState | undefined;
  let newest: PreviewState | undefined;
  let isBusy = false;
  let opened = 0;

  return { show, restart };

  /** The newest state counts: what arrives meanwhile replaces what waits. */
  async function show(state: PreviewState): Promise<void> {
    wanted = newest = state;
    if (isBusy) return;
    isBusy = true;
    try {
      while (wanted) {
        const next: PreviewState = wanted;
        wanted = undefined;
        await take(next);
      }
    } catch (error) {
      frameStore.set({ failure: messageOf(error) });
    } finally {
      isBusy = false;
      tell({ kind: 'taken' });
    }
  }

  /** Opens the form from its beginning. */
  async function restart(): Promise<void> {
    form = undefined;
    frameStore.set({ form: undefined, failure: undefined, isEnded: false });
    if (newest) await show({ ...newest, kept: undefined });
  }

  async function take(state: PreviewState): Promise<void> {
    const start = performance.now();
    const before = form?.controller && isSameForm(form.state, state) ? form : undefined;
    const next = await loadDefinition(state.module);
    if (before && !isChanged(before.state, state, next)) {
      before.state = state;
      return;
    }
    await speak(next);
    const place = placeNow();
    form = before ?? newForm(state);
    if (before) await goOn(before, state, next);
    else await begin(form, next);
    definition = next;
    draw(form, before && place);
    const calls = possibleCalls(next).map(({ isOpening: _isOpening, ...choice }) => choice);
    const milliseconds = Math.round(performance.now() - start);
    tell({ kind: 'opened', key: state.key, calls, milliseconds });
  }

  /** A form that was not there before. */
  async function begin(current: OpenedForm, next: CompiledDefinition): Promise<void> {
    const { state } = current;
    const { fill, kept } = state;
    const policyNo = kept?.policyNo ?? state.policyNo;
    const { controller, opened: whenOpened } = openForm(formProps(current, next), policyNo);
    current.controller = controller;
    const filled = whenOpened.then(async () => {
      if (kept) return fillForm(controller, { answers: kept.answers, signed: [] }, fileFor);
      if (fill.kind === 'example' && fill.example.answers) {
        const { answers, proofs, signed, problems } = fill.example;
        await fillForm(controller, { answers, proofs, signed }, fileFor);
        if (problems) showAllProblems(controller);
      }
      if (fill.kind === 'errors') showAllProblems(controller);
    });
    await soon(filled);
  }

  /** The form that is there, by another definition, on another day, for another policy, or with other responses. */
  async function goOn(
    current: OpenedForm,
    state: PreviewState,
    next: CompiledDefinition,
  ): Promise<void> {
    const { controller: before, state: earlier } = current;
    current.state = state;
    // Another response is shown as it comes; after a change of the definition nobody wants to wait again.
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
      await soon(whenOpened);
    } catch (error) {
      // By this definition no form can be opened: the one before has the answers for the next.
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
    // The policy may have been chosen in the form itself.
    const isOtherPolicy = earlier.policyNo !== policyNo && policyOf(form!.controller!) !== policyNo;
    if (earlier.today !== today || isOtherPolicy) return true;
    return possibleCalls(next).some(
      ({ call, isOpening }) => isOpening && earlier.outcomes[call] !== state.outcomes[call],
    );
  }

  function draw(
    { controller, props }: OpenedForm,
    place: ReturnType<typeof placeNow> | undefined,
  ): void {
    const shown: FormController = controller!;
    handOver(shown);
    flushSync(() =>
      frameStore.set({ form: { id: ++opened, props: props! }, failure: undefined, isEnded: false }),
    );
    if (place) goTo(place);
    else window.scrollTo(0, 0);
    tellShown(shown, form!, tell);
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

/** Waits for a promise, but not for long. What it rejects with later is a failure of the form. */
function soon(promise: Promise<void>): Promise<void> {
  void promise.catch((error: unknown) => frameStore.set({ failure: messageOf(error) }));
  return Promise.race([promise, new Promise<void>((resolve) => setTimeout(resolve, patience))]);
}
