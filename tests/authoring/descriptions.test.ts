import { expect, it } from 'vitest';
import { type FileKind, metaschemas } from '../../src/authoring';
import { computations, formats, isObject, keywords, type Schema, widgets } from '../../src/engine';
import { transforms } from '../../src/engine/keywords/transform';

/** Every name that a part of a metaschema describes, with where it stands. What is in an `if` is described elsewhere. */
function* namesIn(part: unknown, at = ''): Generator<[at: string, meta: Schema]> {
  if (!isObject(part)) return;
  const { properties = {}, patternProperties = {}, definitions = {} } = part as Schema;
  for (const [name, meta] of Object.entries<any>(properties))
    yield [`${at}/${name}`, isObject(meta) ? meta : {}];
  const {
    additionalProperties,
    items,
    then,
    else: otherwise,
    anyOf,
    oneOf,
    allOf,
  } = part as Schema;
  const inner = Object.entries({ ...definitions, ...patternProperties, ...properties });
  const unnamed = [additionalProperties, items, then, otherwise, anyOf, oneOf, allOf].flat();
  for (const [name, one] of inner) yield* namesIn(one, `${at}/${name}`);
  for (const one of unnamed) yield* namesIn(one, at);
}

/** What a reference inside of a metaschema leads to. */
function targetOf({ $ref }: Schema, whole: Schema): Schema {
  const [, name = ''] = /^#\/definitions\/(\w+)$/.exec($ref ?? '') ?? [];
  return whole.definitions?.[name] ?? {};
}

/** One or two sentences, as an editor shows them. */
const isSentence = (text: unknown): boolean =>
  typeof text === 'string' && /^[\p{Lu}`_].*[.:`]$/su.test(text) && text.length <= 400;

it.each(Object.keys(metaschemas) as FileKind[])(
  'describes every name of the metaschema "%s", once',
  (kind) => {
    const whole = metaschemas[kind] as Schema;
    const names = [...namesIn(whole)];
    expect(names.length).toBeGreaterThan(20);
    const wrong = names.filter(([, meta]) => {
      // An editor shows the description of what a reference leads to.
      const own = [meta.description, targetOf(meta, whole).description].filter(Boolean);
      return own.length !== 1 || !isSentence(own[0]);
    });
    expect(wrong.map(([at]) => at)).toEqual([]);
  },
);

it.each([
  ['keyword', keywords],
  ['transform', Object.entries(transforms).map(([name, one]) => ({ name, ...one }))],
  ['widget', Object.entries(widgets).map(([name, one]) => ({ name, ...one }))],
])('describes every %s in a sentence', (_what, all) => {
  const wrong = all.filter(({ description }) => !isSentence(description));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('describes every format and computation as what comes after "is"', () => {
  const wrong = [...formats, ...computations].filter(
    ({ description }) => !/^\p{Ll}.*[^.]$/u.test(description),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
