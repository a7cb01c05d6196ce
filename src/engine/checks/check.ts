import type { Definition, Pointer } from '../definition';
import type { Described } from '../fields';

/** What a check looks at. */
export interface Subject {
  definition: Definition;
  fields: Described[];
}

/** What a check found: in which of the three files, at which pointer, and the words. */
export interface Fault {
  part: 'schema' | 'ui' | 'request';
  at: Pointer;
  /** Point at the name of the property rather than at its value. */
  which?: 'name' | 'value';
  severity?: 'error' | 'warning';
  says: string;
}

/** One way in which a definition can be wrong. */
export interface Check {
  id: string;
  explains: string;
  run(subject: Subject): Fault[];
}
