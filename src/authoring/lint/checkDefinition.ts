import { describedFields } from '#engine';
import type { Diagnostic } from '../diagnostic';
import { type Files, readDefinition } from '../read/readDefinition';
import { sourceLocation } from '../read/sourceLocation';
import { checks } from './checks';
import type { CheckInput, KnownCalls } from './checks/check';

/**
 * Everything that is wrong with the files of one request type, in the order of the files; an empty list where nothing
 * is. `files` as for {@link readDefinition}; `calls` are those of the server, where they are known.
 */
export function checkDefinition(key: string, files: Files, calls?: KnownCalls): Diagnostic[] {
  const read = readDefinition(key, files);
  if ('diagnostics' in read) return read.diagnostics;
  const { definition, sources } = read;
  const fields = describedFields(definition.schema);
  const input: CheckInput = {
    definition,
    fields,
    pointers: [...new Set(fields.map(({ at }) => at))],
    values: Object.fromEntries(Object.entries(sources).map(([path, { value }]) => [path, value])),
    calls,
  };
  return checks
    .flatMap(({ id, run }) =>
      [...run(input)].map(({ file, at, target, severity = 'error', message }) => ({
        ...sourceLocation(sources, `schemas/${key}/${file}.json`, at, target),
        severity,
        rule: id,
        message,
      })),
    )
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
