import { type Definition, requestConditions } from '#engine';
import { type Server, violationsIn } from '../lint/checkDefinition';
import { checks } from '../lint/checks';
import type { Check, Violation } from '../lint/checks/check';
import { type DefinitionFile, definitionFiles } from '../read/readDefinition';
import { type FileKind, validateShape } from '../read/validateShape';

/** Lints the mutants of a definition: what a mutant brings that the definition does not have. */
export class MutantLint {
  readonly #known = new Set<string>();
  /** The checks that read a file, those that have noticed something most recently first. */
  readonly #readers: { [file in DefinitionFile]: Check[] } = { schema: [], ui: [], request: [] };

  constructor(
    readonly definition: Definition,
    readonly server: Server,
  ) {
    for (const check of checks) {
      const { read, traced } = tracing(definition);
      for (const violation of violationsIn(definition.key, traced, server, [check]))
        this.#known.add(idOf(violation));
      for (const file of read) this.#readers[file].push(check);
    }
  }

  /** The id of the first rule that finds something new in a file that has changed; `undefined` where none does. */
  ruleAgainst(mutant: Definition, file: DefinitionFile): string | undefined {
    if (!hasShape(file, mutant[file])) return 'shape';
    const readers = this.#readers[file];
    for (const violation of violationsIn(mutant.key, mutant, this.server, [...readers]))
      if (!this.#known.has(idOf(violation))) {
        const i = readers.findIndex(({ id }) => id === violation.rule);
        readers.unshift(...readers.splice(i, 1));
        return violation.rule;
      }
    return undefined;
  }
}

/** The definition, and which of its files have been read. */
function tracing(definition: Definition): { traced: Definition; read: Set<DefinitionFile> } {
  const read = new Set<DefinitionFile>();
  const traced = { ...definition };
  for (const file of definitionFiles)
    Object.defineProperty(traced, file, {
      enumerable: true,
      get() {
        read.add(file);
        return definition[file];
      },
    });
  return { traced, read };
}

const idOf = ({ rule, file, at, message }: Violation & { rule: string }) =>
  `${rule} ${file}${at} ${message}`;

function hasShape(file: DefinitionFile, part: unknown): boolean {
  const positionOf = () => ({ line: 1, column: 1 });
  const isOf = (kind: FileKind, value: unknown) =>
    validateShape(kind, { path: '', value, diagnostics: [], positionOf }).length === 0;
  if (!isOf(file, part)) return false;
  return file !== 'request' || [...requestConditions(part)].every(([, one]) => isOf('schema', one));
}
