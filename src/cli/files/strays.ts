import { type Diagnostic, closest } from '#authoring';
import type { Dirent } from 'node:fs';
import { t } from '../i18n';

/** The three files, in a second language too, and the examples. */
const belongs =
  /^((schema|ui|request)\.json|(ui|request)\.[a-z]{2,3}(-[A-Za-z]+)?\.json|examples)$/;

/** What lies in the folder of a request type and is read by nobody: most often a name that was misspelt. */
export function strays(folder: string, entries: Dirent[]): Diagnostic[] {
  return entries
    .filter(({ name }) => !belongs.test(name) && !name.startsWith('.'))
    .map(({ name }) => {
      const close = closest(name, ['schema.json', 'ui.json', 'request.json', 'examples']);
      const hint = close ? t('didYouMean', { close }) : t('files.takeOut');
      return {
        file: `${folder}/${name}`,
        line: 1,
        column: 1,
        severity: 'error',
        rule: 'file-stray',
        message: t('files.file-stray', { name, hint }),
      };
    });
}
