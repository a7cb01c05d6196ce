import { describe, expect, it } from 'vitest';
import { readBack } from '../../src/authoring/examples/readBack';
import { asOf, type Context, type Step, submitRequest } from '../../src/engine';
import { small } from '../engine/definitionOf';

const policy = { policyNo: '1', policyStatus: 'LAPSED' };
const context: Context = {
  customer: {},
  policies: [policy],
  policy,
  subType: { name: 'x', code: 'ST' },
  today: '2026-11-21',
};

const text = { type: 'string', maxLength: 500 };
const lines = {
  type: 'array',
  maxItems: 5,
  items: { type: 'object', properties: { name: text, share: { type: 'number' } } },
};

interface Given {
  properties: object;
  allOf?: object[];
  required?: string[];
  request?: object;
  send: Step['send'];
  assumes?: Step['assumes'];
}

/** What the server reads differently of these answers, sent in both encodings. */
function readDifferently({ request, send, assumes, ...schema }: Given, answers: object): string[] {
  return (['json', 'multipart'] as const).flatMap((as) => {
    const steps = [
      {
        id: 'raise',
        call: 'POST x/',
        raises: 'ticket' as const,
        as,
        send: { policyNumber: '/policy/policyNo', ...send },
        ...(assumes && { assumes }),
      },
    ];
    const definition = asOf(small(schema, {}, { ...request, steps }), context.today);
    const outcome = submitRequest(definition, context, answers);
    if (outcome.kind !== 'call') throw new Error(JSON.stringify(outcome));
    const { step, payload } = outcome;
    const example = { about: '', today: context.today, as: { clientId: '1' }, answers };
    const taken = [{ step, payload, response: {} }];
    return readBack(definition, context, example, taken).map(({ message }) => `${as}: ${message}`);
  });
}

const branches = (inAmount: object, inUnits: object) => ({
  properties: { kind: { enum: ['amount', 'units'] } },
  allOf: Object.entries({ amount: inAmount, units: inUnits }).map(([kind, then]) => ({
    if: { properties: { kind: { const: kind } }, required: ['kind'] },
    then,
  })),
});

describe('the server reads as the form meant it', () => {
  const sendLines = {
    kind: '/answers/kind',
    lines: { each: '/answers/lines', send: { name: '/item/name', share: '/item/share' } },
  };

  it.each([
    ['a list in a branch that was not chosen', {}, { kind: 'amount' }],
    ['a list that was not begun', {}, { kind: 'units' }],
    ['a list that was emptied again', {}, { kind: 'units', lines: [] }],
    ['a list whose entries are empty', {}, { kind: 'units', lines: [{}, { name: ' ' }] }],
    ['a list', {}, { kind: 'units', lines: [{ name: 'a\r\nb', share: -0 }, { share: 1e21 }] }],
    ['a list with a minimum that was not begun', { minItems: 1 }, { kind: 'units' }],
    [
      'a list with a total that was not begun',
      { sumEquals: { of: 'share', total: 100 } },
      { kind: 'units' },
    ],
  ])('%s', (_about, rules, answers) => {
    const given = { ...branches({}, { properties: { lines: { ...lines, ...rules } } }) };
    expect(readDifferently({ ...given, send: sendLines }, answers)).toEqual([]);
  });

  it('a required list that is empty', () => {
    const given = branches({}, { properties: { lines }, required: ['lines'] });
    expect(readDifferently({ ...given, send: sendLines }, { kind: 'units', lines: [] })).toEqual(
      [],
    );
  });

  it.each([
    ['the same, and shows a field', { kind: 'amount', amount: '5' }],
    ['another one', { kind: 'units', units: '5' }],
  ])('an answer whose step sends a constant where there is none: %s', (_about, answers) => {
    const given = branches(
      { properties: { amount: text }, required: ['amount'] },
      { properties: { units: text } },
    );
    const send = {
      kind: { from: '/answers/kind', or: 'amount' },
      amount: { from: '/answers/amount', or: '0' },
      units: { from: '/answers/units', or: '0' },
    } as const;
    expect(readDifferently({ ...given, required: ['kind'], send }, answers)).toEqual([]);
  });

  it.each([
    ['line breaks', 'one\r\ntwo\nthree\rfour'],
    ['a text of the full length with line breaks', `${'x'.repeat(496)}\n\n\ny`],
    ['a boolean in words', 'true'],
    ['null in words', 'null'],
    ['a number', '1e2'],
    ['JSON', '{"a":[1]}'],
    ['white space', '\u00A0 x\u3000'],
    ['half a surrogate pair and NUL', 'a\uD800b\u0000'],
  ])('a text, alone and in entries: %s', (_about, value) => {
    const given = {
      properties: { text, lines, home: { type: 'object', properties: { text } } },
      send: {
        text: '/answers/text',
        again: '/answers/text',
        '/in/text': '/answers/text',
        '/in/home': '/answers/home/text',
        lines: '/answers/lines',
      },
    };
    const answers = { text: value, home: { text: value }, lines: [{ name: value }] };
    expect(readDifferently(given, answers)).toEqual([]);
  });

  it('a group of fields that nobody filled in', () => {
    const given = {
      properties: { text, home: { type: 'object', properties: { text } } },
      send: { text: '/answers/text', home: '/answers/home' },
    };
    expect(readDifferently(given, { text: 'x', home: { text: '' } })).toEqual([]);
  });
});

