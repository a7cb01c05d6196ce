import { adoptResults, type ExampleFixtures, type Files } from '#authoring';
import { resolve } from 'node:path';
import type { CliContext } from '../cliContext';
import { CommandError } from '../commandError';
import { Folder } from '../files/folder';
import { showFiles, writeIfConfirmed } from '../files/writeFiles';
import { t } from '../i18n';
import { errorsOf } from '../lint';
import type { Options } from '../options';

/** Shows what examples expect and what came instead, and writes that into the examples once it is confirmed. */
export async function writeExamples(
  keys: string[],
  options: Options,
  context: CliContext,
  fixtures: ExampleFixtures,
): Promise<void> {
  if ((options.format ?? 'human') !== 'human') throw new CommandError(t('write.formats'));
  const folder = new Folder(resolve(context.cwd, options.root ?? '.'));
  const selected = folder.select(keys).map((key) => ({ key, read: folder.requestType(key) }));
  const unsound = selected
    .filter(({ key, read }) => errorsOf(key, read).length > 0)
    .map(({ key }) => key);
  if (unsound.length > 0) throw new CommandError(t('write.unsound', { keys: unsound.join(', ') }));
  const changed: Files = {};
  const left: string[] = [];
  for (const { key, read } of selected) {
    const adopted = adoptResults(key, read.files, fixtures);
    Object.assign(changed, adopted.changed);
    left.push(...adopted.left);
  }
  for (const file of left) context.print(t('write.left', { file }));
  if (Object.keys(changed).length === 0) {
    context.print(t('write.nothing'));
    return;
  }
  showFiles(folder.root, changed, context);
  await writeIfConfirmed(folder.root, changed, options, context);
}
