import { getAt, isObject, type Pointer, pointerOf } from '#engine';
import type { Notes } from './importReport';
import { draftAt, foreignKeyword } from './drafts';
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

const booleanSchema =
  'A schema is an object in draft-04, which $schema names. It is read as in draft-06: name that in $schema, or write {} or { "not": {} }.';

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
    const { schema, at, trail, except } = located;
    if (++this.#count > maxSchemas) {
      if (this.#count === maxSchemas + 1)
        this.notes.leftOut(
          at,
          `From here on the source has more than ${maxSchemas} subschemas. Import a part of it.`,
        );
      return;
    }
    const draft = draftAt(this.#references.root, at);
    if (typeof schema === 'boolean') {
      if (draft === 'draft-04') this.notes.changed(at, booleanSchema);
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
    if (schema.additionalProperties === false && !isObject(schema.patternProperties))
      part.closed.push({
        at: at + pointerOf('additionalProperties'),
        names: new Set(Object.keys(isObject(schema.properties) ? schema.properties : {})),
      });
    // RJSF and the drafts from 2019 on also read what is beside a reference.
    for (const [keyword, value] of Object.entries(schema)) {
      const place = at + pointerOf(keyword);
      const foreign = draft && foreignKeyword(keyword, value, schema, draft);
      if (foreign) this.notes.changed(place, foreign);
      if (!silent.has(keyword)) this.#keyword(keyword, value, place, located, part);
    }
    if (Array.isArray(schema.allOf))
      for (const [i, inner] of schema.allOf.entries())
        this.collect({ schema: inner, at: at + pointerOf('allOf', i), trail, except }, part);
    for (const keyword of ['$ref', '$dynamicRef', '$recursiveRef'])
      if (Object.hasOwn(schema, keyword))
        this.#refer(schema[keyword], at + pointerOf(keyword), located, part);
  }

  #keyword(keyword: string, value: unknown, at: Pointer, located: Located, part: Part): void {
    const found = { value, at, trail: located.trail };
    this.notes.read('schema', at);
    if (asksNothing(keyword, located.schema)) return;
    if (keyword === 'properties' && isObject(value)) {
      part.isEmptied ||= Object.keys(value).length === 0;
      for (const [name, schema] of Object.entries(value))
        this.#property(name, schema, at + pointerOf(name), located, part);
    } else if (keyword === 'required' && Array.isArray(value)) {
      for (const [i, name] of value.entries())
        if (typeof name === 'string') {
          if (!isDealtWith(name, located) && !part.required.has(name))
            part.required.set(name, at + pointerOf(i));
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
    // OpenAPI 3.0: an answer may always be missing, and one example is a list of one.
    else if (keyword === 'nullable' && typeof value === 'boolean') part.mayBeNull ||= value;
    else if (keyword === 'example')
      part.keywords.set('examples', { value: [value], at, trail: located.trail });
    else if (isMisplaced(keyword, value, located.schema)) {
      this.notes.changed(
        at,
        `"${keyword}" is beside "properties", where it has no meaning, and is asked for as one of them. Move it into "properties" in the source.`,
      );
      this.#property(keyword, value, at, located, part);
    } else if (rules.has(keyword)) part.rules.push({ keyword, ...found, beside: located });
    else {
      const known = part.keywords.get(keyword);
      part.keywords.set(keyword, known ? merged(keyword, known, found, this.notes) : found);
    }
  }

  #property(name: string, schema: unknown, at: Pointer, located: Located, part: Part): void {
    if (isDealtWith(name, located)) return;
    const { trail, except = [] } = located;
    const known = part.properties.get(name) ?? [];
    known.push({ schema, at, trail, except: except[0] === name ? except.slice(1) : undefined });
    part.properties.set(name, known);
  }

  #refer(reference: unknown, at: Pointer, located: Located, part: Part): void {
    const { trail, at: from, except } = located;
    const target =
      typeof reference === 'string' ? this.#references.targetOf(reference, from) : undefined;
    if (target === undefined) this.notes.leftOut(at, reasonFor('$ref'));
    else if (trail.includes(target)) {
      part.isEndless = true;
      this.notes.leftOut(
        at,
        'This reference leads back to itself, and a form has an end. Write out as many levels as are needed.',
      );
    } else
      this.collect(
        {
          schema: getAt(this.#references.root, target),
          at: target,
          trail: [...trail, target],
          except,
        },
        part,
      );
  }
}

/** `minContains` of 0 takes what `contains` says back, and 1 is what it says by itself. */
function asksNothing(keyword: string, schema: unknown): boolean {
  const least = isObject(schema) ? schema.minContains : undefined;
  if (keyword === 'contains') return least === 0;
  return keyword === 'minContains' && (least === 0 || least === 1);
}

const isDealtWith = (name: string, { except }: Located): boolean =>
  except?.length === 1 && except[0] === name;

/** Keywords whose value is a schema, or may look like one. */
const ofSchemas = new Set([
  ...silent,
  ...rules,
  'items',
  'prefixItems',
  'additionalItems',
  'unevaluatedItems',
  'contains',
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'contentSchema',
  'allOf',
  'not',
  'then',
  'else',
  'default',
  'const',
  'example',
  'discriminator',
  'xml',
  'externalDocs',
]);

/** A property that was written into an object and not into its `properties`, as happens by hand. */
function isMisplaced(name: string, value: unknown, holder: unknown): boolean {
  if (ofSchemas.has(name) || /^(x-|ui:|\$)/.test(name) || !isObject(value) || !isObject(holder))
    return false;
  const isOfObject = holder.type === 'object' || isObject(holder.properties);
  const isSchema = ['type', '$ref', 'enum', 'properties'].some((one) => Object.hasOwn(value, one));
  const isKnown = isObject(holder.properties) && Object.hasOwn(holder.properties, name);
  return isOfObject && isSchema && !isKnown;
}
