import type { Release } from '#api';
import type { Files, TypeDiff } from '#authoring';
import { resolve } from 'node:path';
import type { CliContext } from '../cliContext';
import { CommandError } from '../commandError';
import { diffsBetween } from '../diffsBetween';
import { filesOf } from '../files/definitionFiles';
import { Folder } from '../files/folder';
import { humanDiffs } from '../formats/humanDiffs';
import { t } from '../i18n';
import type { Options } from '../options';
import { noteOf } from '../releases/noteOf';
import { releaseServerOf, textDigest } from '../releases/releaseServer';
import { check } from './check';
import type { Command } from './command';

export const publish: Command = {
  name: 'publish',
  takes: '--note TEXT [--yes]',
  options: ['note', 'server', 'yes'],
  summary: t('commands.publish'),
  async run(args, options, context) {
    if (args.length > 0) throw new CommandError(t('releases.whole'));
    const note = noteOf(options);
    const server = releaseServerOf(options, context);
    // Before the checks, which take a while: the token may be wrong.
    const { live: base } = await server.list();
    if ((await check.run([], { ...options, strict: true }, context)) !== 0) {
      context.printError(t('releases.unclean'));
      return 1;
    }
    const folder = new Folder(resolve(context.cwd, options.root ?? '.'));
    const files = filesOf(folder);
    const live = base === null ? undefined : await server.find(base);
    if (live && hasSameFiles(live, files)) {
      context.print(t('releases.unchanged', { number: live.number }));
      return 0;
    }
    const older = live ? await server.texts(live.files, Object.values(files)) : {};
    const difference = diffsBetween(older, files, [], await context.fixtures());
    show(base, difference, context);
    if (base !== null && !(await isWanted(difference, options, context))) return 1;
    const { number, state } = await server.propose(files, { note, base });
    context.print(t(state === 'live' ? 'releases.nowLive' : 'releases.nowProposed', { number }));
    return 0;
  },
};

function hasSameFiles({ files: before }: Release, files: Files): boolean {
  const paths = Object.keys(files);
  return (
    paths.length === Object.keys(before).length &&
    paths.every((path) => before[path] === textDigest(files[path]!))
  );
}

function show(base: number | null, difference: TypeDiff[], { print }: CliContext): void {
  if (base === null) return print(t('releases.first'));
  print(t('releases.since', { number: base }));
  print(humanDiffs(difference) || t('releases.nothingForCustomers'));
}

async function isWanted(
  difference: TypeDiff[],
  options: Options,
  { confirm, printError }: CliContext,
): Promise<boolean> {
  if (options.yes || difference.every(({ verdict }) => verdict === 'compatible')) return true;
  const isYes = confirm && (await confirm(t('releases.question')));
  if (!isYes) printError(t(confirm ? 'releases.notPublished' : 'releases.unanswered'));
  return isYes === true;
}
