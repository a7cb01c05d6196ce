import { type Answers, type Definition, fieldOf, pointerOf, withRenamedFields } from '#engine';
import type { AskedQuestions, FormState } from '../state';

/** The draft on this device: only what the customer gave, with the bytes of chosen files. */
export interface DeviceDraft extends Pick<
  FormState,
  | 'policyNo'
  | 'answersPolicyNo'
  | 'entriesBeforeEdit'
  | 'editedLists'
  | 'confirmed'
  | 'proofs'
  | 'sentOtps'
  | 'lastSubmission'
  | 'serverDraft'
> {
  page: string;
  /** The questions that it answers; absent in drafts of earlier versions. */
  asked?: AskedQuestions;
  typed: Answers;
  files: [id: string, file: File][];
  /** The server has other answers, or none. */
  isUnsaved: boolean;
}

/** Names that drafts had before; a device may still have one of these. */
const formerNames: { [former: string]: keyof DeviceDraft } = {
  answersOf: 'answersPolicyNo',
  before: 'entriesBeforeEdit',
  sentLast: 'lastSubmission',
  kept: 'serverDraft',
  isUnkept: 'isUnsaved',
};

/** A stored draft with the names of today. */
export const withCurrentNames = <T extends object>(stored: T): T =>
  Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [formerNames[name] ?? name, value]),
  ) as T;

/** A stored draft with the names that its fields have today. */
export function withCurrentFields(definition: Definition, draft: DeviceDraft): DeviceDraft {
  const { renamed: names } = definition.request;
  if (!names) return draft;
  const renamed = (answers: Answers) => withRenamedFields(names, answers);
  const entries = (before: DeviceDraft['entriesBeforeEdit'] = {}) =>
    Object.fromEntries(
      Object.entries(before).map(([at, list]) => {
        const [[name, entriesOfToday]] = Object.entries(renamed({ [fieldOf(at)]: list })) as [
          [string, (Answers | undefined)[]],
        ];
        return [pointerOf(name), entriesOfToday];
      }),
    );
  const { typed, entriesBeforeEdit, editedLists = {}, serverDraft } = draft;
  return {
    ...draft,
    typed: renamed(typed),
    entriesBeforeEdit: entries(entriesBeforeEdit),
    editedLists: Object.fromEntries(
      Object.entries(editedLists).map(([policyNo, of]) => [
        policyNo,
        { lists: renamed(of.lists), entriesBeforeEdit: entries(of.entriesBeforeEdit) },
      ]),
    ),
    serverDraft: serverDraft && { ...serverDraft, answers: renamed(serverDraft.answers) },
  };
}
