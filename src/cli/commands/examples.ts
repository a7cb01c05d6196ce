import { type Diagnostic, type ExampleFixtures, type Files, formatDiagnostic } from '#authoring';
import { resolve } from 'node:path';
import { CommandError } from '../commandError';
import type { CliContext } from '../cliContext';
import { draftBoundariesOf } from '../draftBoundariesOf';
import { draftType } from '../draftType';
import { Folder } from '../files/folder';
import { showFiles, writeIfConfirmed } from '../files/writeFiles';
import { t } from '../i18n';
import { errorsOf } from '../lint';
import type { Options } from '../options';
import type { Command } from './command';

export const examples: Command = {
  name: 'examples',
  takes: 'KEY',
  options: ['format', 'boundaries', 'write', 'yes'],
  summary: t('commands.examples'),
  async run(keys, options, context) {
    const folder = new Folder(resolve(context.cwd, options.root ?? '.'));
    if (keys.length !== 1) throw new CommandError(t('examples.usage'));
    if ((options.format ?? 'human') !== 'human') throw new CommandError(t('examples.formats'));
    const [key] = folder.select(keys) as [string];
    if (errorsOf(key, folder.requestType(key)).length > 0)
      throw new CommandError(t('write.unsound', { keys: key }));
    const fixtures = await context.fixtures();
    return options.boundaries
      ? showBoundaries(key, folder, fixtures, options, context)
      : showMissing(key, folder, fixtures, options, context);
  },
};

type Show = (
  key: string,
  folder: Folder,
  fixtures: ExampleFixtures,
  options: Options,
  context: CliContext,
) => Promise<number>;

/** What coverage lacks. */
const showMissing: Show = async (key, folder, fixtures, options, context) => {
  const { files, coverage } = draftType(key, folder, fixtures);
  const count = Object.keys(files).length;
  if (count === 0) context.print(t('examples.nothing', { key }));
  else showFiles(folder.root, files, context);
  showDiagnostics(coverage.diagnostics, context);
  context.print(t('examples.summary', { count, seen: coverage.seen, total: coverage.total }));
  await write(folder, files, options, context);
  return coverage.diagnostics.length > 0 ? 1 : 0;
};

/** Each rule on its limit and beyond; that some values cannot be given is no problem. */
const showBoundaries: Show = async (key, folder, fixtures, options, context) => {
  const { files, left, ...counts } = draftBoundariesOf(key, folder, fixtures);
  showFiles(folder.root, files, context);
  showDiagnostics(left, context);
  const count = Object.keys(files).length;
  context.print(t('examples.boundaries', { ...counts, count, left: left.length }));
  await write(folder, files, options, context);
  return 0;
};

const showDiagnostics = (found: Diagnostic[], { print }: CliContext) =>
  found.forEach((one) => print(`${formatDiagnostic(one)}\n`));

async function write(
  folder: Folder,
  files: Files,
  options: Options,
  context: CliContext,
): Promise<void> {
  if (Object.keys(files).length === 0) return;
  if (options.write) await writeIfConfirmed(folder.root, files, options, context);
  else context.print(t('examples.needsWrite'));
}
