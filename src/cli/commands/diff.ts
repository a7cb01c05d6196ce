import type { Files } from '#authoring';
import { resolve } from 'node:path';
import { CommandError } from '../commandError';
import { diffCatalogue } from '../diffFiles';
import type { TypeDiff } from '../diffLine';
import { diffType } from '../diffTypes';
import { Folder } from '../files/folder';
import { filesAt } from '../files/revision';
import { t } from '../i18n';
import type { Command } from './command';

export const diff: Command = {
  name: 'diff',
  takes: 'REV [KEY…]',
  summary: t('commands.diff'),
  async run([revision, ...selected], options, context) {
    if (revision === undefined) throw new CommandError(t('diff.usage'));
    const format = options.format ?? 'human';
    if (!['human', 'json'].includes(format)) throw new CommandError(t('diff.formats', { format }));
    const folder = new Folder(resolve(context.cwd, options.root ?? '.'));
    const older = filesAt(folder.root, revision);
    const keys = [...new Set([...keysIn(older), ...folder.keys])].sort();
    const unknown = selected.find((key) => !keys.includes(key));
    if (unknown !== undefined) folder.select([unknown]);
    const fixtures = await context.fixtures();
    const diffs = (selected.length > 0 ? selected : keys)
      .map((key) => {
        const newer = folder.keys.includes(key) ? folder.requestType(key).files : {};
        return diffType(key, filesOf(older, key), newer, fixtures);
      })
      .concat(selected.length > 0 ? [] : [diffCatalogue(older, catalogueOf(folder), folder.keys)])
      .filter(({ lines }) => lines.length > 0);
    context.print(
      format === 'json' ? `${JSON.stringify(diffs, null, 2)}\n` : human(diffs, revision),
    );
    return diffs.some(({ verdict }) => verdict === 'breaking') ? 1 : 0;
  },
};

function keysIn(files: Files): string[] {
  const folders = Object.keys(files).map((path) => path.split('/'));
  return folders
    .filter(({ length }) => length > 2)
    .map(([, key]) => key!)
    .filter((key) => !/^[._]/.test(key));
}

/** The files of one request type, with the shared ones. */
const filesOf = (files: Files, key: string): Files =>
  Object.fromEntries(
    Object.entries(files).filter(
      ([path]) => path.startsWith(`schemas/${key}/`) || path.startsWith('schemas/_shared/'),
    ),
  );

function catalogueOf(folder: Folder): Files {
  const files = folder.catalogueOverlays().files;
  const text = folder.textOf('catalogue.json');
  return text === undefined ? files : { ...files, 'catalogue.json': text };
}

function human(diffs: TypeDiff[], revision: string): string {
  if (diffs.length === 0) return t('diff.nothing', { revision });
  return diffs
    .map(({ key, verdict, lines }) =>
      [
        `${key}: ${t(`diff.${verdict}`)}`,
        ...lines.map(({ isBreaking, message }) => `  ${isBreaking ? '!' : ' '} ${message}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}
