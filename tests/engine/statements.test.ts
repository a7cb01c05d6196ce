import { describe, expect, it } from 'vitest';
import {
  english,
  openRequest,
  optionsOf,
  overlay,
  submitRequest,
  parsePayload,
  withReadOnlyValues,
} from '../../src/engine';
import { compute } from '../../src/engine/computations';
import { documentOf } from '../../src/engine/request/document';
import { context, small } from './definitionOf';

describe('options', () => {
  const loaded = { funds: [{ fundCode: 'EQTY', fundName: 'Equity', nav: 42 }] };
  const document = documentOf({ ...context, loaded }, {});

  const plain = small({ properties: {} });

  it('are shown in the words of the language, and keep their values', () => {
    const words = overlay(english, { records: { Son: 'बेटा' } });
    const list = [
      { label: 'Son', value: 'SON' },
      { label: 'Uncle', value: 'UNCLE' },
    ];
    expect(
      optionsOf({ ...plain, words }, { call: 'GET a/', items: '/list' }, document, { list }),
    ).toEqual([
      { label: 'बेटा', value: 'SON' },
      { label: 'Uncle', value: 'UNCLE' },
    ]);
  });

  it('are loaded by a call', () => {
    const list = [{ label: 'A', value: 'a', id: 1 }];
    expect(optionsOf(plain, { call: 'GET a/', items: '/list' }, document, { list })).toEqual(list);
    expect(
      optionsOf(plain, { call: 'GET a/', items: '/list' }, document, undefined),
    ).toBeUndefined();
  });

  it('are taken from loaded values under other names', () => {
    const option = { label: 'fundName', value: 'fundCode' };
    expect(optionsOf(plain, { from: '/loaded/funds', option }, document)).toEqual([
      { fundCode: 'EQTY', fundName: 'Equity', nav: 42, label: 'Equity', value: 'EQTY', id: 'EQTY' },
    ]);
  });

  it('are computed as financial years from April to March, newest first', () => {
    const years = (from: string, to: string) =>
      (compute('financialYears', [from, to], '') as { value: string }[]).map(({ value }) => value);
    expect(years('2023-04-01', '2026-03-31')).toEqual(['2025-2026', '2024-2025', '2023-2024']);
    expect(years('2026-01-10', '2026-04-01')).toEqual(['2026-2027', '2025-2026']);
  });
});

it('computes the day before', () => {
  expect(compute('daysAfter', ['2026-03-01', -1], '')).toBe('2026-02-28');
  expect(compute('daysAfter', ['2026-01-01', -1], '')).toBe('2025-12-31');
});

const fundSwitch = small(
  {
    properties: {
      lines: {
        type: 'array',
        maxItems: 9,
        sumAtMost: { of: 'share', by: 'from', total: 100 },
        items: {
          type: 'object',
          properties: {
            from: { type: 'string', maxLength: 9 },
            to: { type: 'string', maxLength: 9, differsFrom: './from' },
            share: { type: 'integer' },
          },
        },
      },
    },
  },
  {},
  {
    blocked: {
      when: {
        properties: {
          loaded: { properties: { profile: { enum: ['Age Based'] } }, required: ['profile'] },
        },
        required: ['loaded'],
      },
      message: 'Not allowed in your {/loaded/profile} strategy',
    },
    steps: [
      {
        id: 'raise',
        call: 'POST fund-switch/',
        raises: 'ticket',
        send: {
          policyNumber: '/policy/policyNo',
          switch: {
            each: '/answers/lines',
            send: { from_fund: '/item/from', to_fund: '/item/to', share: '/item/share' },
          },
          existing: {
            each: '/answers/lines',
            send: {
              code: '/item/from',
              nav: {
                find: { in: '/loaded/funds', by: 'code', is: '/item/from' },
                take: '/nav',
              },
              isHeld: { find: { in: '/loaded/funds', by: 'code', is: '/item/to' } },
            },
          },
        },
      },
    ],
  },
);

