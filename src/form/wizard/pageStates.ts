import type { FormController } from '../controller/formController';
import type { FormSection } from '../draw/formSection';
import { t } from '../i18n';
import { reviewPage, unfinishedPages } from './pages';

export interface PageState {
  name: string;
  title: string;
  /** A key of the texts in `pages`; none for the review while it is not shown. */
  state: 'current' | 'complete' | 'incomplete' | 'toCome' | undefined;
}

/** Each page with whether it is complete, where it was reached, or else still to come. */
export function pageStates(
  controller: FormController,
  sections: FormSection[],
  shown: string,
): PageState[] {
  const unfinished = new Set(unfinishedPages(controller).map(({ name }) => name));
  const isComplete = ({ name }: FormSection) => !unfinished.has(name);
  const furthest = Math.max(
    sections.findIndex(({ name }) => name === shown),
    sections.findLastIndex(isComplete),
  );
  const pages = sections.map((section, i): PageState => {
    const { name, title } = section;
    const state = isComplete(section) ? 'complete' : i <= furthest ? 'incomplete' : 'toCome';
    return { name, title, state };
  });
  const review: PageState = { name: reviewPage, title: t('pages.review'), state: undefined };
  return [...pages, review].map((page) =>
    page.name === shown ? { ...page, state: 'current' } : page,
  );
}
