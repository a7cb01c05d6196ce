import { getAt, isObject, parentOf, type Pointer, pointerOf } from '#engine';

/** What the addresses of a document without one are resolved against; nothing is ever loaded. */
const nowhere = 'schema://document/';

/** Keywords whose value is data: what looks like an address in it is none. */
const data = new Set(['enum', 'const', 'default', 'examples']);

/** Keywords whose names are chosen by the author, so that none of them is a keyword itself. */
const named = new Set([
  'properties',
  'patternProperties',
  'definitions',
  '$defs',
  'dependencies',
  'dependentSchemas',
]);

/** Resolves the references of one document, each against the address of the schema resource that it is in. */
export class References {
  /** Where the resources and anchors are, by their address. */
  readonly #places = new Map<string, Pointer>();
  /** The addresses of the resources, by where they are. */
  readonly #bases = new Map<Pointer, string>([['', nowhere]]);

  constructor(readonly root: unknown) {
    this.#places.set(nowhere, '');
    this.#index(root, '', nowhere, true);
  }

  /**
   * The pointer that a reference names; nothing where it leads to another document, or to no place in this one. `from`:
   * the schema that has the reference.
   */
  targetOf(reference: string, from: Pointer): Pointer | undefined {
    const address = resolved(reference, this.#baseOf(from));
    if (address === undefined) return undefined;
    const [document = '', fragment = ''] = address.split('#');
    const name = decoded(fragment);
    if (name !== '' && !name.startsWith('/')) return this.#places.get(`${document}#${name}`);
    const base = this.#places.get(document);
    if (base === undefined) return undefined;
    const at = base + name;
    return getAt(this.root, at) === undefined ? undefined : at;
  }

  #baseOf(at: Pointer): string {
    let holder = at;
    while (!this.#bases.has(holder)) holder = parentOf(holder);
    return this.#bases.get(holder)!;
  }

  /** Remembers `$id`, `id` and anchors; the reader of the text has limited the depth. */
  #index(value: unknown, at: Pointer, outer: string, isSchema: boolean): void {
    if (typeof value !== 'object' || value === null) return;
    const base = isSchema && isObject(value) ? this.#remember(value, at, outer) : outer;
    for (const [name, inner] of Object.entries(value))
      if (!isSchema || !data.has(name))
        this.#index(inner, at + pointerOf(name), base, !isSchema || !named.has(name));
  }

  /** Returns the address that what is inside of a schema is resolved against. */
  #remember(schema: { [keyword: string]: unknown }, at: Pointer, outer: string): string {
    let base = outer;
    for (const keyword of ['$id', 'id']) {
      const id = schema[keyword];
      const address = typeof id === 'string' ? resolved(id, outer) : undefined;
      if (address === undefined) continue;
      const [document = '', anchor = ''] = address.split('#');
      // Until draft-07 an anchor is an id that is only a fragment.
      if (anchor !== '') this.#add(`${document}#${decoded(anchor)}`, at);
      else {
        base = document;
        this.#add(document, at);
        this.#bases.set(at, document);
      }
    }
    for (const keyword of ['$anchor', '$dynamicAnchor'])
      if (typeof schema[keyword] === 'string') this.#add(`${base}#${schema[keyword]}`, at);
    return base;
  }

  #add(address: string, at: Pointer): void {
    if (!this.#places.has(address)) this.#places.set(address, at);
  }
}

function resolved(reference: string, base: string): string | undefined {
  try {
    return new URL(reference, base).href;
  } catch {
    // An invalid URL, or one relative to a base without a path, resolves to nothing.
    return reference.startsWith('#') ? base.split('#')[0] + reference : undefined;
  }
}

/** Decodes a URI fragment. One that is not valid percent-encoding stays as it is, and refers to no schema. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
