import { resolve } from 'node:path';
import { CommandError } from '../commandError';
import { filesAt } from '../files/revision';
import { t } from '../i18n';
import { filesOfRelease } from '../releases/filesOfRelease';
import { releaseServerOf } from '../releases/releaseServer';
import type { Command } from './command';

export const show: Command = {
  name: 'show',
  takes: 'REV [KEY…]',
  options: ['release', 'server'],
  summary: t('commands.show'),
  async run(args, options, context) {
    const { release } = options;
    const [since, ...keys] = release === undefined ? args : [release, ...args];
    if (since === undefined) throw new CommandError(t('show.usage'));
    const isWanted = (path: string) => keys.length === 0 || isOf(keys, path);
    const files =
      release === undefined
        ? filesAt(resolve(context.cwd, options.root ?? '.'), since, isWanted)
        : (await filesOfRelease(release, releaseServerOf(options, context), [], isWanted)).files;
    context.print(`${JSON.stringify(files)}\n`);
    return 0;
  },
};

/** Whether a file belongs to one of these request types, or to all. */
function isOf(keys: string[], path: string): boolean {
  const [, folder] = /^schemas\/([^/]+)\//.exec(path) ?? [];
  return folder === undefined || folder === '_shared' || keys.includes(folder);
}
