import {
  type Answers,
  type CompiledDefinition,
  fieldOf,
  fieldTitles,
  type Pointer,
  schemaVersion,
  withAt,
} from '#engine';
import { deepEquals } from '@rjsf/utils';
import { normalized } from '../answers/normalized';
import { typedAnswers } from '../answers/typedAnswers';
import type { FormController } from '../formController';
import type { AskedQuestions, FormState } from '../state';
import type { DeviceDraft } from './draft';

/** The draft still has answers that the form no longer asks, and the customer has only looked at it. */
export function isAsCarriedOver({ store, typing }: FormController): boolean {
  const { carriedOver, answers } = store.get();
  return carriedOver === answers && typing.get().values.size === 0;
}

/** The draft to save; undefined while nothing was typed for any policy, and no request has an unknown outcome. */
export function draftOf({ props, store, files, typing }: FormController): DeviceDraft | undefined {
  const { answers, firstAnswers, page, ...state } = store.get();
  const { policyNo, answersPolicyNo, entriesBeforeEdit, editedLists } = state;
  const { confirmed, proofs, sentOtps, lastSubmission, serverDraft } = state;
  // With the text that is still being typed: the page may close before it becomes an answer.
  const current = [...typing.get().values].reduce<Answers>(
    (soFar, [at, value]) => withAt(soFar, at, value),
    answers,
  );
  const typed = typedAnswers(props.definition, current, firstAnswers);
  const isEmpty = Object.keys({ ...typed, ...editedLists }).length === 0;
  if (isEmpty && !lastSubmission?.isOpen) return undefined;
  return {
    policyNo,
    answersPolicyNo,
    page: page.name,
    asked:
      state.asked ??
      askedIn(props.definition, withEdited(answers, editedLists), [...typing.get().values.keys()]),
    typed,
    entriesBeforeEdit,
    editedLists,
    files: [...files].filter(([id]) => isUsed({ typed, editedLists }, id)),
    confirmed,
    proofs,
    sentOtps,
    lastSubmission,
    serverDraft,
    isUnsaved: isUnsaved(props.definition, store.get(), typing.get().values.size > 0),
  };
}

/**
 * The questions of today. An answer that is hidden counts for nothing, so its question is not named later. `typing`:
 * fields in which the customer types; they are not hidden.
 */
function askedIn(
  definition: CompiledDefinition,
  answers: Answers,
  typing: Pointer[],
): AskedQuestions {
  const typed = Object.fromEntries(typing.map((at) => [fieldOf(at), '']));
  return {
    version: schemaVersion(definition),
    titles: fieldTitles(definition, { ...typed, ...normalized(definition, answers) }),
  };
}

/** With the lists that were edited for other policies, all together: their questions have the same titles. */
function withEdited(answers: Answers, editedLists: FormState['editedLists']): Answers {
  const edited = Object.values(editedLists).map(({ lists }) => lists);
  return edited.length === 0 ? answers : Object.assign({}, answers, ...edited);
}

/** Whether the server lacks these answers, where it keeps drafts. */
function isUnsaved(
  definition: CompiledDefinition,
  { answers, answersPolicyNo, serverDraft }: FormState,
  isTyping: boolean,
): boolean {
  if (!definition.request.draft || answersPolicyNo === '') return false;
  return (
    isTyping || !serverDraft || !deepEquals(serverDraft.answers, normalized(definition, answers))
  );
}

const isUsed = (answers: Answers, id: string) =>
  JSON.stringify(answers).includes(JSON.stringify(id));
