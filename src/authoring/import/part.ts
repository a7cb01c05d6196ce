import { isObject, type Pointer, pointerOf } from '#engine';
import type { Notes } from './importReport';
import { reasonFor } from './reasons';

/** A subschema of the source, with the references that led to it. */
export interface Located {
  schema: unknown;
  at: Pointer;
  trail: readonly Pointer[];
  /** The names that lead to a property in it that is dealt with. */
  except?: readonly string[] | undefined;
}

/** The value of a keyword, and where it is written. */
export interface Sourced {
  value: unknown;
  at: Pointer;
  /** The references that led there. */
  trail: readonly Pointer[];
  /** Where each value of an `enum` is written, and which of `enumNames` is its text; absent where the order is that of `value`. */
  entries?: { at: Pointer; index: number }[];
}

/** A keyword that applies further schemas to the value: `oneOf`, `if`, `dependencies`. */
export interface Rule extends Sourced {
  keyword: string;
  /** The object that has the keyword: `then` and `else` are beside `if`. */
  beside: Located;
}

/** All that applies to one value: its own keywords, with those that references and `allOf` add. */
export class Part {
  readonly keywords = new Map<string, Sourced>();
  readonly properties = new Map<string, Located[]>();
  readonly required = new Map<string, Pointer>();
  readonly rules: Rule[] = [];
  /** The schema is `false`: no value is right. */
  isImpossible = false;
  /** Nothing (`null`) is right, too: of several schemas of a choice one takes it, or OpenAPI's `nullable`. */
  mayBeNull = false;
  /** An empty text is right, too: one of several schemas of a choice says so. */
  mayBeEmpty = false;
  /** It says that it has no properties. */
  isEmptied = false;
  /** The names that a schema with `additionalProperties: false` knows, of each that has it. */
  readonly closed: { at: Pointer; names: Set<string> }[] = [];
  /** A reference led back to what it is in, which has its note. */
  isEndless = false;

  constructor(readonly at: Pointer) {}

  has = (keyword: string): boolean => this.keywords.has(keyword);

  /** The value of a keyword, which is dealt with from now on. */
  take(keyword: string): Sourced | undefined {
    const found = this.keywords.get(keyword);
    this.keywords.delete(keyword);
    return found;
  }

  /** The value of a keyword where it is of the right type. Another one has no meaning, and is noted. */
  takeIf<T>(keyword: string, isRight: (value: unknown) => value is T, notes: Notes) {
    const found = this.take(keyword);
    if (!found) return undefined;
    if (isRight(found.value)) return { ...found, value: found.value };
    notes.leftOut(
      found.at,
      `The value of "${keyword}" has another type than JSON Schema gives it. Correct it in the source, or write the rule in schema.json.`,
    );
    return undefined;
  }

  /** Notes what nothing has dealt with. */
  leaveRest(notes: Notes): void {
    for (const [keyword, { at, value }] of this.keywords) {
      notes.leftOut(at, reasonFor(keyword));
      loseBelow(notes, value, at);
    }
    for (const { keyword, at, value } of this.rules) {
      notes.leftOut(at, reasonFor(keyword));
      loseBelow(notes, value, at);
    }
    this.keywords.clear();
    this.rules.length = 0;
  }

  /** Whether nothing but texts says what the value is. */
  get isUnsaid(): boolean {
    const isSaying = [...this.keywords.keys()].some(
      (keyword) => !/^(title|description)$/.test(keyword),
    );
    return !isSaying && this.rules.length + this.properties.size + this.required.size === 0;
  }

  /** Notes a whole value that a form cannot ask for; without a message where it has its note. */
  leaveAll(notes: Notes, message?: string): void {
    if (message !== undefined) notes.leftOut(this.at, message);
    for (const { at, value } of [...this.keywords.values(), ...this.rules]) {
      notes.lost('schema', at);
      loseBelow(notes, value, at);
    }
    for (const located of [...this.properties.values()].flat())
      loseBelow(notes, located.schema, located.at);
    for (const at of this.required.values()) notes.lost('schema', parentKeyword(at));
    this.keywords.clear();
    this.rules.length = 0;
  }
}

const parentKeyword = (at: Pointer): Pointer => at.replace(/\/\d+$/, '');

/** Counts the keywords of what is left out, without following references. */
function loseBelow(notes: Notes, value: unknown, at: Pointer): void {
  for (const [name, inner] of isObject(value) || Array.isArray(value)
    ? Object.entries(value)
    : []) {
    const place = at + pointerOf(name);
    if (isObject(inner)) loseBelow(notes, inner, place);
    else if (isObject(value)) notes.lost('schema', place);
  }
}
