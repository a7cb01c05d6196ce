import {
  type Answers,
  type CompiledDefinition,
  derivedMayChange,
  getAt,
  lookUpsSending,
  normalizeAnswers,
  type Pointer,
  proofValueOf,
  uiAt,
  withAt,
} from '#engine';
import { contextOf, flush, type FormController } from '../formController';
import { updateProblems } from '../problems/problems';
import { forgetUnusual } from '../unusual/unusual';
import { withDerivedValues } from './derivedValues';
import {
  clearFills,
  conditionalLookUps,
  needsLookUp,
  repeatLookUp,
  startLookUp,
  startsByItself,
  stopLookUp,
} from './lookUps';
import { normalized } from './normalized';

/** Takes an answer, removes the problems that it solves and the proof of the old value. */
export function answer(controller: FormController, at: Pointer, value: unknown): void {
  const { store } = controller;
  const { definition } = controller.props;
  // Otherwise a text box that disappears would commit its text after the answer was forgotten.
  if (uiAt(definition.ui, at)['ui:forgets']) flush(controller);
  const { answers, proofs } = store.get();
  if (Object.is(getAt(answers, at), value)) return;
  const before = proofs.length > 0 && proofValueOf(getAt(normalized(definition, answers), at));
  const proved = typeof before === 'number' ? String(before) : before;
  const asked = conditionalLookUps(controller);
  const answered = withoutForgotten(definition, at, answers, withAt(answers, at, value));
  store.set({
    answers: derivedMayChange(definition, at)
      ? withDerivedValues(definition, contextOf(controller), answered)
      : answered,
    // The last announcement was about the previous answer.
    announcement: '',
    proofs: typeof proved === 'string' ? proofs.filter((proof) => proof.value !== proved) : proofs,
  });
  if (startsByItself(controller, at) && needsLookUp(controller, at)) startLookUp(controller, at);
  else {
    stopLookUp(controller, at);
    clearFills(controller, at);
  }
  const askedNow = conditionalLookUps(controller);
  const turned = [...asked, ...askedNow].filter(
    (field) => field !== at && !(asked.includes(field) && askedNow.includes(field)),
  );
  for (const field of new Set([...lookUpsSending(definition, at), ...turned]))
    repeatLookUp(controller, field);
  updateProblems(controller, at);
  forgetUnusual(controller, at);
}

/** The answers without those that this answer hides, where `ui:forgets` asks for it. */
export function withoutForgotten(
  definition: CompiledDefinition,
  at: Pointer,
  before: Answers,
  after: Answers,
): Answers {
  if (!uiAt(definition.ui, at)['ui:forgets']) return after;
  const shown = normalizeAnswers(definition, before);
  const stillShown = normalizeAnswers(definition, after);
  return Object.fromEntries(
    Object.entries(after).filter(([name]) => !(name in shown) || name in stillShown),
  );
}