describe("a value that only the insurer sets and that is hidden is none of the customer's", () => {
  const held = { type: 'string', maxLength: 60, readOnly: true };
  const shownFor = (kind: string, properties: object) => [
    { if: { properties: { kind: { const: kind } }, required: ['kind'] }, then: { properties } },
  ];
  const people = (inEntry: object) => ({
    properties: {
      list: {
        type: 'array',
        maxItems: 3,
        items: { type: 'object', properties: { name: text, kind: text }, ...inEntry },
      },
    },
    send: { list: '/answers/list' } as const,
  });
  const box = (inBox: object) => ({
    properties: { box: { type: 'object', properties: { name: text, kind: text }, ...inBox } },
    send: { box: '/answers/box' } as const,
  });
  const group = { grp: { type: 'object', properties: { of: held } } };

  it.each([
    ['in an entry', people({ allOf: shownFor('b', { held }) }), '/list/items/held', '/item/name'],
    [
      'in a group of an entry',
      people({ allOf: shownFor('b', group) }),
      '/list/items/grp/of',
      '/item/name',
    ],
    ['in a group', box({ allOf: shownFor('b', { held }) }), '/box/held', '/answers/box/name'],
    [
      'in a group of a group',
      box({ allOf: shownFor('b', group) }),
      '/box/grp/of',
      '/answers/box/name',
    ],
  ])('%s', (_about, given, at, source) => {
    const request = { prefill: { [at]: source } };
    for (const kind of ['a', 'b']) {
      const one = { name: 'x', kind };
      const answers = { list: [one, { name: 'y', kind: 'b' }], box: one };
      const sent = 'list' in given.properties ? { list: answers.list } : { box: answers.box };
      expect(readDifferently({ ...given, request }, sent)).toEqual([]);
    }
  });
});

describe('it is an error', () => {
  it('that the step assumes another branch', () => {
    const given = branches(
      { properties: { amount: text }, required: ['amount'] },
      { properties: { units: text }, required: ['units'] },
    );
    const send = { amount: '/answers/amount', units: '/answers/units' };
    const assumes = { '/kind': { const: 'amount' } };
    const [json, multipart] = readDifferently(
      { ...given, send, assumes },
      { kind: 'units', units: '5' },
    );
    expect(json).toBe(
      'json: The server reads the payload of "POST x/" differently: it answers "Please enter amount" for "/amount". Send the answers that decide about "/amount", too, or name them under "assumes".',
    );
    expect(multipart).toBe(json!.replace('json', 'multipart'));
  });

  it('that a value follows from an answer that is not sent', () => {
    const given = {
      properties: { text, inner: { type: 'object', properties: { text } } },
      required: ['text'],
      send: { text: '/answers/text', hasInner: { has: '/answers/inner/text' } },
    } as const;
    const [json] = readDifferently(
      { ...given, required: ['text'] },
      { text: 'x', inner: { text: 'y' } },
    );
    expect(json).toMatch(
      /it makes "\/steps\/0\/payload\/hasInner" is false, but the example has true\. Send what/,
    );
  });

  it('that the policy is not named', () => {
    const given = {
      properties: { text },
      send: { policyNumber: { const: '2' }, text: '/answers/text' },
    };
    expect(readDifferently(given, { text: 'x' })[0]).toMatch(
      /it does not find the policy\. Send "\/policy\/policyNo"/,
    );
  });
});
