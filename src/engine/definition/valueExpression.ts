/** The maps of request.json: left is the target, right the source. */

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A JSON Schema (draft-07) with the engine's formats and keywords. */
export type Schema = { [keyword: string]: any };

/** A JSON pointer (RFC 6901), for instance `/answers/new_pan_number`. */
export type Pointer = string;

/** What a computation takes: the value at a pointer, or a constant. */
export type Operand = Pointer | { const: Json };

/** Where a value comes from. */
export type ValueExpression =
  /** A pointer into the {@link Document}. */
  | Pointer
  | { const: Json }
  /** A choice by another value. */
  | { by: Pointer; of: { [value: string]: Pointer } }
  /** The value at a pointer, or a constant if there is none. */
  | { from: Pointer; or: Json }
  /** Whether there is a value. */
  | { has: Pointer }
  /** Whether both pointers have the same value. */
  | { same: [Pointer, Pointer] }
  /** A named computation (`computations/`) over these values; `take`: a part of each entry of the lists among them. */
  | { compute: string; of: Operand[]; take?: Pointer }
  /**
   * A part (`take`) of the entry of a list whose property `by` equals the value at `is`; without `take`, whether there
   * is such an entry. `or`: the value when there is none.
   */
  | { find: { in: Pointer; by: string; is: Pointer }; take?: Pointer; or?: Json }
  | Each;

/** A list, mapped entry by entry: `send` points at the current entry by `/item`. */
export interface Each {
  each: Pointer;
  /** An entry is the value under the only name "" (`itself`). */
  send: ValueMap;
  /** What is sent where there are no entries, in a step with `omitEmpty`, too. */
  or?: [];
}

/** A map: left is the target, right the source. */
export type ValueMap = { [target: string]: ValueExpression };

/** The value of the first case whose `when`, a JSON Schema over the {@link Document}, holds; a case without `when` always does. */
export interface Choose {
  choose: { when?: Schema; is: Json }[];
}
