import { describe, expect, it } from 'vitest';
import {
  asOf,
  fillsOf,
  holds,
  isProvedBy,
  normalizeAnswers,
  withReadOnlyValues,
} from '../../src/engine';
import { context, small } from './definitionOf';

/** A response that counts only until its own day. */
const stillValid = {
  type: 'object',
  properties: { valid_till: { type: 'string', notBefore: 'today' } },
  required: ['valid_till'],
};

const definition = small(
  { properties: { code: { type: 'string' }, name: { type: 'string' }, photo: { type: 'object' } } },
  {},
  {
    lookUps: { '/code': { call: 'GET code/', foundWhen: stillValid, fills: { '/name': '/name' } } },
    proofs: { '/photo': { call: 'POST photo/', send: {}, holdsWhen: stillValid } },
  },
);

const on = asOf(definition, '2026-11-21');

describe('a rule on the day, over a response', () => {
  it('decides whether a look-up found something', () => {
    const nameFrom = (valid_till: string) =>
      fillsOf(on, '/code', { name: 'Asha', valid_till }, normalizeAnswers(on, { code: '1' }));
    expect(nameFrom('2026-11-21')).toEqual({ '/name': 'Asha' });
    expect(nameFrom('2026-11-20')).toEqual({ '/name': undefined });
  });

  it('decides what a look-up of the server fills, on the day of the context', () => {
    const answersOn = (today: string) =>
      withReadOnlyValues(
        definition,
        { ...context, today, lookedUp: { '/code': { name: 'Asha', valid_till: '2026-11-21' } } },
        { code: '1' },
      );
    expect(answersOn('2026-11-21')).toEqual({ code: '1', name: 'Asha' });
    expect(answersOn('2026-11-22')).toEqual({ code: '1' });
  });

  it('decides whether a response proves a value', () => {
    const isProved = (valid_till: string) =>
      holds(on, 'request#/proofs/~1photo/holdsWhen', { valid_till });
    expect(isProved('2026-11-21')).toBe(true);
    expect(isProved('2026-11-20')).toBe(false);
  });
});

describe('a response to the call of a proof', () => {
  const compared = small(
    { properties: { account: { type: 'string', proof: 'account' } } },
    {},
    {
      proofs: {
        '/account': {
          call: 'POST account/',
          send: { holder: '/customer/fullName' },
          holdsWhen: {
            properties: { owner: { sameAs: '/sent/holder' }, holder: { differsFrom: './owner' } },
            required: ['owner'],
          },
        },
      },
    },
  );
  const isProved = (response: unknown, holder = 'Asha Sample') =>
    isProvedBy(compared, '/account', response, { holder });

  it('is compared with what was sent', () => {
    expect(isProved({ owner: 'ASHA SAMPLE' })).toBe(true);
    expect(isProved({ owner: 'Ravi' })).toBe(false);
    expect(isProved({ owner: 'Ravi' }, 'Ravi')).toBe(true);
  });

  it('cannot answer in place of what was sent', () => {
    expect(isProved({ owner: 'Ravi', sent: { holder: 'Ravi' } })).toBe(false);
  });

  it('is compared with itself, too', () => {
    expect(isProved({ owner: 'Asha Sample', holder: 'asha sample' })).toBe(false);
  });
});

describe('holds', () => {
  it('throws for a location without a JSON Schema, and for a rule on the day without the day', () => {
    expect(() => holds(definition, 'request#/steps/9/when', {})).toThrow('request#/steps/9/when');
    expect(() =>
      holds(definition, 'request#/proofs/~1photo/holdsWhen', { valid_till: '2026-11-21' }),
    ).toThrow();
  });
});
