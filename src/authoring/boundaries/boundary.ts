import type { Pointer, Schema } from '#engine';
import type { CoverageEvent } from '../coverage/coverageEvent';
import type { DefinitionFile } from '../read/readDefinition';

/** One value at which a rule comes out otherwise than one step further. */
export interface Boundary {
  file: DefinitionFile;
  /** Pointer into the file, to the rule. */
  at: Pointer;
  /** What it is about: a field of the answers (entries under `items`), or a place that a condition reads. */
  field: Pointer;
  /** The schema that has the rule. */
  schema: Schema;
  keyword: string;
  /** Where the value is, as `detailsOf` says it. */
  outcome: string;
  /** The choice, or the extension of a file. */
  value?: unknown;
  /** What an example records that shows it. */
  events: CoverageEvent[];
  /** The location of the condition that has the rule (see `schemaLocations`). */
  condition?: string;
  /** The rule is one under `usually`: beyond it the form asks, and takes the answer all the same. */
  isSoft?: true;
}
