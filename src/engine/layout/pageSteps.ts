import type { Ui } from '../definition/ui';
import { sectionId } from './order';

/** A step of the progress of a form with pages. */
export interface PageStep {
  title: string;
  /** Its pages, also those that the answers hide now. */
  pages: string[];
}

/**
 * The steps of a form with pages (`ui:pages`), without the review: neighbouring sections with the same `step` are one.
 * They do not depend on the answers, so that their number stays the same while a form is filled in.
 */
export function pageSteps(ui: Ui): PageStep[] {
  const steps: PageStep[] = [];
  for (const [i, section] of (ui['ui:sections'] ?? []).entries()) {
    const page = sectionId(section, i);
    const title = section.step ?? section.title ?? '';
    const last = steps.at(-1);
    if (section.step !== undefined && last?.title === title) last.pages.push(page);
    else steps.push({ title, pages: [page] });
  }
  return steps;
}
