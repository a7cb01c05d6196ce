import { type Definition, type Described, describedFields } from '#engine';
import type { Diagnostic } from '../diagnostic';
import {
  definitionFiles,
  type DefinitionParts,
  type Files,
  readDefinition,
} from '../read/readDefinition';
import { sourceLocation } from '../read/sourceLocation';
import { checks } from './checks';
import type { Check, CheckInput, KnownCalls, Violation } from './checks/check';

/**
 * Everything that is wrong with the files of one request type in the first language, in the order of the files; an
 * empty list where nothing is. `files` as for {@link readDefinition}; `calls` are those of the server and
 * `publicFiles` what it serves, where they are known. Where a file cannot be read, the checks that need only the others run all the same.
 */
export function checkDefinition(
  key: string,
  files: Files,
  calls?: KnownCalls,
  publicFiles?: string[],
): Diagnostic[] {
  const read = readDefinition(key, files);
  const { sources } = read;
  const parts = 'parts' in read ? read.parts : read.definition;
  const referred = new Set<string>();
  const found = [...violationsIn(key, parts, { calls, publicFiles })].flatMap(
    ({ file, at, target, severity = 'error', rule, message }): Diagnostic[] => {
      const path = `schemas/${key}/${file}.json`;
      const location = sourceLocation(sources, path, at, target);
      // A piece that several fields refer to is one mistake.
      const place = `${rule} ${location.file}:${location.line}:${location.column}`;
      if (location.file !== path && referred.has(place)) return [];
      referred.add(place);
      return [{ ...location, severity, rule, message }];
    },
  );
  const unread = 'diagnostics' in read ? read.diagnostics : [];
  return [...unread, ...found].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

/** What these checks find in the parts of a definition, one check after the other. */
export function* violationsIn(
  key: string,
  parts: DefinitionParts,
  server: Server,
  run: Check[] = checks,
): Generator<Violation & { rule: string }> {
  const input = inputOf(key, parts, server);
  for (const { id, run: find } of run)
    for (const violation of violationsOf(find, input)) yield { ...violation, rule: id };
}

/** What the checks find that look at texts, in whatever language these are. */
export const textViolationsIn = (key: string, parts: DefinitionParts, server: Server = {}) => [
  ...violationsIn(
    key,
    parts,
    server,
    checks.filter(({ isOfStructure }) => !isOfStructure),
  ),
];

/** Thrown where a check asks for a file that could not be read. */
class UnreadFileError extends Error {}

/** What is known of the server that serves the definition. */
export type Server = Pick<CheckInput, 'calls' | 'publicFiles'>;

function inputOf(key: string, parts: DefinitionParts, server: Server): CheckInput {
  // The properties themselves: a caller may want to know which of the files are read.
  const own = Object.getOwnPropertyDescriptors(parts);
  const definition = Object.defineProperties({ key }, own) as unknown as Definition;
  for (const file of definitionFiles)
    if (!(file in parts))
      Object.defineProperty(definition, file, {
        get() {
          throw new UnreadFileError(file);
        },
      });
  let fields: Described[] | undefined;
  let pointers: string[] | undefined;
  return {
    definition,
    get fields() {
      return (fields ??= describedFields(definition.schema));
    },
    get pointers() {
      return (pointers ??= [...new Set(this.fields.map(({ at }) => at))]);
    },
    ...server,
  };
}

/** What a check finds, as far as it gets with the files that could be read. */
function violationsOf(run: Check['run'], input: CheckInput): Violation[] {
  const found: Violation[] = [];
  try {
    for (const violation of run(input)) found.push(violation);
  } catch (error) {
    if (!(error instanceof UnreadFileError)) throw error;
  }
  return found;
}
