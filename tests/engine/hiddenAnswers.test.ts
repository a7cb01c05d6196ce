import { describe, expect, it } from 'vitest';
import {
  activeSchema,
  canSubmit,
  type Context,
  type Step,
  documentOf,
  resolveAnswers,
  runLoaderSync,
  signedText,
  submitRequest,
} from '../../src/engine';
import { loadLookUps } from '../../src/engine/request/loadLookUps';
import { small } from './definitionOf';

const policy = { policyNo: '1', policyStatus: 'LAPSED' };
const context: Context = {
  customer: {},
  policies: [policy],
  policy,
  subType: { name: 'x', code: 'ST' },
  today: '2026-11-21',
};
const steps = [
  { id: 'raise', call: 'POST x/', raises: 'ticket', send: { all: '/answers' } },
] satisfies Step[];

/** An amount is asked for in one branch; a large one shows another field. */
const amounts = small(
  {
    properties: {
      kind: { enum: ['amount', 'units'] },
      large: { type: 'boolean', readOnly: true },
    },
    allOf: [
      {
        if: { properties: { kind: { const: 'amount' } }, required: ['kind'] },
        then: { properties: { amount: { type: 'string', maxLength: 9 } } },
      },
      {
        if: { properties: { large: { const: true } }, required: ['large'] },
        then: { properties: { why: { type: 'string', maxLength: 9 } }, required: ['why'] },
      },
    ],
  },
  {},
  { prefill: { '/large': { has: '/answers/amount' } }, steps },
);

describe('a hidden answer', () => {
  const switched = { kind: 'units', amount: '150000', large: true };

  it('decides about no value that follows from answers', () => {
    expect(resolveAnswers(amounts, context, { kind: 'amount', amount: '1' })).toMatchObject({
      large: true,
    });
    expect(resolveAnswers(amounts, context, switched)).toEqual({ kind: 'units', large: false });
  });

  it('shows no field that has to be answered', () => {
    const resolved = resolveAnswers(amounts, context, switched);
    expect(Object.keys(activeSchema(amounts, resolved).properties)).toEqual(['kind', 'large']);
    expect(submitRequest(amounts, context, switched)).toMatchObject({ kind: 'call' });
    expect(submitRequest(amounts, context, { kind: 'amount', amount: '1' })).toMatchObject({
      problems: [{ at: '/why', rule: 'required' }],
    });
  });

  it('is not signed', () => {
    expect(signedText(context, resolveAnswers(amounts, context, switched))).toBe(
      '{"kind":"units","large":false}',
    );
  });

  it('is not seen by the condition of the submit button', () => {
    const guarded = small(
      amounts.schema,
      {},
      {
        prefill: amounts.request.prefill,
        submitWhen: {
          is: {
            properties: { answers: { type: 'object', required: ['amount'] } },
            required: ['answers'],
          },
          until: 'disabled',
          message: 'Enter an amount',
        },
        steps,
      },
    );
    expect(canSubmit(guarded, context, { kind: 'amount', amount: '1' })).toBe(true);
    expect(canSubmit(guarded, context, switched)).toBe(false);
  });

  it('decides about values that follow from each other, however many', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const chain = small(
      {
        properties: { kind: { enum: ['amount', 'units'] } },
        allOf: [
          amounts.schema.allOf[0],
          ...names.map((name, i) => ({
            if: { properties: { kind: { enum: ['amount', 'units'] } }, required: ['kind'] },
            then: { properties: { [name]: { type: 'boolean', readOnly: true } } },
            $comment: String(i),
          })),
        ],
      },
      {},
      {
        // Each follows from the one after it, so that one round in their order is not enough.
        prefill: Object.fromEntries(
          names.map((name, i) => [
            `/${name}`,
            i === names.length - 1
              ? { has: '/answers/amount' }
              : { same: [`/answers/${names[i + 1]}`, '/loaded/yes'] },
          ]),
        ),
        steps,
      },
    );
    const loaded = { ...context, loaded: { yes: true } };
    const shown = resolveAnswers(chain, loaded, { kind: 'amount', amount: '1' });
    for (const name of names) expect(shown[name]).toBe(true);
    const hidden = resolveAnswers(chain, loaded, { kind: 'units', amount: '1' });
    for (const name of names) expect(hidden[name]).toBe(false);
  });
});

describe('a look-up of a hidden field', () => {
  const places = small(
    {
      properties: {
        kind: { enum: ['pin', 'none'] },
        city: { type: 'string', maxLength: 9, readOnly: true },
      },
      allOf: [
        {
          if: { properties: { kind: { const: 'pin' } }, required: ['kind'] },
          then: { properties: { pin: { type: 'string', maxLength: 6 } } },
        },
        {
          if: { properties: { city: { const: 'Pune' } }, required: ['city'] },
          then: { properties: { area: { type: 'string', maxLength: 9 } } },
        },
      ],
    },
    {},
    {
      lookUps: {
        '/pin': {
          call: 'GET pin/',
          send: { pin: '/answers/pin' },
          fills: { '/city': '/city' },
        },
        '/area': {
          call: 'GET area/',
          send: { area: '/answers/area' },
          fills: { '/zone': '/zone' },
        },
      },
      steps,
    },
  );
  const answers = { kind: 'pin', pin: '411001', city: 'FORGED', area: 'Kothrud' };

  it('fills nothing, in the browser and on the server', () => {
    const left = { ...answers, kind: 'none', city: 'Pune' };
    expect(resolveAnswers(places, context, left)).toEqual({ kind: 'none' });
    const asked: unknown[] = [];
    const lookedUp = runLoaderSync(loadLookUps(places, context, left), (call) => asked.push(call));
    expect({ asked, lookedUp }).toEqual({ asked: [], lookedUp: { '/pin': null, '/area': null } });
    expect(resolveAnswers(places, { ...context, lookedUp }, left)).toEqual({ kind: 'none' });
  });

  it('is asked once another one has shown it', () => {
    const asked: string[] = [];
    const lookedUp = runLoaderSync(loadLookUps(places, context, answers), ({ call }) => {
      asked.push(call);
      return call === 'GET pin/' ? { city: 'Pune' } : { zone: 'West' };
    });
    expect(asked).toEqual(['GET pin/', 'GET area/']);
    const resolved = resolveAnswers(places, { ...context, lookedUp }, answers);
    expect(resolved).toEqual({ kind: 'pin', pin: '411001', city: 'Pune', area: 'Kothrud' });
    expect(documentOf(context, resolved).answers).toBe(resolved);
  });
});
