import { closest } from '#authoring';
import { CannotRun } from '../cannotRun';
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

export function formatNamed(name: string): (report: Report) => string {
  if (Object.hasOwn(formats, name)) return formats[name]!;
  const names = Object.keys(formats);
  const close = closest(name, names);
  const hint = close ? t('didYouMean', { close }) : t('thereAre', { names: names.join(', ') });
  throw new CannotRun(t('noSuchFormat', { format: name, hint }));
}
