import { type Definition, requestConditions } from '#engine';
import { type Server, violationsIn } from '../lint/checkDefinition';
import { checks } from '../lint/checks';
import type { Check, Violation } from '../lint/checks/check';
import { type DefinitionFile, definitionFiles } from '../read/readDefinition';
import { type FileKind, validateShape } from '../read/validateShape';

/** Lints the mutants of a definition: what a mutant brings that the definition does not have. */
export class MutantLint {
  readonly #known: Set<string>;
  /** The checks, those that have noticed something most recently first. */
  readonly #checks: Check[] = [...checks];

  constructor(
    readonly definition: Definition,
    readonly server: Server,
  ) {
    this.#known = new Set([...violationsIn(definition.key, definition, server)].map(idOf));
  }

  /** The id of the first rule that finds something new; `undefined` where none does. */
  ruleAgainst(mutant: Definition): string | undefined {
    const changed = definitionFiles.filter((file) => mutant[file] !== this.definition[file]);
    if (changed.some((file) => !hasShape(file, mutant[file]))) return 'shape';
    for (const [i, check] of this.#checks.entries())
      for (const violation of violationsIn(mutant.key, mutant, this.server, [check]))
        if (!this.#known.has(idOf(violation))) {
          this.#checks.unshift(...this.#checks.splice(i, 1));
          return check.id;
        }
    return undefined;
  }
}

const idOf = ({ rule, file, at, message }: Violation & { rule: string }) =>
  `${rule} ${file}${at} ${message}`;

function hasShape(file: DefinitionFile, part: unknown): boolean {
  const isOf = (kind: FileKind, value: unknown) =>
    validateShape(kind, {
      path: '',
      value,
      diagnostics: [],
      positionOf: () => ({ line: 1, column: 1 }),
    }).length === 0;
  if (!isOf(file, part)) return false;
  return file !== 'request' || [...requestConditions(part)].every(([, one]) => isOf('schema', one));
}
