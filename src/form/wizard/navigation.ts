import { fieldOf, type Pointer, type Problem } from '#engine';
import { flush, type FormController } from '../controller/formController';
import { showProblemsWhere } from '../controller/problems/problems';
import { hasUnusual } from '../controller/unusual/hasUnusual';
import { submit } from '../controller/submit/submit';
import { currentSections } from '../draw/currentSections';
import { idOf } from '../draw/fieldId';
import type { FormSection } from '../draw/formSection';
import { focusField } from '../page/focusField';
import { fieldsOn, firstPage, reviewPage, shownPage } from './pages';

export const hasPages = ({ props }: FormController): boolean =>
  Boolean(props.definition.ui['ui:pages']);

/** Whether the questions wait for the policy: the server draft may answer them already. */
export const waitsForPolicy = (controller: FormController): boolean =>
  hasPages(controller) || controller.props.definition.request.draft !== undefined;

/** Shows a page without a new entry in the history. What was listed to be done on the page that is left stays there. */
export function showPage(controller: FormController, name: string, focus?: string): void {
  flush(controller);
  const { store } = controller;
  // Only the page on which the form opens says that a draft was restored.
  const isNews = store.get().draft === 'restored';
  store.set({
    page: { name, ...(focus && { focus }) },
    ...(isNews && { draft: 'saved' }),
    ...(name !== shownPage(controller) && { summary: 0, unusualList: 0 }),
  });
}

/** Opens a page; `focus`: the id of the element to focus, else the heading gets the focus. */
export function goToPage(controller: FormController, name: string, focus?: string): void {
  const isShown = shownPage(controller) === name;
  showPage(controller, name, focus);
  if (!isShown) controller.props.pageAddress?.open(name, 'push');
}

/** The page before this one: by the history where it is the entry before, so that Back does not lead forward later. */
export function goBackToPage(controller: FormController, name: string): void {
  const { pageAddress: address } = controller.props;
  flush(controller);
  const before = address?.before === '' ? firstPage(controller) : address?.before;
  if (before === name) address!.go(-1);
  else goToPage(controller, name);
}

/** Opens the next page if this one has no problems. */
export function goToNextPage(controller: FormController, page: FormSection, next: string): void {
  flush(controller);
  const fields = fieldsOn(page);
  const isHere = ({ at }: Problem) => fields.includes(fieldOf(at));
  const problems = showProblemsWhere(controller, isHere);
  if (problems.length === 0)
    return hasUnusual(controller, isHere) ? undefined : goToPage(controller, next);
  const { store } = controller;
  store.set({ summary: store.get().summary + 1 });
}

/** Opens the next page; submits from the last one. */
export function advance(controller: FormController): void {
  const sections = controller.store.get().phase === 'picked' ? currentSections(controller) : [];
  const shown = sections.length === 0 ? reviewPage : shownPage(controller);
  if (shown === reviewPage) return void submit(controller);
  const index = sections.findIndex(({ name }) => name === shown);
  goToNextPage(controller, sections[index]!, sections[index + 1]?.name ?? reviewPage);
}

/** Shows and focuses a field, on whichever page it is. */
export function goToField(controller: FormController, at: Pointer): void {
  const sections = hasPages(controller) ? currentSections(controller) : [];
  const name = fieldOf(at);
  const page = sections.find((section) => fieldsOn(section).includes(name)) ?? sections[0];
  if (page) goToPage(controller, page.name, idOf(at));
  else focusField(idOf(at));
}
