import type { Page } from '@playwright/test';

/** An entry of the Layout Instability API, of which TypeScript has no types. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

interface Shift {
  value: number;
  /** The start of the HTML of each node that moved. */
  sources: string[];
}

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

/** Records the layout shifts of each page from its start, except those that follow an action of the customer. */
export const watchLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput)
          window.layoutShifts.push({
            value: entry.value,
            sources: entry.sources.map(({ node }) =>
              (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 120),
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const layoutShiftsOn = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => window.layoutShifts);

/** The cumulative layout shift. */
export const sumOf = (shifts: Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

/** A tenth of what counts as good. */
export const mostShift = 0.01;
