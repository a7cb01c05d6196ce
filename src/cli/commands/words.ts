import { tagProblem } from '#authoring';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandError } from '../commandError';
import { writeCsv } from '../files/csv';
import { Folder } from '../files/folder';
import { catalogueWordsOf, wordsOf } from '../files/wordsOf';
import { t } from '../i18n';
import type { Command } from './command';
import { importWords } from './importWords';

export const words: Command = {
  name: 'words',
  takes: '--language TAG [KEY…] [--output FILE] [--import FILE]',
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
    const rows = [...all.values()].map(({ file, pointer, seen, text, translation }) => [
      file,
      pointer,
      seen,
      text,
      translation,
    ]);
    const csv = writeCsv([['file', 'pointer', 'seen', 'english', language], ...rows]);
    const count = { language, count: rows.length };
    if (output === undefined) context.print(csv);
    else {
      writeFileSync(resolve(context.cwd, output), csv);
      context.print(t('words.written', { ...count, file: output }));
    }
    return 0;
  },
};
