import { describe, expect, it } from 'vitest';
import {
  asOf,
  withAssumedAnswers,
  documentOf,
  buildPayload,
  formFieldsOf,
  type Payload,
  normalizeAnswers,
  parsePayload,
  withReadOnlyValues,
  type ValueMap,
} from '../../src/engine';
import type { Answers, CompiledDefinition } from '../../src/engine/definition/definition';
import { omitted } from '../../src/engine/mapping/blank';
import { payloadOf } from '../../src/engine/mapping/buildPayload';
import { decodePayload } from '../../src/engine/mapping/wire';
import { contextOf, type ExampleFile, examplesOf } from '../examples';
import { definitionOf, keysOf, projectFiles } from '../files';
import { context, small } from './definitionOf';

const map = {
  policyNumber: '/policy/policyNo',
  kind: '/answers/kind',
  contact: { by: '/answers/kind', of: { mobile: '/answers/mobile', home: '/answers/home' } },
  source: { const: 'PORTAL' },
  status: '/steps/check/status',
};

const definition = small({
  properties: { kind: { type: 'string' }, age: { type: 'integer' }, agreed: { type: 'boolean' } },
});

describe('a mapping', () => {
  it('reads values from the document, constants, and a choice by another answer', () => {
    const document = {
      policy: { policyNo: '50010001' },
      answers: { kind: 'home', mobile: '9000000001', home: '0221234567' },
      steps: { check: { status: 'valid' } },
    };
    expect(buildPayload(map, document)).toEqual({
      policyNumber: '50010001',
      kind: 'home',
      contact: '0221234567',
      source: 'PORTAL',
      status: 'valid',
    });
  });

  it('writes into no value of the definition or the records', () => {
    const own = { k: 1 };
    const policy = { policyNo: '50010001' };
    const send = {
      '/home': { const: own },
      '/home/x': '/answers/a',
      '/list': { const: ['K'] },
      '/list/1': '/answers/a',
      all: '/policy',
      '/all/policyNo': '/answers/a',
    } as const;
    const document = { answers: { a: 'secret' }, policy } as never;
    expect(buildPayload(send as never, document)).toMatchObject({
      home: { k: 1, x: 'secret' },
      list: ['K', 'secret'],
      all: { policyNo: 'secret' },
    });
    expect(own).toEqual({ k: 1 });
    expect(send['/list'].const).toEqual(['K']);
    expect(policy).toEqual({ policyNo: '50010001' });
  });

  it('sends a list without entries at its place among others, and not alone', () => {
    const send = {
      '/rows/0': { each: '/answers/list', send: { a: '/item/a' } },
      '/rows/1': '/answers/a',
    } as const;
    const built = (answers: object) =>
      buildPayload(send, { answers: { list: [], ...answers } } as never, omitted);
    expect(built({ a: 'A' })).toEqual({ rows: [[], 'A'] });
    expect(built({})).toEqual({});
    const ending = { '/rows/0': '/answers/a', '/rows/1': send['/rows/0'] } as const;
    expect(buildPayload(ending, { answers: { list: [], a: 'A' } } as never, omitted)).toEqual({
      rows: ['A'],
    });
  });

  it('sends what is fixed in a list only after what comes before it', () => {
    const send = {
      '/rows/2': { const: 'K' },
      '/rows/0': '/answers/a',
      '/rows/1': '/answers/b',
      rows: { const: [] },
    } as ValueMap;
    const built = (answers: object) => buildPayload(send, { answers } as never, omitted);
    expect(built({})).toEqual({ rows: [] });
    expect(built({ a: 'A' })).toEqual({ rows: ['A'] });
    expect(built({ a: 'A', b: 'B' })).toEqual({ rows: ['A', 'B', 'K'] });
  });

  it('makes a list of names that are numbers, with null in gaps and without an empty end', () => {
    const pair = {
      '/home/pair/0': '/answers/a',
      '/home/pair/1/0': '/answers/b',
      '/home/pair/1/1': '/answers/a',
      '/home/pair/2': '/answers/c',
      '/years/2026': '/answers/a',
      '0': '/answers/a',
    } as const;
    const built = (answers: object) => JSON.parse(JSON.stringify(buildPayload(pair, { answers })));
    expect(built({ a: 1, b: 2, c: 3 })).toEqual({
      home: { pair: [1, [2, 1], 3] },
      years: { '2026': 1 },
      '0': 1,
    });
    expect(built({ a: 1 })).toMatchObject({ home: { pair: [1, [null, 1]] } });
    expect(built({ c: 3 })).toEqual({ home: { pair: [null, null, 3] } });
    expect(built({})).toEqual({});
  });

  it('omits missing values', () => {
    expect(
      buildPayload({ a: '/answers/a', b: '/policy/b' }, { answers: {}, policy: undefined }),
    ).toEqual({});
  });

  it('is parsed back to answers and policy, ignoring values of the server', () => {
    const payload = {
      policyNumber: '50010001',
      kind: 'home',
      contact: '022',
      source: 'FAKE',
      status: 'forged',
      etli_sub_type: 'ST1',
    };
    expect(parsePayload(map, payload, definition)).toEqual({
      answers: { kind: 'home', home: '022' },
      policyNumber: '50010001',
      unknown: [],
    });
  });

  it('chooses nothing by what is no value, whatever a payload has there', () => {
    for (const kind of [{ toString: 1 }, ['home']])
      expect(parsePayload(map, { kind, contact: '022' }, definition).answers).toEqual({ kind });
  });

  it('is parsed back also where an entry of a list has the choice', () => {
    const contact = { by: '/item/kind', of: { mobile: '/item/mobile', home: '/item/home' } };
    const each = { each: '/answers/people', send: { kind: '/item/kind', contact } };
    const people = [
      { kind: 'home', home: '022' },
      { kind: 'mobile', mobile: '9000000001' },
    ];
    const payload = buildPayload({ list: each }, { answers: { people } });
    expect(parsePayload({ list: each }, payload, definition).answers).toEqual({ people });
  });

  it('lists the name under which a value of the server is said to be something else than elsewhere', () => {
    const send = {
      email: '/customer/email',
      people: {
        each: '/answers/people',
        send: { name: '/item/name', code: '/subType/code', email: '/customer/email' },
      },
    };
    const unknownIn = (change: object, payload: object = {}) =>
      parsePayload(
        send,
        {
          email: 'a@b.c',
          people: [{ name: 'A', code: 'ST1', email: 'a@b.c', ...change }],
          etli_sub_type: 'ST1',
          ...payload,
        },
        definition,
      ).unknown;
    expect(unknownIn({})).toEqual([]);
    // Without the others, a value of the server is not judged here.
    expect(unknownIn({ email: undefined }, { email: 'forged' })).toEqual([]);
    expect(unknownIn({ email: 'x@y.z' })).toEqual(['email']);
    expect(unknownIn({ code: 'ST2' })).toEqual(['etli_sub_type']);
  });

  it('lists the name under which an answer is said to be something else than before', () => {
    const send = {
      now: { each: '/answers/lines', send: { from: '/item/fund', to: '/item/to' } },
      before: { each: '/answers/lines', send: { fund: '/item/fund' } },
    };
    const parsed = (from: unknown) =>
      parsePayload(send, { now: [{ from, to: 'b' }], before: [{ fund: 'a' }] }, definition);
    expect(parsed('a')).toMatchObject({
      answers: { lines: [{ fund: 'a', to: 'b' }] },
      unknown: [],
    });
    for (const other of ['c', 7, null, ['a'], { a: 1 }])
      expect(parsed(other).unknown).toEqual(['fund']);
  });

  it('lists the name of a policy that is no text', () => {
    for (const policyNumber of [['50010001'], 50010001, { a: 1 }])
      expect(parsePayload(map, { policyNumber }, definition)).toMatchObject({
        policyNumber: undefined,
        unknown: ['policyNumber'],
      });
  });

  it('lists unknown names', () => {
    expect(parsePayload(map, { kind: 'home', verified: true }, definition).unknown).toEqual([
      'verified',
    ]);
  });

  it('parses form fields as numbers and booleans according to the schema, and nothing else', () => {
    const send = { age: '/answers/age', agreed: '/answers/agreed', kind: '/answers/kind' };
    const payload = { age: '42', agreed: 'true', kind: '42' };
    expect(parsePayload(send, payload, definition, true).answers).toEqual({
      age: 42,
      agreed: true,
      kind: '42',
    });
    expect(parsePayload(send, { age: 'old' }, definition, true).answers).toEqual({ age: 'old' });
  });

  it('uses the type of a conditional field, and keeps the text of an undescribed one', () => {
    const conditional = small({
      properties: { smokes: { enum: ['yes'] } },
      allOf: [
        {
          if: { properties: { smokes: { const: 'yes' } }, required: ['smokes'] },
          then: { properties: { packs: { type: 'integer' } } },
        },
      ],
    });
    const send = { packs: '/answers/packs', other: '/answers/other' };
    expect(parsePayload(send, { packs: '3', other: '3' }, conditional, true).answers).toEqual({
      packs: 3,
      other: '3',
    });
  });

  it('parses arrays and objects at any depth', () => {
    const lists = small({
      properties: {
        names: { type: 'array', items: { type: 'string' } },
        home: { type: 'object', properties: { rooms: { type: 'integer' } } },
      },
    });
    const send = { names: '/answers/names', rooms: '/answers/home/rooms' };
    expect(parsePayload(send, { names: '["a","b"]', rooms: '3' }, lists, true).answers).toEqual({
      names: ['a', 'b'],
      home: { rooms: 3 },
    });
    expect(parsePayload(send, { names: 'not JSON' }, lists, true).answers.names).toBe('not JSON');
  });

  it('rejects the name of an inherited property as a choice', () => {
    for (const kind of ['constructor', 'toString', '__proto__'])
      expect(parsePayload(map, { kind, contact: 'x' }, definition).answers).toEqual({ kind });
  });

  it('cannot write to inherited properties', () => {
    expect(() => buildPayload({ '/__proto__/x': { const: 1 } }, {})).toThrow();
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

describe('a ticket payload', () => {
  const form = small({
    properties: {
      kind: { type: 'string', enum: ['mobile'] },
      comment: { type: 'string' },
      since: { type: 'string', format: 'date' },
      age: { type: 'integer' },
      agreed: { type: 'boolean' },
      names: { type: 'array', items: { type: 'string' } },
      home: { type: 'object', properties: { rooms: { type: 'integer' } } },
      note: { type: 'null' },
      photo: { type: 'object', upload: { extensions: ['jpg'], maxBytes: 10 } },
      heirs: {
        type: 'array',
        items: {
          type: 'object',
          properties: { name: { type: 'string' }, born: { type: 'string', format: 'date' } },
        },
      },
    },
    allOf: [
      {
        if: { properties: { kind: { const: 'mobile' } }, required: ['kind'] },
        then: { properties: { mobile: { type: 'string' } } },
      },
    ],
  });
  const step = {
    raises: 'ticket' as const,
    send: {
      policyNumber: '/policy/policyNo',
      gender: '/customer/gender',
      kind: '/answers/kind',
      contact: { by: '/answers/kind', of: { mobile: '/answers/mobile' } },
      comment: '/answers/comment',
      since: '/answers/since',
      age: '/answers/age',
      agreed: '/answers/agreed',
      names: '/answers/names',
      '/home/rooms': '/answers/home/rooms',
      whole: '/answers/home',
      note: '/answers/note',
      photo: '/answers/photo',
      absent: { from: '/answers/photo', or: null },
      heirs: { each: '/answers/heirs', send: { name: '/item/name', born: '/item/born' } },
    },
  };
  const payloadFor = (answers: Answers) => {
    const known = { ...context, customer: {}, policy: { policyNo: 'P1' } };
    return payloadOf(step, documentOf(known, answers), form.schema);
  };

  it('[OPEN-136] has an empty text for an answer that is not given, an empty list for a list, and no file', () => {
    const blank = {
      policyNumber: 'P1',
      kind: '',
      contact: '',
      comment: '',
      since: '',
      age: '',
      agreed: '',
      names: [],
      home: { rooms: '' },
      absent: null,
      heirs: [],
      etli_sub_type: 'ST0999',
    };
    expect(payloadFor({})).toEqual(blank);
    expect(payloadFor({ heirs: [{ name: 'Asha' }] })).toEqual({
      ...blank,
      heirs: [{ name: 'Asha', born: '' }],
    });
    expect(Object.keys(buildPayload(step.send, { answers: {} }))).toEqual(['absent', 'heirs']);
  });

  describe('of a step with omitEmpty', () => {
    const open = {
      ...step,
      omitEmpty: true as const,
      send: {
        ...step.send,
        trips: { each: '/answers/trips', send: { to: '/item/to', via: '/item/via' }, or: [] },
        '/stay/country': { const: 'India' },
        '/stay/nights': { from: '/answers/nights', or: [] },
        '/stay/town': '/answers/town',
      } as ValueMap,
    };
    const sent = (answers: Answers) => {
      const known = { ...context, customer: {}, policy: { policyNo: 'P1' } };
      return payloadOf(open, documentOf(known, answers), form.schema);
    };
    const rest = { policyNumber: 'P1', absent: null, trips: [], etli_sub_type: 'ST0999' };

    it('has no empty text, no empty list without an or, and no object of constants alone', () => {
      expect(sent({})).toEqual(rest);
      expect(sent({ kind: 'mobile', names: [], heirs: [{ name: 'Asha' }, {}] })).toEqual({
        ...rest,
        kind: 'mobile',
        heirs: [{ name: 'Asha' }, {}],
      });
      expect(sent({ town: 'Pune', trips: [{ to: 'Goa', via: [] }] })).toEqual({
        ...rest,
        stay: { town: 'Pune', country: 'India', nights: [] },
        trips: [{ to: 'Goa' }],
      });
    });

    it('has an empty object where one is needed, with what is sent in it', () => {
      const send: ValueMap = {
        '/stay/town': '/answers/town',
        '/stay/home/rooms': '/answers/nights',
        '/stay/home': { const: {} },
        '/stay/home/kind': { const: 'flat' },
        stay: { const: {} },
        '/trip/way': { const: {} },
      };
      const document = (answers: Answers) => documentOf({ ...context, customer: {} }, answers);
      const payloadFrom = (answers: Answers) =>
        payloadOf({ ...open, send }, document(answers), form.schema);
      expect(payloadFrom({})).toMatchObject({ stay: { home: { kind: 'flat' } } });
      expect(payloadFrom({})).not.toHaveProperty('trip');
      expect(payloadFrom({ nights: 2, town: 'Pune' })).toMatchObject({
        stay: { town: 'Pune', home: { rooms: 2, kind: 'flat' } },
      });
      expect(send['/stay/home']).toEqual({ const: {} });
    });

    it('is read with a list that is missing as one that may be empty', () => {
      const back = parsePayload(open.send, sent({}), form, false, true);
      expect(back).toMatchObject({ answers: {}, unknown: [] });
      expect(back.unsaid).toEqual(
        new Map([
          ['/names', []],
          ['/heirs', []],
          ['/trips', []],
        ]),
      );
      expect(parsePayload(open.send, { policyNumber: 'P1' }, form).unsaid).toBeUndefined();
    });
  });

  it('[OPEN-136] is read with each of them as no answer, from JSON and from form fields', () => {
    for (const answers of [{}, { age: 0, agreed: false }, { heirs: [{ name: 'Asha' }] }]) {
      const payload = payloadFor(answers) as { [name: string]: unknown };
      const texts = Object.fromEntries(formFieldsOf(payload));
      const received = [
        decodePayload(step, { kind: 'json', fields: payload, files: {} }),
        decodePayload(step, { kind: 'multipart', fields: texts, files: {} }),
      ];
      for (const [i, fields] of received.entries()) {
        const back = parsePayload(step.send, fields, form, i === 1);
        expect(back).toMatchObject({ answers, policyNumber: 'P1', unknown: [] });
        expect({ heirs: [], ...answers }).toMatchObject(back.answers);
        expect(payloadFor(normalizeAnswers(form, back.answers))).toEqual(payload);
      }
    }
  });

  it('has a list of values where the only name of its entries is empty, and is read back', () => {
    const send = { names: { each: '/answers/heirs', send: { '': '/item/name' } } };
    const answers = { heirs: [{ name: 'Asha' }, { name: 'Ravi' }] };
    const payload = buildPayload(send, { answers });
    expect(payload).toEqual({ names: ['Asha', 'Ravi'] });
    expect(parsePayload(send, payload, form)).toMatchObject({ answers, unknown: [] });
    expect(parsePayload(send, { names: [{ name: 'Asha' }] }, form).answers).toEqual({
      heirs: [{ name: { name: 'Asha' } }],
    });
    expect(buildPayload(send, { answers: {} })).toEqual({ names: [] });
  });

  it('is rejected when two names contradict each other, one of them with an empty text', () => {
    const twice = { a: '/answers/comment', b: '/answers/comment' };
    expect(parsePayload(twice, { a: '', b: '' }, form).unknown).toEqual([]);
    expect(parsePayload(twice, { a: '', b: 'x' }, form).unknown).toEqual(['b']);
  });
});

describe('a ticket payload, parsed and built again, stays the same for', () => {
  it.each(keysOf(projectFiles))('%s', (key) => {
    const definition = definitionOf(key);
    const raising = definition.request.steps.at(-1)!;
    for (const example of examplesOf(key).filter(({ kind }) => kind === 'accepted')) {
      const context = contextOf(definition, example);
      const on = asOf(definition, context.today);
      const payloadFor = (answers: Answers) =>
        payloadOf(
          raising,
          documentOf(context, normalizeAnswers(on, withReadOnlyValues(on, context, answers))),
          definition.schema,
        );
      const readBack = (payload: Payload, asText: boolean) => {
        const back = parsePayload(raising.send, payload, definition, asText);
        expect(back).toMatchObject({ policyNumber: example.as.policyNo, unknown: [] });
        return withAssumedAnswers(
          on,
          raising,
          context,
          back.answers,
          sentBefore(definition, example),
        );
      };
      const payload = payloadFor(example.answers);
      expect(payloadFor(readBack(payload, false))).toEqual(payload);
      if (!Array.isArray(payload))
        expect(payloadFor(readBack(asTexts(payload), true))).toEqual(payload);
    }
  });
});

/** The payloads of the example, by step. */
function sentBefore(definition: CompiledDefinition, { steps = [] }: ExampleFile) {
  return Object.fromEntries(
    definition.request.steps.map(({ id, call }) => [
      id,
      steps.find((step) => step.call === call)?.payload,
    ]),
  );
}

const asTexts = (payload: { [name: string]: unknown }) =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? value : String(value),
    ]),
  );
