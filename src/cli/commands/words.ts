import { tagProblem, wordColumns, wordTable } from '#authoring';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandError } from '../commandError';
import { Folder } from '../files/folder';
import { catalogueWordsOf, wordsOf } from '../files/wordsOf';
import { t } from '../i18n';
import type { Command } from './command';
import { writeText } from '../files/writeText';
import { importWords } from './importWords';

export const words: Command = {
  name: 'words',
  takes: '--language TAG [KEY…] [--output FILE] [--import FILE]',
  options: ['language', 'output', 'import'],
  summary: t('commands.words'),
  run(keys, options, context) {
    const { language, output } = options;
    if (language === undefined) throw new CommandError(t('words.language'));
    const problem = tagProblem(language);
    if (problem !== undefined) throw new CommandError(problem);
    const folder = new Folder(resolve(context.cwd, options.root ?? '.'));
    const all = new Map([
      ...(keys.length > 0 ? [] : catalogueWordsOf(folder, language)),
      ...wordsOf(folder, folder.select(keys), language),
    ]);
    if (options.import !== undefined) {
      if (keys.length > 0) throw new CommandError(t('words.importKeys'));
      return importWords(folder, all, language, options.import, context);
    }
    const csv = wordTable(all.values(), language);
    const count = { language, count: all.size };
    if (output === undefined) context.print(csv);
    else {
      const path = resolve(context.cwd, output);
      if (!isReplaceable(path)) throw new CommandError(t('words.otherFile', { file: output }));
      writeText(path, csv, output);
      context.print(t('words.written', { ...count, file: output }));
    }
    return 0;
  },
};

/** Whether a table may be written there: to no file, or over another table. */
const isReplaceable = (path: string): boolean =>
  !existsSync(path) ||
  statSync(path).isDirectory() ||
  readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .startsWith(wordColumns.join(','));
