import { type Catalogue, describedFields } from '#engine';
import { checks } from './checks';
import type { KnownCalls } from './checks/check';
import type { Diagnostic } from './diagnostic';
import { nearest } from './nearest';
import { originOf } from '../read/origin';
import { type Files, readDefinition } from '../read/readDefinition';
import { shapeFindings } from '../read/shape';
import { readSourceFile } from '../read/sourceFile';

/**
 * The third door: everything that is wrong with the files of one request type, in the order of the files.
 * `files` as for {@link readDefinition}; `calls` are those of the server, where they are known. An empty list: nothing.
 */
export function checkDefinition(key: string, files: Files, calls?: KnownCalls): Diagnostic[] {
  const read = readDefinition(key, files);
  if ('diagnostics' in read) return read.diagnostics;
  const { definition, sources } = read;
  const fields = describedFields(definition.schema);
  const values = Object.fromEntries(
    Object.entries(sources).map(([path, { value }]) => [path, value]),
  );
  return checks
    .flatMap((check) =>
      check
        .run({ definition, fields, values, calls })
        .map(({ part, at, which, severity = 'error', message }) => {
          const file = `schemas/${key}/${part}.json`;
          return { ...originOf(sources, file, at, which), severity, rule: check.id, message };
        }),
    )
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** What is wrong with catalogue.json: its shape, keys that stand twice, and folders that it does not name. */
export function checkCatalogue(text: string, folders: string[]): Diagnostic[] {
  const source = readSourceFile('catalogue.json', text);
  if (source.diagnostics.length > 0) return source.diagnostics;
  const shape = shapeFindings('catalogue', source);
  if (shape.length > 0) return shape;
  const { serviceTypes, screens = {} } = source.value as Catalogue;
  const at = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const name = (key: string, pointer: string) => {
    if (at.has(key))
      report(pointer, 'catalogue-twice', `"${key}" is offered twice. Remove one entry.`);
    at.set(key, pointer);
  };
  const report = (pointer: string, rule: string, message: string) =>
    diagnostics.push({
      file: source.path,
      ...source.placeOf(pointer),
      severity: 'error',
      rule,
      message,
    });
  serviceTypes.forEach(({ requestTypes }, i) => {
    requestTypes.forEach(({ key, behind = [] }, j) => {
      const entry = `/serviceTypes/${i}/requestTypes/${j}`;
      name(key, `${entry}/key`);
      behind.forEach((further, k) => name(further, `${entry}/behind/${k}`));
    });
  });
  for (const [screen, key] of Object.entries(screens)) name(key, `/screens/${screen}`);
  serviceTypes.forEach(({ opens }, i) => {
    if (opens !== undefined && !at.has(opens))
      report(
        `/serviceTypes/${i}/opens`,
        'catalogue-opens',
        `"${opens}" is not a request type of this catalogue. Name one.`,
      );
  });
  for (const folder of folders.filter((name) => !at.has(name))) {
    const close = nearest(folder, [...at.keys()]);
    report(
      '',
      'catalogue-folder',
      `schemas/${folder} is in no service type, so nobody can open it. Add an entry with the key "${folder}"${close ? `, or correct "${close}"` : ''}.`,
    );
  }
  return diagnostics;
}
