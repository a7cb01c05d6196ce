import { type Diagnostic, didYouMean } from '#authoring';
import type { Dirent } from 'node:fs';
import { t } from '../i18n';

/** The three files of a request type, their overlays for other languages, and the examples. */
const expected = /^((schema|ui|request)\.json|(ui|request)\.[^.]+\.json|examples)$/;

/** The entries of a request type's folder that nothing reads: most often a misspelled name. */
export function unexpectedFiles(folder: string, entries: Dirent[]): Diagnostic[] {
  return entries
    .filter(({ name }) => !expected.test(name) && !name.startsWith('.'))
    .map(({ name }) => {
      const known = ['schema.json', 'ui.json', 'request.json', 'examples'];
      const hint = didYouMean(name, known, t('files.remove'));
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
