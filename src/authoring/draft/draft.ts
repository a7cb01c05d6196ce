import type { Pointer } from '#engine';
import type { CountedRule } from '../coverage/coverage';
import type { Example, ExampleKind } from '../examples/example';

/** The part of an example's file name behind its kind, and what it shows in one sentence. */
export interface Words {
  name: string;
  about: string;
  /** Whether the sentence fits any other example of its kind as well. */
  isGeneral?: boolean;
}

/** A new example. */
export interface Draft {
  kind: ExampleKind;
  example: Example;
  /** The rules that no example covered before, and that this one shows. */
  shows: Set<CountedRule>;
  /** The part of its file's name behind the kind. */
  name: string;
}

export interface DraftOptions {
  /** The day of the examples, YYYY-MM-DD. */
  today: string;
  /** Values that look-ups know, by field. */
  suggestions: (field: Pointer) => unknown[];
  /** Rules of shared files that other request types cover, by id. */
  coveredElsewhere: Set<string>;
  /** How many examples are tried at most. */
  most?: number;
}
