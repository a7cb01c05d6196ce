import { savesData, whenSettled } from '#ui';
import { readyForm, formScreenCode, screenCode } from '../screens';

/**
 * Prefetches the code of all screens, one after the other, while nothing else is being loaded: a menu entry then opens at
 * once, and also without a connection. Not where the customer saves data: there each screen is fetched when it is opened.
 */
export async function prefetchScreens(): Promise<void> {
  if (savesData()) return;
  for (const fetchCode of [...Object.values(screenCode), formScreenCode, readyForm]) {
    await whenSettled();
    // What is missing is fetched again when it is needed.
    await fetchCode().catch(() => {});
  }
}
