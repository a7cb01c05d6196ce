/** Maps of request.json: left is where it goes, right is where it comes from. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A JSON Schema (draft-07) with the engine's formats and keywords. */
export type Schema = { [keyword: string]: any };

/** A JSON pointer (RFC 6901), for instance `/answers/new_pan_number`. */
export type Pointer = string;

/** Where a value comes from. */
export type ValueExpression =
  /** A pointer into the {@link Document}. */
  | Pointer
  | { const: Json }
  /** A choice by another value. */
  | { by: Pointer; of: { [value: string]: Pointer } }
  /** What stands there, or a constant where nothing does. */
  | { from: Pointer; or: Json }
  /** Whether anything stands there. */
  | { has: Pointer }
  /** Whether the same stands in both places. */
  | { same: [Pointer, Pointer] }
  /** A named computation (`computations/`) over what stands there. */
  | { compute: string; of: Pointer[] }
  /** A part (`take`) of the entry of a list whose property `by` is what stands at `is`; without `take`, whether there is one. `or`: what counts where there is none. */
  | { find: { in: Pointer; by: string; is: Pointer }; take?: Pointer; or?: Json }
  | Each;

/** A list, made entry by entry: `send` points at the entry by `/item`. */
export interface Each {
  each: Pointer;
  send: ValueMap;
}

/** Left is where it goes, right is where it comes from. */
export type ValueMap = { [target: string]: ValueExpression };

/** The value of the first case whose `when`, a JSON Schema over the {@link Document}, holds; a last one without `when` is for the rest. */
export interface Choose {
  choose: { when?: Schema; is: Json }[];
}
