import { getAt, isObject, type Pointer, pointerOf } from '#engine';
import type { Notes } from './importReport';
import { merged } from './mergedKeywords';
import { type Located, Part } from './part';
import { reasonFor } from './reasons';
import { References } from './references';

/** What holds no rule of its own: names, dialects and comments, and what only references reach. */
const silent = new Set([
  '$schema',
  '$id',
  'id',
  '$anchor',
  '$dynamicAnchor',
  '$recursiveAnchor',
  '$comment',
  '$vocabulary',
  'definitions',
  '$defs',
]);

/** Keywords that apply further schemas to the same value. */
const rules = new Set([
  'if',
  'oneOf',
  'anyOf',
  'dependencies',
  'dependentRequired',
  'dependentSchemas',
]);

/** More subschemas than any form has; references that multiply each other would never end. */
const maxSchemas = 20_000;

/** Reads the subschemas of a document, with what they refer to. */
export class Reader {
  readonly #references: References;
  #count = 0;

  constructor(
    root: unknown,
    private readonly notes: Notes,
  ) {
    this.#references = new References(root);
  }

  /** The document as a whole. */
  get located(): Located {
    return { schema: this.#references.root, at: '', trail: [''] };
  }

  root = (): Part => this.partOf([this.located]);

  /** All that several subschemas say of the same value; what the first ones say counts more. */
  partOf(located: Located[]): Part {
    const part = new Part(located[0]!.at);
    for (const one of located) this.collect(one, part);
    return part;
  }

  /** Adds all that a subschema says to what is known. */
  collect(located: Located, part: Part): void {
    const { schema, at, trail } = located;
    if (++this.#count > maxSchemas) {
      if (this.#count === maxSchemas + 1)
        this.notes.leftOut(
          at,
          `From here on the source has more than ${maxSchemas} subschemas. Import a part of it.`,
        );
      return;
    }
    if (typeof schema === 'boolean') {
      part.isImpossible ||= !schema;
      return;
    }
    if (!isObject(schema)) {
      this.notes.leftOut(
        at,
        'This is no schema: a schema is an object, true or false. Correct it in the source.',
      );
      return;
    }
    // RJSF and the drafts from 2019 on also read what is beside a reference.
    for (const [keyword, value] of Object.entries(schema))
      if (!silent.has(keyword))
        this.#keyword(keyword, value, at + pointerOf(keyword), located, part);
    if (Array.isArray(schema.allOf))
      for (const [i, inner] of schema.allOf.entries())
        this.collect({ schema: inner, at: at + pointerOf('allOf', i), trail }, part);
    for (const keyword of ['$ref', '$dynamicRef', '$recursiveRef'])
      if (Object.hasOwn(schema, keyword))
        this.#refer(schema[keyword], at + pointerOf(keyword), located, part);
  }

  #keyword(keyword: string, value: unknown, at: Pointer, located: Located, part: Part): void {
    const found = { value, at, trail: located.trail };
    this.notes.read('schema', at);
    if (keyword === 'properties' && isObject(value)) {
      for (const [name, schema] of Object.entries(value)) {
        const known = part.properties.get(name) ?? [];
        known.push({ schema, at: at + pointerOf(name), trail: located.trail });
        part.properties.set(name, known);
      }
    } else if (keyword === 'required' && Array.isArray(value)) {
      for (const [i, name] of value.entries())
        if (typeof name === 'string') {
          if (!part.required.has(name)) part.required.set(name, at + pointerOf(i));
        } else
          this.notes.leftOut(
            at + pointerOf(i),
            'This is no name of a property. Correct it in the source.',
          );
    } else if (keyword === 'allOf' && Array.isArray(value)) return;
    else if (keyword === '$ref' || keyword === '$dynamicRef' || keyword === '$recursiveRef') return;
    else if (
      (keyword === 'then' || keyword === 'else') &&
      isObject(located.schema) &&
      'if' in located.schema
    )
      return;
    else if (rules.has(keyword)) part.rules.push({ keyword, ...found, beside: located });
    else {
      const known = part.keywords.get(keyword);
      part.keywords.set(keyword, known ? merged(keyword, known, found, this.notes) : found);
    }
  }

  #refer(reference: unknown, at: Pointer, { trail, at: from }: Located, part: Part): void {
    const target =
      typeof reference === 'string' ? this.#references.targetOf(reference, from) : undefined;
    if (target === undefined) this.notes.leftOut(at, reasonFor('$ref'));
    else if (trail.includes(target))
      this.notes.leftOut(
        at,
        'This reference leads back to itself, and a form has an end. Write out as many levels as are needed.',
      );
    else
      this.collect(
        { schema: getAt(this.#references.root, target), at: target, trail: [...trail, target] },
        part,
      );
  }
}
