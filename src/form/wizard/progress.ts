import type { PageStep } from '#engine';
import { t } from '../i18n';

/**
 * The step of a page out of all steps, the review being the last one. The text names the step where the page has
 * another title; `share` is the part of the form that lies behind the end of the page, from 0 to 1.
 */
export function progressAt(steps: PageStep[], page: string, pageTitle: string) {
  const of = steps.length + 1;
  const index = steps.findIndex(({ pages }) => pages.includes(page));
  const step = steps[index];
  if (!step) return { text: t('pages.progress', { number: of, of }), share: 1 };
  const done = (step.pages.indexOf(page) + 1) / step.pages.length;
  const path = step.title === pageTitle ? 'pages.progress' : 'pages.progressNamed';
  return {
    text: t(path, { number: index + 1, of, step: step.title }),
    share: (index + done) / of,
  };
}
