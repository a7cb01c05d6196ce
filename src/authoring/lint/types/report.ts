import type { Pointer } from '#engine';
import type { DefinitionFile } from '../../read/readDefinition';
import type { PropertyPart } from '../../read/sourceFile';
import type { Violation } from '../checks/check';

/** The rules of what request.json reads, sends and tests. */
export type TypeRule =
  | 'call-field'
  | 'computation'
  | 'condition-name'
  | 'condition-value'
  | 'map-pointer'
  | 'value-type'
  | 'words-gap';

/** A violation with its rule. */
export type TypeViolation = Violation & { rule: TypeRule };

/** Collects violations; the first at a place is the one that counts. */
export class Report {
  readonly found: TypeViolation[] = [];
  private readonly seen = new Set<string>();

  add(
    rule: TypeRule,
    at: Pointer,
    message: string,
    target?: PropertyPart,
    file: DefinitionFile = 'request',
  ) {
    const key = `${file} ${at} ${message}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.found.push({ rule, file, at, message, ...(target && { target }) });
  }
}
