import {
  type CatalogueEntry,
  type CompiledDefinition,
  isKey,
  type Pointer,
  pointerOf,
} from '#engine';
import {
  didYouMean,
  type Example,
  type Files,
  formatDiagnostic,
  readCatalogue,
  readDefinition,
  type ExampleFixtures,
  copyOfType,
  insertInText,
  titleOfKey,
} from '#authoring';
import { compileDefinition } from '#engine/compile';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError } from '../commandError';
import { Folder } from '../files/folder';
import { writeText } from '../files/writeText';
import { errorsOf } from '../lint';
import { t } from '../i18n';
import type { Command } from './command';

export const makeNew: Command = {
  name: 'new',
  takes: 'KEY --from KEY [--title TITLE] [--in SERVICE]',
  options: ['from', 'in', 'title'],
  summary: t('commands.new'),
  async run(keys, options, context) {
    const folder = new Folder(resolve(context.cwd, options.root ?? '.'));
    const [key] = keys;
    if (key === undefined || keys.length > 1) throw new CommandError(t('new.usage'));
    if (options.from === undefined) throw new CommandError(t('new.from'));
    if (!isKey(key)) throw new CommandError(t('new.key', { key }));
    if (existsSync(join(folder.root, 'schemas', key)))
      throw new CommandError(t('new.exists', { key }));
    const [from] = folder.select([options.from]) as [string];
    const place = placeOf(folder, from, options.in);
    const title = options.title ?? titleOfKey(key);
    const { files: sound, definition } = readSound(folder, from);
    const isOpen = openRequestIn(definition, await context.fixtures());
    const files = copyOfType(sound, from, { key, title }, isOpen);
    for (const [path, text] of Object.entries(files))
      writeText(join(folder.root, path), text, path);
    // An empty list of keywords is reported until somebody fills it in.
    const catalogue = withEntry(folder, place, { key, title, icon: 'document', keywords: [] });
    writeText(join(folder.root, 'catalogue.json'), catalogue, 'catalogue.json');
    context.print(t('new.created', { key, from, service: place.service }));
    return 0;
  },
};

/** The files of a request type. Throws a `CommandError` where it has errors: a copy would have them too. */
function readSound(folder: Folder, from: string): { files: Files; definition: CompiledDefinition } {
  const read = folder.requestType(from);
  const [diagnostic] = errorsOf(from, read);
  if (diagnostic) throw new CommandError(formatDiagnostic(diagnostic));
  const found = readDefinition(from, read.files);
  if ('diagnostics' in found) throw new Error(`${from} has no lint errors but cannot be read.`);
  const definition = compileDefinition(found.definition, { allErrors: true, isSound: true });
  return { files: read.files, definition };
}

/** Whether the demo book has an open request for an example; it has them by key. */
const openRequestIn =
  (definition: CompiledDefinition, fixtures: ExampleFixtures) =>
  (example: Example): boolean =>
    Object.hasOwn(fixtures.policyNumbersByClient, example.as.clientId) &&
    fixtures.contextOf(definition, example).hasOpenRequest === true;

/** Where a new entry goes in the catalogue. */
interface Place {
  /** The title of the service type. */
  service: string;
  list: Pointer;
  index: number;
}

/** After the entry of the request type that is copied, or at the end of the service type that was named. */
function placeOf(folder: Folder, from: string, named: string | undefined): Place {
  const catalogue = readCatalogue(folder.catalogue());
  if (!catalogue) throw new CommandError(t('new.catalogue'));
  const services = catalogue.serviceTypes;
  const isOf = ({ key, behind = [] }: { key: string; behind?: string[] }) =>
    key === from || behind.includes(from);
  const i = services.findIndex(({ key, title, requestTypes }) =>
    named === undefined ? requestTypes.some(isOf) : key === named || title === named,
  );
  const known = services.map(({ key }) => key);
  if (i < 0 && named === undefined)
    throw new CommandError(t('new.uncatalogued', { from, services: known.join(', ') }));
  if (i < 0) throw new CommandError(t('new.service', { named, hint: didYouMean(named!, known) }));
  const { title, requestTypes } = services[i]!;
  const before = requestTypes.findIndex(isOf);
  return {
    service: title,
    list: pointerOf('serviceTypes', i, 'requestTypes'),
    index: before < 0 ? requestTypes.length : before + 1,
  };
}

/** The text of the catalogue with a new entry. */
function withEntry(folder: Folder, { list, index }: Place, entry: CatalogueEntry): string {
  return insertInText(folder.catalogue() as string, list, index, entry);
}
