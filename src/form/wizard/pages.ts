import { fieldOf, pageSteps } from '#engine';
import type { FormController } from '../controller/formController';
import { currentProblems } from '../controller/problems/problems';
import { currentSections } from '../draw/currentSections';
import { t } from '../i18n';
import type { FormSection } from '../draw/formSection';

/** The name of the last page, which shows all answers. */
export const reviewPage = 'review';

export const fieldsOn = ({ schema }: FormSection): string[] => Object.keys(schema.properties);

/** The names of the pages that the answers ask for, in order. */
export const pagesNow = (controller: FormController): string[] => [
  ...currentSections(controller).map(({ name }) => name),
  reviewPage,
];

export const firstPage = (controller: FormController): string => pagesNow(controller)[0]!;

/** The page that is shown: of one that has disappeared, the next one. */
export function shownPage(controller: FormController): string {
  const { name } = controller.store.get().page;
  return nearestPage(controller, name) ?? firstPage(controller);
}

export const titleOfPage = (controller: FormController): string =>
  currentSections(controller).find(({ name }) => name === shownPage(controller))?.title ??
  t('pages.review');

/** The page itself, or the next one if the answers hide it; undefined for an unknown name. */
export function nearestPage(controller: FormController, name: string): string | undefined {
  const steps = pageSteps(controller.props.definition.ui);
  const all = [...steps.flatMap(({ pages }) => pages), reviewPage];
  const now = pagesNow(controller);
  return all.slice(all.indexOf(name)).find((page) => all.includes(name) && now.includes(page));
}

/** The pages with a problem. */
export function unfinishedPages(controller: FormController): FormSection[] {
  const wrong = new Set(currentProblems(controller).map(({ at }) => fieldOf(at)));
  const isUnfinished = (section: FormSection) => fieldsOn(section).some((name) => wrong.has(name));
  return currentSections(controller).filter(isUnfinished);
}

/** The first page with a problem; the review where there is none. */
export const firstUnfinished = (controller: FormController): string =>
  unfinishedPages(controller)[0]?.name ?? reviewPage;
