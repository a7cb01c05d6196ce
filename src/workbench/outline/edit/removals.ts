import { getAt, isObject, parentOf, partsOf, type Pointer, pointerOf } from '#engine';

/** Pointers into one file that are to be removed. */
export class Removals {
  readonly #at = new Set<Pointer>();
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }

  add(pointer: Pointer): boolean {
    if (pointer === '' || this.has(pointer)) return false;
    this.#at.add(pointer);
    return true;
  }

  /** Whether it goes, by itself or with what it is in. */
  has(pointer: Pointer): boolean {
    for (let at = pointer; at !== ''; at = parentOf(at)) if (this.#at.has(at)) return true;
    return false;
  }

  /** The outermost ones. */
  get pointers(): Pointer[] {
    return [...this.#at].filter((at) => !this.has(parentOf(at)));
  }

  /** The names or indexes that are left of an object or a list. */
  remaining(at: Pointer): string[] {
    const value = getAt(this.value, at);
    if (value === null || typeof value !== 'object') return [];
    return Object.keys(value).filter((name) => !this.has(at + pointerOf(name)));
  }

  /** Removes what is empty or says nothing without what goes, upwards, until nothing changes. */
  close(): void {
    for (let isChanged = true; isChanged;) {
      isChanged = false;
      for (const pointer of this.pointers) if (this.#closeAt(pointer)) isChanged = true;
    }
  }

  #closeAt(pointer: Pointer): boolean {
    const parent = parentOf(pointer);
    const parts = partsOf(pointer);
    if (this.#closeRequired(pointer)) return true;
    if (this.#isStatement(parent) && this.#saysNothing(parent)) return this.add(goesWith(parent));
    // A section, or a column of one, that shows nothing.
    if (/^\/ui:sections\/\d+\/(columns\/\d+\/)?(fields|columns)$/.test(pointer))
      return this.add(parent);
    const isKept = keptEmpty.test(parent) || this.remaining(parent).length > 0;
    const isRule = parts.at(-1) === 'if' || parts.at(-1) === 'then';
    if (isRule && /\/allOf\/\d+$/.test(parent)) return this.add(parent);
    return isKept ? false : this.add(goesWith(parent));
  }

  /** A property that goes is not required any more. */
  #closeRequired(pointer: Pointer): boolean {
    const [name, within] = [partsOf(pointer).at(-1)!, parentOf(pointer)];
    if (partsOf(within).at(-1) !== 'properties') return false;
    const at = `${parentOf(within)}/required`;
    const required = getAt(this.value, at);
    const index = Array.isArray(required) ? required.indexOf(name) : -1;
    return index >= 0 && this.add(`${at}/${index}`);
  }

  /** A schema that tests something, and does not describe a field. */
  #isStatement(at: Pointer): boolean {
    return isObject(getAt(this.value, at)) && statement.test(at) && !at.endsWith('/properties');
  }

  #saysNothing(at: Pointer): boolean {
    return this.remaining(at).every((name) => name === 'type');
  }
}

/** The parts of schemas that hold conditions. */
const statement = /\/(if|when|is|where|stopWhen|holdsWhen|foundWhen)(\/|$)/;

/** What has to be there, with nothing in it. */
const keptEmpty =
  /^$|^\/properties$|\/send$|\/items\/properties$|^\/(answers|steps|load|calls|problems|shows)$|^\/load\/\d+\/keep$|\/payload$/;

/** What is meaningless without a condition, and so goes with it. */
function goesWith(at: Pointer): Pointer {
  if (/^\/(submitWhen\/is|blocked\/(\d+\/)?when)$/.test(at)) return parentOf(at);
  if (/\/choose\/\d+\/when$/.test(at)) return parentOf(at);
  // A look-up that fills nothing.
  if (/^\/lookUps\/[^/]+\/fills$/.test(at)) return parentOf(at);
  return at;
}
