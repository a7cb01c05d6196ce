import type { Definition, Described, Pointer } from '#engine';

/** The calls of the server: the names that each takes, and those of them that it cannot do without. */
export interface KnownCalls {
  [call: string]: { takes: string[]; needs: string[] };
}

/** What a check looks at. */
export interface Subject {
  definition: Definition;
  fields: Described[];
  /** The files that were read, parsed, by path. */
  values: { [path: string]: any };
  /** Absent where nobody knows the server. */
  calls?: KnownCalls;
}

type Part = 'schema' | 'ui' | 'request';

/** What a check found: in which of the three files, at which pointer, and the words. */
export interface Violation {
  part: Part | `${Part}.${string}`;
  at: Pointer;
  /** Point at the name of the property rather than at its value. */
  which?: 'name' | 'value';
  severity?: 'error' | 'warning';
  message: string;
}

/** One way in which a definition can be wrong. */
export interface Check {
  id: string;
  explains: string;
  run(subject: Subject): Violation[];
}
