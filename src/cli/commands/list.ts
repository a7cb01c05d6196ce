import { entriesIn, offerText, readCatalogue, readDefinition } from '#authoring';
import { describedFields, schemaLocations } from '#engine';
import { resolve } from 'node:path';
import { catalogueEntries } from '../files/catalogueEntries';
import { Folder } from '../files/folder';
import { t, tList } from '../i18n';
import type { Command } from './command';

export const list: Command = {
  name: 'list',
  takes: '[KEY…]',
  options: [],
  summary: t('commands.list'),
  run(keys, options, context) {
    const folder = new Folder(resolve(context.cwd, options.root ?? '.'));
    const entries = catalogueEntries(folder);
    const offers = new Map(
      [...entriesIn(readCatalogue(folder.catalogue()) ?? {})]
        .filter(({ offered }) => offered !== undefined)
        .map(({ key, offered }) => [key, offerText(offered)]),
    );
    const rows = folder
      .select(keys)
      .map((key) => [
        key,
        entries.get(key)?.title ?? t('list.notInCatalogue'),
        ...countsOf(folder, key).map(String),
        offers.get(key) ?? '',
      ]);
    context.print(table([tList('list.head'), ...rows]));
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
  // One location is schema.json as a whole, which is not a condition.
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
