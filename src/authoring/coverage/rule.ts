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
  message: string;
}
