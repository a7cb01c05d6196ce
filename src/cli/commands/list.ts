import { readDefinition } from '#authoring';
import { describedFields, schemaLocations } from '#engine';
import { resolve } from 'node:path';
import { Folder } from '../files/folder';
import { offeredIn } from '../files/offered';
import { t, tList } from '../i18n';
import type { Command } from './command';

export const list: Command = {
  name: 'list',
  takes: '[KEY…]',
  explains: t('commands.list'),
  run(names, options, around) {
    const folder = new Folder(resolve(around.cwd, options.root ?? '.'));
    const titles = offeredIn(folder);
    const rows = folder
      .chosen(names)
      .map((key) => [
        key,
        titles.get(key)?.title ?? t('list.notOffered'),
        ...countsOf(folder, key).map(String),
      ]);
    around.print(table([tList('list.head'), ...rows]));
    return 0;
  },
};

/** Fields, conditions, steps and examples; dashes where the files cannot be read. */
function countsOf(folder: Folder, key: string): (number | string)[] {
  const { files } = folder.requestType(key);
  const examples = Object.keys(files).filter((path) => path.includes(`/${key}/examples/`)).length;
  const read = readDefinition(key, files);
  if ('diagnostics' in read) return ['-', '-', '-', examples];
  const { schema, request } = read.definition;
  const fields = new Set(describedFields(schema).map(({ at }) => at)).size;
  // Beside the answers as a whole, which are no condition.
  const conditions = Object.keys(schemaLocations(read.definition)).length - 1;
  return [fields, conditions, request.steps.length, examples];
}

function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
    .concat('\n');
}
