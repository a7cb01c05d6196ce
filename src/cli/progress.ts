import type { CliOptions } from './cliOptions';
import { t } from './i18n';

/** Shorter work is over before anybody could read about it. */
const worthTelling = 20;

/** Tells a person who watches how far the work is; says nothing to a build service. */
export function* withProgress<T>(items: T[], around: CliOptions): Generator<T> {
  const isTold = around.isWatched && items.length >= worthTelling;
  for (const [i, item] of items.entries()) {
    if (isTold) around.printError(`\r${t('progress', { done: i, all: items.length })}`);
    yield item;
  }
  if (isTold) around.printError('\r\u001B[K');
}
