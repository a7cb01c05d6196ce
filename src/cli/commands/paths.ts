import { type ExampleFixtures, type Files, pathExamples, pictureOf } from '#authoring';
import { resolve } from 'node:path';
import type { CliContext } from '../cliContext';
import { CommandError } from '../commandError';
import { Folder } from '../files/folder';
import { showFiles, writeIfConfirmed } from '../files/writeFiles';
import { t } from '../i18n';
import { errorsOf } from '../lint';
import type { Options } from '../options';
import { compiledType, type Explored, explored } from '../paths/explored';
import { human } from '../paths/human';
import { json } from '../paths/json';
import { mermaid } from '../paths/mermaid';
import { withProgress } from '../progress';
import { runExamples } from '../runExamples';
import type { Command } from './command';

export const paths: Command = {
  name: 'paths',
  takes: '[KEY…]',
  options: ['format', 'write', 'yes'],
  summary: t('commands.paths'),
  async run(keys, options, context) {
    const { format = 'human', write } = options;
    const folder = new Folder(resolve(context.cwd, options.root ?? '.'));
    if (!['human', 'json', 'mermaid'].includes(format))
      throw new CommandError(t('paths.formats', { format }));
    if (write && format !== 'human') throw new CommandError(t('paths.writeFormats'));
    const selected = folder.select(keys);
    if (format === 'mermaid') return draw(selected, folder, context);
    const unsound = write ? selected.filter((key) => hasErrors(key, folder)) : [];
    if (unsound.length > 0)
      throw new CommandError(t('write.unsound', { keys: unsound.join(', ') }));
    const fixtures = await context.fixtures();
    const all: Explored[] = [];
    for (const key of withProgress(selected, context)) {
      const one = explored(key, folder, fixtures);
      all.push(one);
      if (format === 'human') {
        if (all.length > 1) context.print('\n');
        context.print(human(one.paths, one.definition.ui['ui:title'] ?? key));
      }
    }
    if (format === 'json') context.print(json(all.map((one) => one.paths)));
    else await offer(all, folder, fixtures, options, context);
    return all.some(hasDeadEnds) ? 1 : 0;
  },
};

const hasErrors = (key: string, folder: Folder): boolean =>
  errorsOf(key, folder.requestType(key)).length > 0;

const hasDeadEnds = ({ paths: { unreached, eligibility } }: Explored): boolean =>
  unreached.outcomes.length > 0 ||
  unreached.fields.length > 0 ||
  eligibility.impossible !== undefined;

function draw([key, ...others]: string[], folder: Folder, context: CliContext): number {
  if (key === undefined || others.length > 0) throw new CommandError(t('paths.oneKey'));
  const { definition, today } = compiledType(key, folder);
  context.print(mermaid(pictureOf(definition, today)));
  return 0;
}

/** Says what examples would show the pairs that are missing, or writes them once it is confirmed. */
async function offer(
  all: Explored[],
  folder: Folder,
  fixtures: ExampleFixtures,
  options: Options,
  context: CliContext,
): Promise<void> {
  const count = all.reduce((sum, one) => sum + one.paths.cover.runs.length, 0);
  const pairs = all.flatMap(({ paths: { cover } }) => cover.runs.flatMap(({ shows }) => shows));
  if (!options.write) {
    if (count > 0) context.print(t('paths.canWrite', { count, pairs: pairs.length }));
    return;
  }
  const written: Files = {};
  for (const { key, definition, files, today, paths: found } of all) {
    const texts = pathExamples(definition, files, fixtures, found.cover, today);
    const { examples = [] } = runExamples(key, { ...files, ...texts }, fixtures, 100);
    for (const [path, text] of Object.entries(texts)) {
      const isRight = examples.some(
        ({ file, diagnostics }) => file === path && diagnostics.length === 0,
      );
      if (isRight) written[path] = text;
      else context.print(t('paths.left', { file: path }));
    }
  }
  if (Object.keys(written).length === 0) return context.print(t('paths.nothingToWrite'));
  showFiles(folder.root, written, context);
  await writeIfConfirmed(folder.root, written, options, context);
}
