import type { CliContext } from './cliContext';
import { t } from './i18n';

/** With fewer items the work ends before the user could read the progress. */
const minItems = 20;

/** Yields the items and shows the progress in a terminal. */
export function* withProgress<T>(items: T[], context: CliContext): Generator<T> {
  const isShown = context.isInteractive && items.length >= minItems;
  for (const [i, item] of items.entries()) {
    if (isShown) context.printError(`\r${t('progress', { done: i, all: items.length })}`);
    yield item;
  }
  if (isShown) context.printError('\r\u001B[K');
}
