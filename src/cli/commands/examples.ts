import { resolve } from 'node:path';
import { CommandError } from '../commandError';
import { draftType } from '../draftType';
import { Folder } from '../files/folder';
import { showFiles, writeIfConfirmed } from '../files/writeFiles';
import { t } from '../i18n';
import { errorsOf } from '../lint';
import { formatDiagnostic } from '#authoring';
import type { Command } from './command';

export const examples: Command = {
  name: 'examples',
  takes: 'KEY',
  summary: t('commands.examples'),
  async run(keys, options, context) {
    const folder = new Folder(resolve(context.cwd, options.root ?? '.'));
    if (keys.length !== 1) throw new CommandError(t('examples.usage'));
    if ((options.format ?? 'human') !== 'human') throw new CommandError(t('examples.formats'));
    const [key] = folder.select(keys) as [string];
    if (errorsOf(key, folder.requestType(key)).length > 0)
      throw new CommandError(t('write.unsound', { keys: key }));
    const { files, coverage } = draftType(key, folder, await context.fixtures());
    const count = Object.keys(files).length;
    if (count === 0) context.print(t('examples.nothing', { key }));
    else showFiles(folder.root, files, context);
    for (const diagnostic of coverage.diagnostics)
      context.print(`${formatDiagnostic(diagnostic)}\n`);
    context.print(t('examples.summary', { count, seen: coverage.seen, total: coverage.total }));
    if (count > 0 && options.write) await writeIfConfirmed(folder.root, files, options, context);
    else if (count > 0) context.print(t('examples.needsWrite'));
    return coverage.diagnostics.length > 0 ? 1 : 0;
  },
};
