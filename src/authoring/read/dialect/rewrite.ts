import type { Pointer, Schema } from '#engine';

/** The part of a definition that a rewrite looks at. Pointers in it begin at this part. */
export interface Part {
  /** The answer that it describes, as in ui.json: entries of a list are under `items`. Empty for the form itself. */
  at: Pointer;
  /** Whether it describes a field (or the form), and not something more about one that is described elsewhere. */
  isField: boolean;
  /** Notes that what the engine reads at `to` is written at `from`. */
  move(to: Pointer, from: Pointer): void;
  /** Gives the field a text in ui.json, written at `from`, or a list of them. What ui.json has itself stays. */
  say(name: string, text: string | string[], from: Pointer | Pointer[]): void;
}

/** Says something that schemas from elsewhere have in the terms of the engine. Changes the schema. */
export type Rewrite = (schema: Schema, part: Part) => void;