describe('a list that is split into two parts of the payload', () => {
  const loaded = { funds: [{ code: 'A', nav: 1.5 }] };
  const answers = { lines: [{ from: 'A', to: 'B', share: 40 }] };
  const send = fundSwitch.request.steps[0]!.send;

  it('is filled from loaded values and parsed back without them', () => {
    const outcome = submitRequest(fundSwitch, { ...context, loaded }, answers);
    if (outcome.kind !== 'call') throw new Error(JSON.stringify(outcome));
    expect(outcome.payload).toMatchObject({
      switch: [{ from_fund: 'A', to_fund: 'B', share: 40 }],
      existing: [{ code: 'A', nav: 1.5, isHeld: false }],
    });
    const back = parsePayload(send, outcome.payload, fundSwitch);
    expect(back).toMatchObject({ answers, unknown: [] });
  });

  it('must have the same entries in both parts', () => {
    const payload = { switch: [{ from_fund: 'A' }], existing: [] };
    expect(parsePayload(send, payload, fundSwitch).unknown).toEqual(['existing']);
  });

  it('adds up each group separately', () => {
    const line = (from: string, share: number) => ({ from, to: 'C', share });
    const rules = (lines: object[]) => {
      const outcome = submitRequest(fundSwitch, { ...context, loaded }, { lines });
      return outcome.kind === 'problems' ? outcome.problems.map(({ rule }) => rule) : [];
    };
    expect(rules([line('A', 60), line('A', 40), line('B', 100)])).toEqual([]);
    expect(rules([line('A', 60), line('A', 41)])).toEqual(['sumAtMost']);
  });

  it('takes each pair of funds once; entries that are not complete do not count', () => {
    const { properties } = fundSwitch.schema;
    const distinct = small({
      properties: { lines: { ...properties.lines, uniqueBy: ['from', 'to'] } },
    });
    const problems = (...pairs: [from?: string, to?: string][]) => {
      const lines = pairs.map(([from, to]) => ({ from, to, share: 1 }));
      const outcome = submitRequest(distinct, context, { lines });
      return outcome.kind === 'problems' ? outcome.problems.map(({ at, rule }) => at + rule) : [];
    };
    expect(problems(['A', 'B'], ['A', 'C'], ['B', 'A'], ['A'], ['A'])).toEqual([]);
    expect(problems(['A', 'B'], ['A', 'C'], ['A', 'B'])).toEqual(['/linesuniqueBy']);
  });

  it('compares answers within the same entry', () => {
    const lines = [{ from: 'A', to: 'A', share: 1 }];
    expect(submitRequest(fundSwitch, { ...context, loaded }, { lines })).toMatchObject({
      kind: 'problems',
      problems: [{ at: '/lines/0/to', rule: 'differsFrom' }],
    });
  });
});

it('blocks a policy by a loaded value, with its own message', () => {
  expect(openRequest(fundSwitch, { ...context, loaded: { profile: 'Age Based' } })).toEqual({
    refusal: {
      rule: 'not-eligible',
      message: 'Not allowed in your Age Based strategy',
      at: '/blocked',
    },
  });
  expect(
    openRequest(fundSwitch, { ...context, loaded: { profile: 'Self-Managed' } }),
  ).not.toHaveProperty('refusal');
});

it('counts a lookup as successful only when its response says so', () => {
  const definition = small(
    {
      properties: {
        year: { type: 'string', maxLength: 9 },
        isThere: { type: 'boolean', readOnly: true },
      },
    },
    {},
    {
      lookUps: {
        '/year': {
          call: 'POST there/',
          foundWhen: { properties: { there: { const: true } }, required: ['there'] },
          fills: { '/isThere': { const: true } },
        },
      },
    },
  );
  const filled = (response: unknown) =>
    withReadOnlyValues(definition, { ...context, lookedUp: { '/year': response } }, { year: 'x' });
  expect(filled({ there: true })).toEqual({ year: 'x', isThere: true });
  expect(filled({ there: false })).toEqual({ year: 'x' });
  expect(filled(null)).toEqual({ year: 'x' });
});
