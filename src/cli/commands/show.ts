import { resolve } from 'node:path';
import { CommandError } from '../commandError';
import { filesAt } from '../files/revision';
import { t } from '../i18n';
import { filesOfRelease, manifestOfRelease } from '../releases/filesOfRelease';
import { manifestOf, releaseServerOf } from '../releases/releaseServer';
import type { Command } from './command';

export const show: Command = {
  name: 'show',
  takes: 'REV [KEY…]',
  options: ['format', 'release', 'server'],
  summary: t('commands.show'),
  async run(args, options, context) {
    const { release } = options;
    const [since, ...keys] = release === undefined ? args : [release, ...args];
    if (since === undefined) throw new CommandError(t('show.usage'));
    const { format = 'json' } = options;
    if (!['json', 'digests'].includes(format))
      throw new CommandError(t('show.formats', { format }));
    const isWanted = (path: string) => keys.length === 0 || isOf(keys, path);
    const print = (files: object) => context.print(`${JSON.stringify(files)}\n`);
    if (release === undefined) {
      const files = filesAt(resolve(context.cwd, options.root ?? '.'), since, isWanted);
      print(format === 'json' ? files : manifestOf(files));
    } else {
      const server = releaseServerOf(options, context);
      if (format === 'json') print((await filesOfRelease(release, server, [], isWanted)).files);
      else print((await manifestOfRelease(release, server, isWanted)).manifest);
    }
    return 0;
  },
};

/** Whether a file belongs to one of these request types, or to all. */
function isOf(keys: string[], path: string): boolean {
  const [, folder] = /^schemas\/([^/]+)\//.exec(path) ?? [];
  return folder === undefined || folder === '_shared' || keys.includes(folder);
}
