import {
  type Answers,
  type CompiledDefinition,
  fieldTitles,
  normalizeAnswers,
  type Pointer,
  withRenamedFields,
} from '#engine';
import type { Call } from '../call';
import { typedAnswers } from '../controller/answers/typedAnswers';
import { flush, type FormController, updateProps } from '../controller/formController';
import type { RequestFormProps } from '../controller/requestFormProps';
import { currentProblems } from '../controller/problems/problems';
import { hasPages } from '../wizard/navigation';
import { begin, createForm } from './openForm';

/** What was typed, and the titles of its questions. */
interface Typed {
  answers: Answers;
  titles: { [place: Pointer]: string };
}

/** What a definition in between did not ask: it is there again as soon as it is asked again. */
const setAside = new WeakMap<FormController, Typed>();

/**
 * The same form by another definition, or on another day, with all that was filled in as far as it is still asked.
 * `opened` resolves when its policy is open again.
 */
export function reopenForm(
  before: FormController,
  props: RequestFormProps,
  policyNo = before.store.get().policyNo,
): { controller: FormController; opened: Promise<void> } {
  flush(before);
  const controller = createForm(props);
  const state = before.store.get();
  const typed = withNamesOf(props.definition, before.props.definition, typedIn(before));
  setAside.set(controller, typed);
  for (const [id, file] of before.files) controller.files.set(id, file);
  const { answersPolicyNo, editedLists, entriesBeforeEdit, confirmed, proofs, sentOtps } = state;
  const { lists, openOnReview, page, refusedPolicyNo } = state;
  controller.store.set({
    answers: typed.answers,
    answersPolicyNo,
    asked: { version: '', titles: typed.titles },
    editedLists,
    entriesBeforeEdit,
    confirmed,
    proofs,
    sentOtps,
    lists,
    openOnReview,
    refusedPolicyNo,
    page: { name: page.name },
  });
  return { controller, opened: goOn(controller, before, policyNo) };
}

async function goOn(
  controller: FormController,
  before: FormController,
  policyNo: string,
): Promise<void> {
  const { call } = controller.props;
  const { draft } = controller.props.definition.request;
  // The answers of this form are newer than what the server has.
  if (draft)
    updateProps(controller, { ...controller.props, call: withoutServerDraft(call, draft.load) });
  await begin(controller, policyNo);
  updateProps(controller, { ...controller.props, call });
  const { signed, draft: drafted, saving, serverDraft, page } = before.store.get();
  controller.store.set({
    signed,
    saving,
    serverDraft,
    draft: drafted,
    draftChanges: [],
    carriedOver: undefined,
    page: { name: page.name },
  });
  showSameProblems(controller, before);
}

const withoutServerDraft =
  (call: Call, load: string): Call =>
  async (name, payload, options) =>
    name === load
      ? { status: 'ok', data: { status: 'success', form_data: null, changes: [], signatures: [] } }
      : call(name, payload, options);

function typedIn(before: FormController): Typed {
  const { definition } = before.props;
  const { answers, firstAnswers } = before.store.get();
  const earlier = setAside.get(before);
  const absent = Object.entries(earlier?.answers ?? {}).filter(
    ([name]) => !isAsked(definition, name),
  );
  const typed = typedAnswers(definition, answers, firstAnswers);
  return {
    answers: { ...Object.fromEntries(absent), ...typed },
    titles: {
      ...earlier?.titles,
      ...fieldTitles(definition, normalizeAnswers(definition, answers)),
    },
  };
}

/** Under the names of a definition in which fields were renamed, or have their former names again. */
function withNamesOf(now: CompiledDefinition, before: CompiledDefinition, typed: Typed): Typed {
  const { renamed = {} } = now.request;
  const { renamed: earlier = {} } = before.request;
  const taken = Object.entries(renamed).filter(([from, to]) => earlier[from] !== to);
  const takenBack = Object.entries(earlier).filter(([from, to]) => renamed[from] !== to);
  const answers = [takenBack.map(([from, to]) => [to, from]), taken].reduce(
    (soFar, names) => withRenamedFields(Object.fromEntries(names), soFar),
    typed.answers,
  );
  return { ...typed, answers };
}

const isAsked = ({ schema }: CompiledDefinition, name: string): boolean =>
  JSON.stringify(schema).includes(`${JSON.stringify(name)}:`);

/** What was marked as wrong stays marked while it is wrong; after a submit, all that is wrong is. */
function showSameProblems(controller: FormController, before: FormController): void {
  const { problems, summary } = before.store.get();
  if (problems.length === 0) return;
  const marked = new Set(problems.map(({ at }) => at));
  const isMarked = (at: Pointer) => marked.has(at) || (summary > 0 && !hasPages(controller));
  const remaining = currentProblems(controller).filter(({ at }) => isMarked(at));
  controller.store.set({
    problems: remaining.map((problem) => ({ ...problem, from: 'rules' as const })),
    summary: remaining.length > 0 ? summary : 0,
  });
}
