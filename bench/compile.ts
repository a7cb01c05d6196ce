import { readdirSync, readFileSync } from 'node:fs';
import { readDefinition } from '../src/authoring';
import type { Schema } from '../src/engine';
import { standaloneModule } from '../src/engine/compile';

const filesOf = (folder: string): [path: string, text: string][] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')]);

/** The milliseconds that it takes to read and compile a request type, and the number of its fields. */
export function compileOnce(key: string): { milliseconds: number; fields: number } {
  const files = Object.fromEntries([...filesOf(`schemas/${key}`), ...filesOf('schemas/_shared')]);
  const begun = performance.now();
  const read = readDefinition(key, files);
  if ('diagnostics' in read) throw new Error(`${key} cannot be read.`);
  standaloneModule(read.definition);
  const milliseconds = performance.now() - begun;
  const { schema } = read.definition;
  const parts = [schema, ...(schema.allOf ?? []).map(({ then }: Schema) => then)];
  const names = parts.flatMap((part) => Object.keys(part?.properties ?? {}));
  return { milliseconds, fields: new Set(names).size };
}
