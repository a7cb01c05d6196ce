import type { Files } from '#authoring';
import { resolve } from 'node:path';
import type { CliContext } from '../cliContext';
import { CommandError } from '../commandError';
import { diffsBetween, keysIn } from '../diffsBetween';
import { readableFilesOf } from '../files/definitionFiles';
import { Folder } from '../files/folder';
import { filesAt } from '../files/revision';
import { humanDiffs } from '../formats/humanDiffs';
import type { Options } from '../options';
import { releaseNumber } from '../releases/releaseNumber';
import { releaseServerOf } from '../releases/releaseServer';
import { t } from '../i18n';
import type { Command } from './command';

export const diff: Command = {
  name: 'diff',
  takes: 'REV [KEY…]',
  options: ['format', 'release', 'server'],
  summary: t('commands.diff'),
  async run(args, options, context) {
    const [since, ...selected] = options.release === undefined ? args : [options.release, ...args];
    if (since === undefined) throw new CommandError(t('diff.usage'));
    const format = options.format ?? 'human';
    if (!['human', 'json'].includes(format)) throw new CommandError(t('diff.formats', { format }));
    const folder = new Folder(resolve(context.cwd, options.root ?? '.'));
    const older =
      options.release === undefined
        ? filesAt(folder.root, since)
        : await filesOfRelease(since, folder, options, context);
    const removed = keysIn(older);
    folder.select(selected.filter((key) => !removed.includes(key)));
    const newer = readableFilesOf(folder);
    const diffs = diffsBetween(older, newer, selected, await context.fixtures());
    const revision = options.release === undefined ? since : `release ${since}`;
    const nothing = t('diff.nothing', { revision });
    context.print(
      format === 'json' ? `${JSON.stringify(diffs, null, 2)}\n` : humanDiffs(diffs) || nothing,
    );
    return diffs.some(({ verdict }) => verdict === 'breaking') ? 1 : 0;
  },
};

async function filesOfRelease(
  number: string,
  folder: Folder,
  options: Options,
  context: CliContext,
): Promise<Files> {
  const server = releaseServerOf(options, context);
  const { files } = await server.find(releaseNumber(number));
  return server.texts(files, Object.values(readableFilesOf(folder)));
}
