import type { Catalogue, CompiledDefinition } from '#engine';
import {
  type Example,
  type Files,
  formatDiagnostic,
  readDefinition,
  type ExampleFixtures,
} from '#authoring';
import { compileDefinition } from '#engine/compile';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CommandError } from '../commandError';
import { insertIn, setIn } from '../files/editJson';
import { Folder } from '../files/folder';
import { catalogueEntries } from '../files/catalogueEntries';
import { lintRequestType } from '../lint';
import { t } from '../i18n';
import type { Command } from './command';

export const makeNew: Command = {
  name: 'new',
  takes: 'KEY --from KEY [--title TITLE]',
  summary: t('commands.new'),
  async run(keys, options, context) {
    const folder = new Folder(resolve(context.cwd, options.root ?? '.'));
    const [key] = keys;
    if (key === undefined || keys.length > 1) throw new CommandError(t('new.usage'));
    if (options.from === undefined) throw new CommandError(t('new.from'));
    if (!/^[A-Za-z][A-Za-z0-9_-]*$/.test(key)) throw new CommandError(t('new.key', { key }));
    if (existsSync(join(folder.root, 'schemas', key)))
      throw new CommandError(t('new.exists', { key }));
    const [from] = folder.select([options.from]) as [string];
    const service = catalogueEntries(folder).get(from)?.service;
    if (service === undefined) throw new CommandError(t('new.uncatalogued', { from, key }));
    const title = options.title ?? titleOf(key);
    const files = copyOf(readSound(folder, from), from, key, title, await context.fixtures());
    for (const [path, text] of Object.entries(files)) write(folder.root, path, text);
    write(folder.root, 'catalogue.json', withEntry(folder, from, { key, title }));
    context.print(t('new.created', { key, from, service }));
    return 0;
  },
};

/** `passbook_copy` → `Passbook copy` */
function titleOf(key: string): string {
  const words = key.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The files of a request type. Throws a `CommandError` where it has errors: a copy would have them too. */
function readSound(folder: Folder, from: string): { files: Files; definition: CompiledDefinition } {
  const read = folder.requestType(from);
  const [diagnostic] = lintRequestType(from, read).filter(({ severity }) => severity === 'error');
  if (diagnostic) throw new CommandError(formatDiagnostic(diagnostic));
  const found = readDefinition(from, read.files);
  if ('diagnostics' in found) throw new Error(`${from} has no lint errors but cannot be read.`);
  const definition = compileDefinition(found.definition, { allErrors: true, isSound: true });
  return { files: read.files, definition };
}

function copyOf(
  { files, definition }: { files: Files; definition: CompiledDefinition },
  from: string,
  key: string,
  title: string,
  fixtures: ExampleFixtures,
): Files {
  const copied: Files = {};
  for (const [path, text] of Object.entries(files)) {
    if (!path.startsWith(`schemas/${from}/`)) continue;
    const target = path.replace(`schemas/${from}/`, `schemas/${key}/`);
    if (path.endsWith('/ui.json')) copied[target] = setIn(text, ['ui:title'], title);
    else if (path.endsWith('/request.json'))
      copied[target] = setIn(text, ['subType', 'name'], title.toLowerCase());
    else if (path.includes('/examples/')) copied[target] = exampleFor(text, definition, fixtures);
    else copied[target] = text;
  }
  return copied;
}

/** The demo book has open requests by key; with a new key the example must say so itself. */
function exampleFor(
  text: string,
  definition: CompiledDefinition,
  fixtures: ExampleFixtures,
): string {
  const example: Example = JSON.parse(text);
  if (
    example.hasOpenRequest !== undefined ||
    !Object.hasOwn(fixtures.policyNumbersByClient, example.as.clientId)
  )
    return text;
  const { hasOpenRequest } = fixtures.contextOf(definition, example);
  return hasOpenRequest ? setIn(text, ['hasOpenRequest'], true) : text;
}

/** The text of the catalogue with a new entry after that of another request type. */
function withEntry(folder: Folder, from: string, entry: { key: string; title: string }): string {
  const text = folder.catalogue() as string;
  const { serviceTypes }: Catalogue = JSON.parse(text);
  const isOf = ({ key, behind = [] }: { key: string; behind?: string[] }) =>
    key === from || behind.includes(from);
  const service = serviceTypes.findIndex(({ requestTypes }) => requestTypes.some(isOf));
  const index = serviceTypes[service]!.requestTypes.findIndex(isOf) + 1;
  return insertIn(text, ['serviceTypes', service, 'requestTypes'], index, entry);
}

function write(root: string, path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
