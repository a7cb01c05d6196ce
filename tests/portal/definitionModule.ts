import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDefinition } from '../../src/authoring/read/readDefinition';
import { definitionModule as moduleOf } from '../../src/server/definitions/definitionModule';

function filesUnder(folder: string): { [path: string]: string } {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

/** The URL of a request type's module, as the server serves it. */
export function definitionModule(key: string): string {
  const read = readDefinition(key, filesUnder('schemas'));
  if ('diagnostics' in read) throw new Error(JSON.stringify(read.diagnostics));
  const source = moduleOf(read.definition);
  return `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`;
}
