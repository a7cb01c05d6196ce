import { didYouMean } from '#authoring';
import { CommandError } from '../commandError';
import type { Report } from '../report';
import { t } from '../i18n';
import { github } from './github';
import { human } from './human';
import { json } from './json';
import { junit } from './junit';
import { sarif } from './sarif';

const formats: { [name: string]: (report: Report) => string } = {
  human,
  json,
  junit,
  sarif,
  github,
};

/** Throws a `CommandError` for an unknown format. `others`: what a command knows besides. */
export function formatNamed(name: string, others: string[] = []): (report: Report) => string {
  if (Object.hasOwn(formats, name)) return formats[name]!;
  const hint = didYouMean(name, [...Object.keys(formats), ...others]);
  throw new CommandError(t('unknownFormat', { format: name, hint }));
}
