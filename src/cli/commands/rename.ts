import {
  applyOccurrences,
  type Diagnostic,
  didYouMean,
  type FieldRename,
  type Files,
  formatDiagnostic,
  occurrencesOf,
  readDefinition,
  removeFromText,
  setInText,
} from '#authoring';
import { describedFields, pointerOf, partsOf } from '#engine';
import { resolve } from 'node:path';
import type { CliContext } from '../cliContext';
import { CommandError } from '../commandError';
import { Folder, type ReadFiles } from '../files/folder';
import { sharedUsers } from '../files/sharedUsers';
import { showFiles, writeIfConfirmed } from '../files/writeFiles';
import { t } from '../i18n';
import { errorsOf, lintRequestType } from '../lint';
import { runExamples } from '../runExamples';
import type { Command } from './command';

export const rename: Command = {
  name: 'rename',
  takes: 'KEY /OLD /NEW [--yes]',
  options: ['yes'],
  summary: t('commands.rename'),
  async run(args, options, context) {
    const [key, from, to] = args;
    if (key === undefined || from === undefined || to === undefined || args.length > 3)
      throw new CommandError(t('rename.usage'));
    const folder = new Folder(resolve(context.cwd, options.root ?? '.'));
    folder.select([key]);
    const read = folder.requestType(key);
    checkNames(key, read, { from, to });
    const occurrences = occurrencesOf(key, read.files, { from, to });
    const shared = sharedUsers(folder, key, occurrences);
    if (shared)
      throw new CommandError(t('rename.shared', { ...shared, keys: shared.keys.join(', '), from }));
    const changed = applyOccurrences(read.files, occurrences);
    const request = `schemas/${key}/request.json`;
    changed[request] = withFormerName(changed[request] ?? read.files[request]!, { from, to });
    const worse = await newProblems(key, read.files, { ...read.files, ...changed }, context);
    if (worse.length > 0) {
      context.print(`${worse.map((one) => `${formatDiagnostic(one)}\n`).join('')}\n`);
      throw new CommandError(t('rename.worse', { from, to }));
    }
    showFiles(folder.root, changed, context);
    return (await writeIfConfirmed(folder.root, changed, options, context)) ? 0 : 1;
  },
};

/** Throws a `CommandError` where the field does not exist, or cannot have that name. */
function checkNames(key: string, read: ReadFiles, { from, to }: FieldRename): void {
  const [error] = errorsOf(key, read);
  if (error) throw new CommandError(formatDiagnostic(error));
  const found = readDefinition(key, read.files);
  if ('diagnostics' in found) throw new Error(`${key} has no lint errors but cannot be read.`);
  const known = [...new Set(describedFields(found.definition.schema).map(({ at }) => at))];
  if (!known.includes(from))
    throw new CommandError(t('rename.unknown', { from, hint: didYouMean(from, known) }));
  if (known.includes(to)) throw new CommandError(t('rename.exists', { to }));
  const former = found.definition.request.renamed?.[to];
  if (former !== undefined && former !== from)
    throw new CommandError(t('rename.former', { to, now: former }));
  const [parent, parentOfNew] = [from, to].map((at) => pointerOf(...partsOf(at).slice(0, -1)));
  if (parent !== parentOfNew || !to.startsWith('/') || to.endsWith('/'))
    throw new CommandError(t('rename.place', { from, to, parent }));
}

/** Remembers the former name for drafts. A name that the field has again is not a former one. */
function withFormerName(text: string, { from, to }: FieldRename): string {
  const { renamed = {} }: { renamed?: { [former: string]: string } } = JSON.parse(text);
  const cleaned = Object.hasOwn(renamed, to)
    ? removeFromText(text, pointerOf('renamed', to))
    : text;
  return setInText(cleaned, pointerOf('renamed', from), to);
}

/** What check reports after the change and did not report before, whatever the line. */
async function newProblems(
  key: string,
  before: Files,
  after: Files,
  context: CliContext,
): Promise<Diagnostic[]> {
  const fixtures = await context.fixtures();
  const problemsOf = (files: Files): Diagnostic[] => {
    const lint = lintRequestType(key, { files, diagnostics: [] });
    if (lint.some(({ severity }) => severity === 'error')) return lint;
    const { examples = [], coverage } = runExamples(key, files, fixtures, 100);
    return [
      ...lint,
      ...examples.flatMap(({ diagnostics }) => diagnostics),
      ...(coverage?.diagnostics ?? []),
    ];
  };
  const known = problemsOf(before).length;
  const found = problemsOf(after);
  return found.length > known ? found : [];
}
