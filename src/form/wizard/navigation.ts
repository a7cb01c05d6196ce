import { fieldOf, type Pointer } from '#engine';
import { flush, type FormController } from '../controller/formController';
import { showProblemsWhere } from '../controller/problems/problems';
import { submit } from '../controller/submit/submit';
import { currentSections } from '../draw/currentSections';
import { idOf } from '../draw/fieldId';
import type { FormSection } from '../draw/formSection';
import { focusField } from '../page/focusField';

/** The name of the last page, which shows all answers. */
export const reviewPage = 'review';

export const hasPages = ({ props }: FormController): boolean =>
  Boolean(props.definition.ui['ui:pages']);

/** Whether the questions wait for the policy: the server draft may answer them already. */
export const waitsForPolicy = (controller: FormController): boolean =>
  hasPages(controller) || controller.props.definition.request.draft !== undefined;

export const fieldsOn = ({ schema }: FormSection): string[] => Object.keys(schema.properties);

/** Opens a page; `focus`: the id of the element to focus, else the heading gets the focus. */
export function goToPage(controller: FormController, name: string, focus?: string): void {
  flush(controller);
  const { store } = controller;
  // Only the first page says that a draft was restored.
  const isNews = store.get().draft === 'restored';
  store.set({ page: { name, ...(focus && { focus }) }, ...(isNews && { draft: 'saved' }) });
}

/** Opens the next page if this one has no problems. */
export function goToNextPage(controller: FormController, page: FormSection, next: string): void {
  flush(controller);
  const fields = fieldsOn(page);
  const problems = showProblemsWhere(controller, ({ at }) => fields.includes(fieldOf(at)));
  if (problems.length === 0) return goToPage(controller, next);
  const { store } = controller;
  store.set({ summary: store.get().summary + 1 });
}

/** Opens the next page; submits from the last one. */
export function advance(controller: FormController): void {
  const { page, phase } = controller.store.get();
  const sections = phase === 'picked' ? currentSections(controller) : [];
  if (page.name === reviewPage || sections.length === 0) return void submit(controller);
  const index = Math.max(
    0,
    sections.findIndex(({ name }) => name === page.name),
  );
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
