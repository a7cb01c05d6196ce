import { type Definition, keywords, partsOf, type Pointer, pointerOf, type Schema } from '#engine';
import { rulesAt } from './judged';
import { eventOf } from './coverageEvent';
import type { Rule } from './rule';

/** Each keyword of schema.json that an answer can break, at each of its places: once held, once broken. */
export function schemaRules({ schema, request }: Definition): Rule[] {
  const filled = new Set(
    Object.values(request.lookUps ?? {}).flatMap(({ fills }) => Object.keys(fills)),
  );
  return [...partsIn(schema)].flatMap(({ part, place, at }) => {
    const isFilled = (name: string) =>
      !part.properties?.[name]?.readOnly || filled.has(at + pointerOf(name));
    return rulesAt(part, part.type ?? 'object')
      .filter((rule) => !isVain(rule, part))
      .filter((rule) => !rule.startsWith('/required/') || isFilled(partsOf(rule)[1]!))
      .flatMap((rule) => waysOf(rule, part, place, at))
      .concat(part.transform ? transformRule(part, place, at) : []);
  });
}

/** A longer text than an enum or a constant has is broken by those already. */
const isVain = (rule: string, part: Schema) =>
  rule === '/maxLength' && ('enum' in part || 'const' in part);

interface Part {
  part: Schema;
  place: Pointer;
  /** The field of the answers. */
  at: Pointer;
}

/** Every part of a schema; those that the insurer fills are not the customer's to break. */
function* partsIn(part: Schema, place = '', at = '', isRepeat = false): Generator<Part> {
  if (part.readOnly) return;
  yield { part: isRepeat ? { type: typeOfRules(part), ...part } : part, place, at };
  for (const [name, inner] of Object.entries<Schema>(part.properties ?? {}))
    yield* partsIn(inner, place + pointerOf('properties', name), at + pointerOf(name), true);
  if (part.items) yield* partsIn(part.items, `${place}/items`, `${at}/items`);
  if (part.then) yield* partsIn(part.then, `${place}/then`, at, true);
  for (const [i, rule] of ((part.allOf ?? []) as Schema[]).entries())
    yield* partsIn(rule, place + pointerOf('allOf', i), at, true);
}

/** A `then` or an `allOf` adds to a field that is described elsewhere: its type follows from its words. */
function typeOfRules(part: Schema): string {
  const own = keywords.find(({ name }) => name in part);
  if (own) return [own.type].flat()[0]!;
  if ('required' in part || 'properties' in part) return 'object';
  if ('minItems' in part || 'maxItems' in part) return 'array';
  if ('minimum' in part || 'maximum' in part) return 'number';
  return 'string';
}

function waysOf(rule: string, part: Schema, place: Pointer, at: Pointer): Rule[] {
  const [word, name] = partsOf(rule) as [string, string?];
  const field = name === undefined ? at : at + pointerOf(name);
  const index = name === undefined ? -1 : (part.required as string[]).indexOf(name);
  const where = place + (name === undefined ? rule : pointerOf('required', index));
  const id = `schema#${place}${rule}`;
  const limit = name === undefined ? ` (${JSON.stringify(part[word])})` : '';
  const never = (way: string, events: string[], hint: string): Rule => ({
    part: 'schema',
    at: where,
    events,
    message: `${word}${limit} of "${field}" was never seen ${way}. ${hint}`,
  });
  const broken = (way: string, event: string) =>
    never(way, [event], `Add an example rejected-….json whose "${field}" breaks it.`);
  const held = never(
    'to hold',
    [eventOf(id, 'held')],
    `Add an example accepted-….json that answers "${field}".`,
  );
  if (word === 'upload')
    return [
      held,
      broken('broken by the type of the file', eventOf(id, 'upload')),
      broken('broken by the size of the file', eventOf(id, 'uploadSize')),
    ];
  if (word === 'proof') return [held, broken('broken', eventOf(`problem ${field}`, 'proof'))];
  return [held, broken('broken', eventOf(id, 'broken'))];
}

function transformRule(part: Schema, place: Pointer, at: Pointer): Rule[] {
  return [
    {
      part: 'schema',
      at: `${place}/transform`,
      events: [eventOf(`schema#${place}/transform`, 'changed')],
      message: `transform (${part.transform.join(', ')}) of "${at}" was never seen to change a text. Let an example give it as people type it.`,
    },
  ];
}
