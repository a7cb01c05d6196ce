import {
  asPointer,
  isPlace,
  type Pointer,
  pointerOf,
  unsafeNames,
  type ValueExpression,
} from '#engine';
import type { Notes } from './importReport';
import type { Names } from './names';

/** What is sent of the answers of a form, or of an entry: the values at the places that the source has them at. */
export class Payload {
  readonly map: { [target: string]: ValueExpression } = {};
  /** The left sides of what is sent, by the paths of the source. */
  readonly #sent = new Map<string, string>();
  /** The lists whose entries are fields of their own, named by their number from 1 on, by their paths. */
  readonly numbered = new Set<string>();

  constructor(
    private readonly names: Names,
    private readonly notes: Notes,
    /** Names that are taken. */
    private readonly reserved: string[],
  ) {}

  /** The paths of the source whose values are sent, as JSON. */
  get paths(): string[] {
    return [...this.#sent.keys()];
  }

  /** Whether an object is sent without anything in it, too. */
  hasBare = (path: readonly string[]): boolean =>
    Object.hasOwn(this.map, nameOf(this.#targetOf(path)));

  /** Whether a value of the source is sent. */
  has = (path: readonly string[]): boolean => this.#sent.has(JSON.stringify(path));

  /** Sends a value where the source has it. */
  add(path: readonly string[], at: Pointer, value: ValueExpression): void {
    const wanted = this.#targetOf(path);
    const isUnsafe = path.some((part) => unsafeNames.has(part));
    const isNumber = path.some((name, i) => i > 0 && isPlace(name) && !this.#isNumbered(path, i));
    const isTaken = (target: Pointer) =>
      this.reserved.includes(path[0]!) ||
      Object.keys(this.map)
        .map(asPointer)
        .some(
          (other) => `${other}/`.startsWith(`${target}/`) || `${target}/`.startsWith(`${other}/`),
        );
    let target = wanted;
    if (isUnsafe || isNumber || isTaken(target)) {
      const base = this.names.give(path);
      target = pointerOf(base);
      this.notes.changed(
        at,
        isUnsafe
          ? `It is sent as "${base}", because the names __proto__, constructor and prototype can change how programs work. Tell the developers who receive it.`
          : isNumber
            ? `It is sent as "${base}", because a number makes a list of the object that it is in. Tell the developers who receive it.`
            : `It is sent as "${base}", because the payload has something else at ${wanted}.`,
      );
    }
    const left = nameOf(target);
    this.#sent.set(JSON.stringify(path), left);
    this.map[left] = value;
  }

  /** Sends another value where one is sent. */
  replace(path: readonly string[], value: ValueExpression): void {
    this.map[this.#sent.get(JSON.stringify(path))!] = value;
  }

  /** Sends an object, or a list whose entries are fields, that has nothing in it. What is sent. */
  addBare(path: readonly string[]): '[]' | '{}' {
    const isList = this.numbered.has(JSON.stringify(path));
    this.map[nameOf(this.#targetOf(path))] = { const: isList ? [] : {} };
    return isList ? '[]' : '{}';
  }

  /** Sends a list without entries, too. */
  addEmpty(answer: Pointer): void {
    for (const [target, value] of Object.entries(this.map))
      if (value === answer) this.map[target] = { from: answer, or: [] };
      else if (typeof value === 'object' && 'each' in value && value.each === answer)
        this.map[target] = { ...value, or: [] };
  }

  /** A payload has its lists from 0 on. */
  #targetOf(path: readonly string[]): Pointer {
    return pointerOf(
      ...path.map((name, i) => (this.#isNumbered(path, i) ? Number(name) - 1 : name)),
    );
  }

  /** Whether a part of a path is a place in a list whose entries are fields of their own. */
  #isNumbered = (path: readonly string[], i: number): boolean =>
    this.numbered.has(JSON.stringify(path.slice(0, i)));
}

/** A name alone is a pointer without its slash; "$ref" would be a reference. */
function nameOf(target: Pointer): string {
  const isName =
    target.length > 1 && !target.includes('/', 1) && !target.includes('~') && target !== '/$ref';
  return isName ? target.slice(1) : target;
}
