import type { Files } from '#authoring';
import { resolve } from 'node:path';
import type { CliContext } from '../cliContext';
import { CommandError } from '../commandError';
import { changedKeys } from '../files/changedKeys';
import { Folder } from '../files/folder';
import { filesAt } from '../files/revision';
import { usersIn } from '../files/sharedUsers';
import { showFiles, writeIfConfirmed } from '../files/writeFiles';
import { formatNamed } from '../formats';
import { stryker } from '../formats/stryker';
import { t } from '../i18n';
import { errorsOf } from '../lint';
import { changedPlaces } from '../mutation/changedPlaces';
import { LocalRunner } from '../mutation/localRunner';
import {
  isLarge,
  type MutationPlan,
  type MutationResult,
  mutateTypes,
} from '../mutation/mutateTypes';
import {
  hasKiller,
  humanMutation,
  jsonMutation,
  survivorDiagnostic,
} from '../mutation/mutationTexts';
import type { Options } from '../options';
import type { Command } from './command';

/** The mutants of one request type that are judged where nothing else is said. */
const mostMutants = 300;

export const mutate: Command = {
  name: 'mutate',
  takes: '[KEY…]',
  options: ['format', 'changed', 'most', 'all', 'write', 'yes'],
  summary: t('commands.mutate'),
  async run(keys, options, context) {
    const start = context.now();
    const folder = new Folder(resolve(context.cwd, options.root ?? '.'));
    const plan = planOf(folder, keys, options, context);
    if (plan.types.length === 0) {
      context.print(t('mutate.nothingChanged', { revision: options.changed! }));
      return 0;
    }
    const result = await judged(plan, context);
    if (result.failing.length > 0)
      throw new CommandError(t('mutate.failing', { files: result.failing.join(', ') }));
    const killable = result.survivors.filter(hasKiller);
    const milliseconds = context.now() - start;
    context.print(formatted(result, folder, keys, options, milliseconds));
    if (options.write && killable.length > 0) {
      const files: Files = Object.fromEntries(
        killable.map(({ killer: { path, text } }) => [path, text]),
      );
      showFiles(folder.root, files, context);
      if (await writeIfConfirmed(folder.root, files, options, context)) return 0;
    }
    return killable.length > 0 ? 1 : 0;
  },
};

function planOf(
  folder: Folder,
  keys: string[],
  { changed, most, all, format = 'human', write }: Options,
  context: CliContext,
): MutationPlan {
  if (!['human', 'json', 'stryker'].includes(format)) formatNamed(format, ['stryker']);
  if (write && format !== 'human') throw new CommandError(t('write.formats'));
  const selected = folder.select(keys);
  const wanted = changed === undefined ? selected : changedKeys(folder, changed);
  const older = changed === undefined ? undefined : filesAt(folder.root, changed);
  const chosen = selected.filter((key) => wanted.includes(key));
  const unsound = chosen.filter((key) => errorsOf(key, folder.requestType(key)).length > 0);
  if (unsound.length > 0) throw new CommandError(t('mutate.unsound', { keys: unsound.join(', ') }));
  const bare = chosen.find((key) => !hasAccepted(Object.keys(folder.requestType(key).files), key));
  if (bare !== undefined) throw new CommandError(t('mutate.noAccepted', { key: bare }));
  return {
    root: folder.root,
    types: chosen.map((key) => {
      const { files } = folder.requestType(key);
      const own = Object.entries(files).filter(([path]) => isDefinition(path, key));
      const size = own.reduce((sum, [, text]) => sum + text.length, 0);
      return { key, size, changes: older && changedPlaces(key, older, files) };
    }),
    most: all ? Infinity : mostOf(most),
    filesOf: (key) => folder.requestType(key).files,
    usersOf: usersIn(folder),
    onProgress(done, all) {
      if (context.isInteractive)
        context.printError(done < all ? `\r${t('progress', { done, all })}` : '\r\u001B[K');
    },
  };
}

/** Without one there is nothing that examples could be made from. */
const hasAccepted = (paths: string[], key: string) =>
  paths.some((path) => path.startsWith(`schemas/${key}/examples/accepted-`));

const isDefinition = (path: string, key: string) =>
  path.startsWith(`schemas/${key}/`) && !path.includes('/examples/');

function mostOf(text: string | undefined): number {
  const most = Number(text ?? mostMutants);
  if (!Number.isInteger(most) || most < 1)
    throw new CommandError(t('mutate.most', { text: text! }));
  return most;
}

async function judged(plan: MutationPlan, context: CliContext): Promise<MutationResult> {
  // A thread takes longer to start than a small request type to judge.
  const isWorth = plan.types.length > 1 || plan.types.some(isLarge);
  const threads = isWorth ? context.startRunners?.() : undefined;
  const runners = threads ?? [new LocalRunner(await context.fixtures())];
  try {
    return await mutateTypes(plan, runners);
  } finally {
    await Promise.all(runners.map((runner) => runner.end()));
  }
}

function formatted(
  result: MutationResult,
  folder: Folder,
  keys: string[],
  { format = 'human', all }: Options,
  milliseconds: number,
): string {
  const lists = all ? 'all' : keys.length > 0 ? 'sayable' : 'nothing';
  if (format === 'human') return humanMutation(result, lists, milliseconds);
  if (format === 'json') return jsonMutation(result);
  if (format === 'stryker') return stryker(result, (path) => folder.textOf(path) ?? '');
  const ofKey = (key: string) =>
    result.survivors.filter(hasKiller).filter(({ keys }) => keys[0] === key);
  return formatNamed(format)({
    catalogue: [],
    languages: [],
    requestTypes: result.types.map(({ key }) => ({
      key,
      file: `schemas/${key}/request.json`,
      lint: ofKey(key).map(survivorDiagnostic),
      overlays: [],
      languages: [],
    })),
    isStrict: true,
    milliseconds: Math.round(milliseconds),
  });
}
