import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv, writeCsv } from '../../src/authoring/languages/words/csv';
import { runCatalogue } from './runCatalogue';

/** The rows of the table of a project, without the first one. */
export async function tableOf(root: string, language = 'hi', keys: string[] = []) {
  const { out } = await runCatalogue(root, ['words', '--language', language, ...keys]);
  const [head, ...rows] = readCsv(out.slice(1), ',').map(({ cells }) => cells);
  return { head: head!, rows, out };
}

/** Translates every text of a project by the commands for translators: `translate` gets the English text. */
export async function translateAll(
  root: string,
  translate: (text: string) => string = (text) => `हि ${text}`,
): Promise<void> {
  const { head, rows } = await tableOf(root);
  const table = [
    head,
    ...rows.map(([file, at, seen, text]) => [file, at, seen, text, translate(text!)]),
  ];
  writeFileSync(join(root, 'hi.csv'), writeCsv(table as string[][]));
  const { code, out } = await runCatalogue(root, [
    'words',
    '--language',
    'hi',
    '--import',
    'hi.csv',
  ]);
  if (code !== 0) throw new Error(out);
}

export const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');
