import { knownCalls } from '#api';
import {
  didYouMean,
  type ImportNote,
  type Imported,
  type ImportSource,
  importSchema,
  insertInText,
  keyOfTitle,
  readCatalogue,
  titleInSchema,
  titleOfKey,
} from '#authoring';
import { isKey, pointerOf } from '#engine';
import { basename, join, resolve } from 'node:path';
import type { CliContext } from '../cliContext';
import { CommandError } from '../commandError';
import { Folder } from '../files/folder';
import { readText } from '../files/readText';
import { type SchemaFile, schemaFiles } from '../files/schemaFiles';
import { writeText } from '../files/writeText';
import { t } from '../i18n';
import type { Command } from './command';

export const importSchemas: Command = {
  name: 'import',
  takes: 'FILE|FOLDER… [--ui FILE] [--title TITLE] [--in SERVICE]',
  options: ['ui', 'title', 'in'],
  summary: t('commands.import'),
  run(named, { ui, title, in: service, root }, context) {
    if (named.length === 0) throw new CommandError(t('import.usage'));
    const files = schemaFiles(context.cwd, named);
    if (ui !== undefined && files.length > 1) throw new CommandError(t('import.oneUi'));
    if (title !== undefined && files.length > 1) throw new CommandError(t('import.oneTitle'));
    const folder = new Folder(resolve(context.cwd, root ?? '.'));
    const place = placeOf(folder, service);
    const keys = new Set(folder.keys);
    const into = { folder, place, keys, created: new Set<string>() };
    for (const file of files)
      importOne({ ...file, ...(ui !== undefined && { ui }) }, title, into, context);
    if (into.created.size > 0) context.print(t('import.next'));
    return into.created.size === files.length ? 0 : 1;
  },
};

/** Where the new request types go. */
interface Into {
  folder: Folder;
  place: Place;
  keys: Set<string>;
  /** Those that this command made. */
  created: Set<string>;
}

/** Imports one file, and prints its report, or why it was not imported. */
function importOne(
  source: SchemaFile,
  title: string | undefined,
  into: Into,
  context: CliContext,
): void {
  const { file, ui } = source;
  const { folder, place, keys, created } = into;
  const refuse = (reason: string, values: { [name: string]: unknown }) =>
    context.print(t(`import.${reason}`, { file, ...values }));
  if (source.isLink) return refuse('link', {});
  const texts = [file, ...(ui === undefined ? [] : [ui])].map((name) =>
    readText(resolve(context.cwd, name), name),
  );
  for (const text of texts)
    if (typeof text !== 'string')
      return refuse('unread', { file: text.file, problem: text.message });
  const [schema, uiText] = texts as [string, string?];
  const ofFile = titleOfKey(basename(file).replace(/\.json$/i, ''));
  const wanted = title ?? titleInSchema(schema) ?? ofFile;
  // Files of one folder may have one title.
  const own = created.has(keyOfTitle(wanted)) ? `${ofFile}: ${wanted}` : wanted;
  const key = keyOfTitle(own);
  if (!isKey(key)) return refuse('noKey', {});
  if ([...keys].some((other) => other.toLowerCase() === key)) return refuse('exists', { key });
  const imported = importedOrFault({ schema, ui: uiText }, { key, title: own });
  if ('problem' in imported)
    return refuse('unread', {
      file: imported.source === 'ui' ? ui : file,
      problem: imported.problem,
    });
  for (const [path, text] of Object.entries(imported.files))
    writeText(join(folder.root, path), text, path);
  // An empty list of keywords is reported until somebody fills it in.
  const entry = { key, title: own, icon: 'document', keywords: [] };
  const catalogue = insertInText(folder.catalogue() as string, place.list, place.count++, entry);
  writeText(join(folder.root, 'catalogue.json'), catalogue, 'catalogue.json');
  keys.add(key);
  created.add(key);
  context.print(t('import.created', { ...imported.report, file, key, service: place.title }));
  for (const note of imported.report.notes)
    context.print(lineOf(note, note.source === 'ui' ? ui! : file));
}

/** One file of a folder must not keep the others out, whatever is in it. */
function importedOrFault(source: ImportSource, as: { key: string; title: string }): Imported {
  try {
    return importSchema(source, as, knownCalls);
  } catch (fault) {
    return { problem: t('import.fault', { fault: String(fault) }), source: 'schema' };
  }
}

const lineOf = ({ at, kind, message }: ImportNote, file: string): string =>
  t('import.note', { file, at, kind: t(`import.kinds.${kind}`), message });

/** The service type that gets the entries. */
interface Place {
  title: string;
  list: string;
  /** How many entries it has. */
  count: number;
}

function placeOf(folder: Folder, named: string | undefined): Place {
  const catalogue = readCatalogue(folder.catalogue());
  if (!catalogue) throw new CommandError(t('new.catalogue'));
  const { serviceTypes } = catalogue;
  const i =
    named === undefined
      ? 0
      : serviceTypes.findIndex(({ key, title }) => key === named || title === named);
  const known = serviceTypes.map(({ key }) => key);
  if (i < 0) throw new CommandError(t('new.service', { named, hint: didYouMean(named!, known) }));
  const found = serviceTypes[i];
  if (!found) throw new CommandError(t('import.noService'));
  return {
    title: found.title,
    list: pointerOf('serviceTypes', i, 'requestTypes'),
    count: found.requestTypes.length,
  };
}
