import { Draft, type Json, type Made } from './draft';
import { existing, listChoice, loaded, photo, pinCode, prefilled, proved } from './insurer';
import { entries, table } from './lists';
import { choice, date, note, number, pair, text, titled, upload, yesNo } from './texts';

type Maker = (draft: Draft) => Made | Made[];

/** Kinds of fields; the commoner ones several times. */
const kinds: Maker[] = [
  text,
  text,
  text,
  number,
  choice,
  choice,
  yesNo,
  date,
  upload,
  note,
  pair,
  listChoice,
  pinCode,
  existing,
  prefilled,
  proved,
  loaded,
  entries,
];
const rareKinds: Maker[] = [photo, table];

export const anyField = (draft: Draft): Made[] => {
  const maker = draft.random.chance(0.06) ? draft.random.pick(rareKinds) : draft.random.pick(kinds);
  return [maker(draft)].flat();
};

/** Fields of the form that a condition can test, each with a test that can come out both ways. */
function testsOf(draft: Draft, properties: Json): [name: string, test: Json][] {
  const { random } = draft;
  return Object.entries<Json>(properties).flatMap(([name, schema]): [string, Json][] => {
    if (schema.readOnly) return [];
    if (schema.type === 'string' && schema.enum)
      return [
        [
          name,
          random.chance(0.7)
            ? { const: random.pick(schema.enum) }
            : { enum: schema.enum.slice(0, -1) },
        ],
      ];
    if (schema.type === 'boolean' && !schema.enum) return [[name, { const: random.chance(0.5) }]];
    if (schema.type === 'boolean') return [[name, { const: true }]];
    if (
      schema.format === 'date' &&
      !schema.ageBelow &&
      !schema.ageAtLeast &&
      !schema.notBefore &&
      !schema.after
    )
      return [[name, { ageBelow: 18 }]];
    if (schema.type === 'integer' && schema.minimum !== undefined && schema.maximum !== undefined)
      return [[name, { minimum: schema.minimum + 1 }]];
    return [];
  });
}

/** A condition on what is there, with fields of its own and sometimes one inside it. */
export function condition(draft: Draft, target: Json, depth = 0): void {
  const { random } = draft;
  const tests = testsOf(draft, target.properties ?? {});
  if (tests.length === 0) return;
  const [name, test] = random.pick(tests);
  const single = { properties: { [name]: test }, required: [name] };
  const [other, otherTest] = random.pick(tests);
  const rule: Json = {
    if:
      other !== name && random.chance(0.3)
        ? { anyOf: [single, { properties: { [other]: otherTest }, required: [other] }] }
        : single,
    then: {},
  };
  for (let count = random.int(1, 2); count > 0; count--) draft.add(rule.then, ...anyField(draft));
  if (depth < 2 && random.chance(0.4)) condition(draft, rule.then, depth + 1);
  (target.allOf ??= []).push(rule);
}

/** A hidden boolean that follows from the answers, and a condition on it. */
export function derived(draft: Draft): void {
  const { random, schema } = draft;
  const candidates = Object.entries<Json>(schema.properties).filter(
    ([, one]) => one.type !== 'null' && !one.readOnly,
  );
  if (candidates.length === 0) return;
  const [name] = random.pick(candidates);
  const flag = draft.name('derived');
  const source = random.pick<unknown>([
    { has: `/answers/${name}` },
    {
      choose: [
        {
          when: {
            type: 'object',
            properties: { answers: { type: 'object', required: [name] } },
            required: ['answers'],
          },
          is: true,
        },
        { is: false },
      ],
    },
  ]);
  draft.table('prefill')[`/${flag}`] = source;
  draft.add(schema, {
    name: flag,
    schema: { type: 'boolean', readOnly: true },
    ui: titled(draft, flag, 'hidden'),
  });
  const then: Json = {};
  draft.add(then, ...anyField(draft));
  (schema.allOf ??= []).push({
    if: { properties: { [flag]: { const: true } }, required: [flag] },
    then,
  });
}
