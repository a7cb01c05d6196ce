import { fieldOf, type Pointer } from '#engine';
import { flush, type Session } from '../controller/formController';
import { problemsNow } from '../controller/problems/problems';
import { submit } from '../controller/submit/submit';
import { formsOf } from '../draw/currentSections';
import { idOf } from '../draw/fieldId';
import type { DrawnForm } from '../draw/formSection';
import { focusField } from '../page/focusField';

/** The last page: every answer, before they are sent. */
export const review = 'review';

export const hasPages = ({ props }: Session): boolean => Boolean(props.definition.ui['ui:pages']);

/** Where the server keeps the form, what is asked may have been answered already: nothing is asked before it is here. */
export const waitsForPolicy = (session: Session): boolean =>
  hasPages(session) || session.props.definition.request.draft !== undefined;

export const fieldsOn = ({ schema }: DrawnForm): string[] => Object.keys(schema.properties);

/** Opens a page; `focus`: the element that is to have the focus there, else its heading has it. */
export function walkTo(session: Session, name: string, focus?: string): void {
  flush(session);
  const { store } = session;
  // That answers of an earlier visit are back is news on the page where one arrives, not on every one.
  const isNews = store.get().draft === 'restored';
  store.set({ page: { name, ...(focus && { focus }) }, ...(isNews && { draft: 'saved' }) });
}

/** Goes on to the next page, once nothing is wrong on this one. */
export function walkOn(session: Session, page: DrawnForm, next: string): void {
  flush(session);
  const { store } = session;
  const isHere = ({ at }: { at: Pointer }) => fieldsOn(page).includes(fieldOf(at));
  const problems = problemsNow(session).filter(isHere);
  const others = store.get().shown.filter((problem) => !isHere(problem));
  const shown = [...problems.map((found) => ({ ...found, from: 'rules' as const })), ...others];
  if (problems.length === 0) {
    store.set({ shown, ...(shown.length === 0 && { summary: 0 }) });
    return walkTo(session, next);
  }
  store.set({ shown, summary: store.get().summary + 1 });
}

/** Goes on from wherever one is: to the next page, or from the last one to the insurer. */
export function advance(session: Session): void {
  const { page, phase } = session.store.get();
  const forms = phase === 'picked' ? formsOf(session) : [];
  if (page.name === review || forms.length === 0) return void submit(session);
  const index = Math.max(
    0,
    forms.findIndex(({ name }) => name === page.name),
  );
  walkOn(session, forms[index]!, forms[index + 1]?.name ?? review);
}

/** Brings a field before the person, wherever it stands. */
export function showField(session: Session, at: Pointer): void {
  const forms = hasPages(session) ? formsOf(session) : [];
  const name = fieldOf(at);
  const page = forms.find((form) => fieldsOn(form).includes(name)) ?? forms[0];
  if (page) walkTo(session, page.name, idOf(at));
  else focusField(idOf(at));
}
