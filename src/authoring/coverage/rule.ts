import type { Pointer } from '#engine';
import type { DefinitionFile } from '../read/readDefinition';
import type { CoverageEvent } from './coverageEvent';

/** Something that the examples of a request type must cover. */
export interface Rule {
  file: DefinitionFile;
  /** Pointer into the file. */
  at: Pointer;
  /** The rule is covered once any of these was recorded. */
  events: CoverageEvent[];
  /** What no example does, and which example to add. */
  message: string | Grouped;
  /** The events of the rule that it refines: where that is not covered, it alone is reported. */
  refines?: CoverageEvent[];
  /** Where the rule is part of a shared file, the examples of any request type that uses the file may cover it. */
  mayBeShared?: true;
}

/** Rules at one place with the same text make one message. */
export interface Grouped {
  value: string;
  text: (values: string) => string;
  /** Distinguishes several groups at one place. */
  group: string;
}
