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
import { filesOfRelease } from '../releases/filesOfRelease';
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
    const newer = readableFilesOf(folder);
    const { files: older, revision } =
      options.release === undefined
        ? { files: filesAt(folder.root, since), revision: since }
        : await releaseNamed(since, newer, options, context);
    const removed = keysIn(older);
    folder.select(selected.filter((key) => !removed.includes(key)));
    const diffs = diffsBetween(older, newer, selected, await context.fixtures());
    const nothing = t('diff.nothing', { revision });
    context.print(
      format === 'json' ? `${JSON.stringify(diffs, null, 2)}\n` : humanDiffs(diffs) || nothing,
    );
    return diffs.some(({ verdict }) => verdict === 'breaking') ? 1 : 0;
  },
};

async function releaseNamed(name: string, newer: Files, options: Options, context: CliContext) {
  const server = releaseServerOf(options, context);
  const { number, files } = await filesOfRelease(name, server, Object.values(newer));
  return { files, revision: `release ${number}` };
}
