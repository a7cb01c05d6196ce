import type { Definition, Described, Pointer, Schema } from '#engine';
import type { DefinitionFile } from '../../read/readDefinition';
import type { PropertyPart } from '../../read/sourceFile';

/** The calls of the server: JSON Schemas of what each takes, and of the responses that succeed or decline. */
export interface KnownCalls {
  [call: string]: {
    input: Schema;
    output: Schema | 'pdf';
    declined: Schema;
    raisesTicket?: boolean | undefined;
  };
}

/** What every check gets. */
export interface CheckInput {
  definition: Definition;
  /** Every description of every field: a field with conditions has several. */
  fields: Described[];
  /** The pointer of each field, once. */
  pointers: Pointer[];
  /** Absent where the server is not known. */
  calls?: KnownCalls | undefined;
  /** The files below `public/` by their address, `/forms/a.pdf`. Absent where they are not known. */
  publicFiles?: string[] | undefined;
}

/** A problem that a check found, by its pointer into one of the files of the definition. */
export interface Violation {
  file: DefinitionFile;
  at: Pointer;
  /** What the reported position points at; the value where nothing is said. */
  target?: PropertyPart;
  severity?: 'error' | 'warning';
  /** What is wrong, then what to do. */
  message: string;
}

/** A rule of lint. pages.json explains each by its id. */
export interface Check {
  id: string;
  /** It looks at no text that an overlay can change, and so finds the same in every language. */
  isOfStructure?: true;
  run(input: CheckInput): Iterable<Violation>;
}
