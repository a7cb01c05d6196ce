import { describe, expect, it } from 'vitest';
import {
  choicesBeforeProof,
  loadLookUps,
  missingProofs,
  normalizeAnswers,
  openRequest,
  resolveAnswers,
  runLoaderSync,
  submitRequest,
} from '../../src/engine';
import { context, responseIs, small } from './definitionOf';

const twoSteps = small(
  {
    properties: {
      pan: { type: 'string', format: 'pan', maxLength: 10 },
      note: { type: 'string', maxLength: 5 },
    },
    required: ['pan', 'note'],
  },
  { 'ui:sections': [{ fields: ['note', 'pan'] }] },
  {
    steps: [
      {
        id: 'check',
        call: 'POST check/',
        send: { pan: '/answers/pan' },
        when: {
          properties: { answers: { properties: { note: { const: 'check' } }, required: ['note'] } },
        },
        stopWhen: responseIs('check', { state: { const: 'bad' } }),
        messageFrom: '/text',
        showIn: 'dialog',
      },
      {
        id: 'raise',
        call: 'POST raise/',
        raises: 'ticket',
        send: { pan: '/answers/pan', note: '/answers/note', state: '/steps/check/state' },
      },
    ],
    success: { message: 'Thank you, {ticketnumber}', then: 'list' },
  },
);
const answers = { pan: 'ABCPS1234F', note: 'check' };

describe('submitRequest', () => {
  it('[FLOW-10] runs the steps in order, each payload with the sub-type code, and ends with the ticket', () => {
    const first = submitRequest(twoSteps, context, answers);
    expect(first).toMatchObject({
      kind: 'call',
      step: { id: 'check' },
      payload: { pan: 'ABCPS1234F', etli_sub_type: 'ST0999' },
    });
    const second = submitRequest(
      twoSteps,
      { ...context, steps: { check: { state: 'good' } } },
      answers,
    );
    expect(second).toMatchObject({
      kind: 'call',
      step: { id: 'raise' },
      payload: { ...answers, state: 'good', etli_sub_type: 'ST0999' },
    });
    const last = submitRequest(
      twoSteps,
      { ...context, steps: { check: { state: 'good' }, raise: { ticketnumber: 'SR7' } } },
      answers,
    );
    expect(last).toEqual({
      kind: 'done',
      message: 'Thank you, SR7',
      tickets: [{ title: 'small', ticketnumber: 'SR7' }],
      then: 'list',
    });
  });

  it('skips a step whose condition does not hold', () => {
    const outcome = submitRequest(twoSteps, context, { ...answers, note: 'no' });
    expect(outcome).toMatchObject({ kind: 'call', step: { id: 'raise' } });
  });

  it('stops with the message of a response that meets the stop condition', () => {
    const outcome = submitRequest(
      twoSteps,
      { ...context, steps: { check: { state: 'bad', text: 'No such PAN' } } },
      answers,
    );
    expect(outcome).toEqual({ kind: 'stopped', message: 'No such PAN', showIn: 'dialog' });
  });

  it('lists problems in the order of the form, one per field', () => {
    const outcome = submitRequest(twoSteps, context, { pan: 'ABC-way-too-long', note: 'longer' });
    if (outcome.kind !== 'problems') throw new Error(outcome.kind);
    expect(outcome.problems.map(({ at, rule }) => [at, rule])).toEqual([
      ['/note', 'maxLength'],
      ['/pan', 'maxLength'],
    ]);
  });

  it('lists the problems of entries one entry after the other, each in its drawn order', () => {
    const child = {
      properties: {
        name: { type: 'string', maxLength: 5 },
        school: {
          type: 'object',
          properties: { town: { type: 'string', maxLength: 5 }, code: { type: 'integer' } },
          required: ['code'],
        },
        born: { type: 'string', format: 'date' },
        phone: { type: 'string' },
      },
      if: { properties: { name: { const: 'Tara' } }, required: ['name'] },
      then: { required: ['phone'] },
      required: ['born', 'name'],
    };
    const form = small({
      properties: {
        children: { type: 'array', items: { type: 'object', ...child }, minItems: 3 },
        note: { type: 'string', maxLength: 5 },
      },
      required: ['note', 'children'],
    });
    const outcome = submitRequest(form, context, {
      children: [{ name: 'Tara', born: 'soon', school: { town: 'Thanjavur' } }, { name: 'Anandi' }],
    });
    if (outcome.kind !== 'problems') throw new Error(outcome.kind);
    expect(outcome.problems.map(({ at, rule }) => [at, rule])).toEqual([
      ['/children/0/school/town', 'maxLength'],
      ['/children/0/school/code', 'required'],
      ['/children/0/born', 'format'],
      ['/children/0/phone', 'required'],
      ['/children/1/name', 'maxLength'],
      ['/children/1/born', 'required'],
      ['/children', 'minItems'],
      ['/note', 'required'],
    ]);
  });

  it('validates only the fields of an earlier step for that step, and all fields for the ticket', () => {
    const early = submitRequest(twoSteps, context, { pan: 'ABCPS1234F' }, 'check');
    expect(early).toMatchObject({ kind: 'call', step: { id: 'check' } });
    const bad = submitRequest(twoSteps, context, { pan: 'x' }, 'check');
    expect(bad).toMatchObject({ kind: 'problems', problems: [{ at: '/pan' }] });
    const late = submitRequest(twoSteps, context, { pan: 'ABCPS1234F' }, 'raise');
    expect(late).toMatchObject({ kind: 'problems', problems: [{ at: '/note', rule: 'required' }] });
  });

  it('requires the policy first', () => {
    const outcome = submitRequest(twoSteps, { ...context, policy: undefined }, answers);
    expect(outcome).toMatchObject({
      kind: 'problems',
      problems: [{ at: '/policy', rule: 'required', message: 'Please select policy number' }],
    });
  });

  it('does not report a second problem for the object that contains a failed condition', () => {
    const conditional = small({
      properties: { a: { const: 'x' } },
      if: { properties: { a: { const: 'x' } }, required: ['a'] },
      then: { properties: { b: { type: 'string' } }, required: ['b'] },
    });
    const outcome = submitRequest(conditional, context, { a: 'x' });
    expect(outcome).toMatchObject({
      kind: 'problems',
      problems: [{ at: '/b', rule: 'required', message: 'Please enter b' }],
    });
    expect((outcome as { problems: unknown[] }).problems).toHaveLength(1);
  });
});

describe('values that the customer cannot set', () => {
  const definition = small(
    {
      properties: {
        old: { type: 'string', readOnly: true },
        next: { type: 'string', differsFrom: '/old' },
        pin: { type: 'string' },
        city: { type: 'string', readOnly: true },
      },
      required: ['city'],
    },
    { pin: { 'ui:messages': { required: 'Which pin?', lookUp: 'No such pin' } } },
    {
      prefill: { '/old': '/loaded/old', '/city': { const: 'Mumbai' } },
      lookUps: { '/pin': { call: 'GET pin/', send: {}, fills: { '/city': '/0/city' } } },
      steps: [
        {
          id: 'raise',
          call: 'POST x/',
          raises: 'ticket',
          send: { next: '/answers/next', old: '/answers/old', city: '/answers/city' },
        },
      ],
    },
  );

  it('come from the context, regardless of sent values', () => {
    const asked = { ...context, loaded: { old: 'REAL' }, lookedUp: { '/pin': [{ city: 'Pune' }] } };
    expect(
      submitRequest(definition, asked, { old: 'FORGED', next: 'n', pin: '1', city: 'FORGED' }),
    ).toMatchObject({ payload: { old: 'REAL', city: 'Pune' } });
    expect(
      submitRequest(definition, asked, { old: 'FORGED', next: 'real', pin: '1' }),
    ).toMatchObject({
      kind: 'problems',
      problems: [{ at: '/next', rule: 'differsFrom' }],
    });
  });

  it('come from the context also in conditional and nested fields', () => {
    const own = { type: 'string', readOnly: true };
    const hidden = small(
      {
        properties: {
          kind: { type: 'string' },
          nest: { type: 'object', properties: { old: own } },
        },
        if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
        then: { properties: { old: own, next: { type: 'string', differsFrom: '/old' } } },
      },
      {},
      {
        prefill: { '/old': '/loaded/old', '/nest/old': '/loaded/none' },
        steps: [
          {
            id: 'raise',
            call: 'POST x/',
            raises: 'ticket',
            send: { old: '/answers/old', nested: '/answers/nest' },
          },
        ],
      },
    );
    const asked = { ...context, loaded: { old: 'REAL', none: 0 } };
    const forged = { kind: 'a', old: 'FORGED', next: 'REAL', nest: { old: 'FORGED' } };
    expect(submitRequest(hidden, asked, forged)).toMatchObject({
      problems: [
        { at: '/nest/old', rule: 'type' },
        { at: '/next', rule: 'differsFrom' },
      ],
    });
  });

  it('are only the initial value when a lookup fills the field', () => {
    const opening = openRequest(definition, { ...context, loaded: { old: 'A' } });
    expect(opening).toMatchObject({ answers: { old: 'A', city: 'Mumbai' } });
  });

  it('are filled and asked for only where the condition of the lookup holds, on the day too', () => {
    const asked = small(
      {
        properties: {
          pin: { type: 'string' },
          way: { type: 'string' },
          on: { type: 'string' },
          city: { type: 'string' },
        },
      },
      {},
      {
        lookUps: {
          '/pin': {
            call: 'GET pin/',
            when: {
              properties: {
                answers: {
                  properties: { way: { const: 'post' }, on: { notBefore: 'today' } },
                  required: ['way'],
                },
              },
            },
            fills: { '/city': '/city' },
          },
        },
      },
    );
    const known = { ...context, lookedUp: { '/pin': { city: 'Mumbai' } } };
    const cityOf = (way: string, today = context.today) =>
      resolveAnswers(asked, { ...known, today }, { pin: '9', way, on: '2026-11-21' }).city;
    expect(cityOf('post')).toBe('Mumbai');
    expect(cityOf('branch')).toBeUndefined();
    expect(cityOf('post', '2026-11-22')).toBeUndefined();
    const callsOf = (way: string) => {
      const calls: string[] = [];
      runLoaderSync(loadLookUps(asked, context, { pin: '9', way }), ({ call }) => {
        calls.push(call);
        return { city: 'Mumbai' };
      });
      return calls;
    };
    expect(callsOf('post')).toEqual(['GET pin/']);
    expect(callsOf('branch')).toEqual([]);
  });

  it('are never filled by a response that declines, whose words are the message', () => {
    const told = small(
      { properties: { pin: { type: 'string' }, city: { type: 'string' } }, required: ['city'] },
      {},
      {
        lookUps: {
          '/pin': {
            call: 'GET pin/',
            messageFrom: '/message',
            fills: { '/city': { const: 'Here' } },
          },
        },
      },
    );
    const after = (response: object) =>
      submitRequest(told, { ...context, lookedUp: { '/pin': response } }, { pin: '9' });
    expect(after({ status: 'failed', message: 'Not served' })).toMatchObject({
      problems: [{ at: '/pin', rule: 'lookUp', message: 'Not served' }],
    });
    expect(after({ status: 'success' })).toMatchObject({ kind: 'call' });
  });

  it('have their problem at the lookup’s field when the lookup did not fill them', () => {
    const nowhere = submitRequest(
      definition,
      { ...context, lookedUp: { '/pin': [] } },
      { pin: '9', city: 'Mumbai' },
    );
    expect(nowhere).toMatchObject({
      problems: [{ at: '/pin', rule: 'lookUp', message: 'No such pin' }],
    });
    expect(submitRequest(definition, context, {})).toMatchObject({
      problems: [{ at: '/pin', rule: 'required', message: 'Which pin?' }],
    });
  });

  it('have their problem there also where none of them is required', () => {
    const optional = small(
      { properties: { pin: { type: 'string' }, city: { type: 'string', readOnly: true } } },
      { pin: { 'ui:messages': { lookUp: 'No such pin' } } },
      {
        lookUps: {
          '/pin': { call: 'GET pin/', send: { pin: '/answers/pin' }, fills: { '/city': '/city' } },
        },
      },
    );
    const after = (response: object) =>
      submitRequest(optional, { ...context, lookedUp: { '/pin': response } }, { pin: '9' });
    expect(after({})).toMatchObject({
      problems: [{ at: '/pin', rule: 'lookUp', message: 'No such pin' }],
    });
    expect(after({ city: 'Mumbai' })).toMatchObject({ kind: 'call' });
    expect(submitRequest(optional, context, {})).toMatchObject({ kind: 'call' });
  });

  it('wait for the policy only where the look-up fills them, not where an entry has the same name', () => {
    const city = { type: 'string' };
    const places = { type: 'array', items: { properties: { city }, required: ['city'] } };
    const waiting = small(
      { properties: { pin: { type: 'string' }, city, places }, required: ['city'] },
      {},
      {
        lookUps: {
          '/pin': {
            call: 'GET pin/',
            send: { policy: '/policy/policyNo' },
            fills: { '/city': '/city' },
          },
        },
      },
    );
    expect(
      submitRequest(waiting, { ...context, policy: undefined }, { places: [{}] }),
    ).toMatchObject({
      problems: [
        { at: '/policy', rule: 'required' },
        { at: '/places/0/city', rule: 'required' },
      ],
    });
  });
});

describe('proofs', () => {
  const definition = small({ properties: { mail: { type: 'string', proof: 'email' } } });

  it('are valid only for the same purpose and value', () => {
    const proved = (proofs: { purpose: string; value: string }[]) =>
      missingProofs(
        definition,
        { ...context, proofs },
        normalizeAnswers(definition, { mail: 'a@b.in' }),
      );
    expect(proved([{ purpose: 'email', value: 'a@b.in' }])).toEqual([]);
    expect(proved([{ purpose: 'phone', value: 'a@b.in' }])).toHaveLength(1);
    expect(proved([{ purpose: 'email', value: 'other@b.in' }])).toHaveLength(1);
    expect(proved([])).toHaveLength(1);
  });

  it('[OPEN-138] follow a choice that is still open, if every way to make it leads to one', () => {
    const branch = (kind: string, name: string, part: object, required = [name]) => ({
      if: { properties: { kind: { const: kind } }, required: ['kind'] },
      then: { properties: { [name]: part }, required },
    });
    const proved = { type: 'string', proof: 'email' };
    const before = (of: object[], answers: object = {}) => {
      const chosen = small({
        properties: { kind: { type: 'string', enum: ['one', 'two'] } },
        required: ['kind'],
        allOf: of,
      });
      return choicesBeforeProof(chosen, normalizeAnswers(chosen, answers));
    };
    const always = [branch('one', 'mail', proved), branch('two', 'other', proved)];
    expect(before(always)).toEqual(['/kind']);
    expect(before(always, { kind: 'one' })).toEqual([]);
    expect(before([branch('one', 'mail', proved)])).toEqual([]);
    expect(before([always[0]!, branch('two', 'other', proved, [])])).toEqual([]);
    const nested = {
      if: { properties: { kind: { const: 'two' } }, required: ['kind'] },
      then: {
        properties: { which: { type: 'string', enum: ['a'] }, mail: {} },
        required: ['which'],
        allOf: [
          {
            if: { properties: { which: { const: 'a' } }, required: ['which'] },
            then: { properties: { mail: proved }, required: ['mail'] },
          },
        ],
      },
    };
    expect(before([always[0]!, nested])).toEqual(['/kind']);
    expect(before([always[0]!, nested], { kind: 'two' })).toEqual(['/which']);
  });
});

describe('openRequest', () => {
  const ulip = small(
    { properties: {} },
    {},
    {
      policies: {
        where: { properties: { planType: { const: 'ULIP' } }, required: ['planType'] },
        none: 'No ULIP policies found',
      },
      openRequestCheck: true,
    },
  );

  it('refuses a customer without a suitable policy, with the message of request.json', () => {
    expect(openRequest(ulip, { ...context, policy: undefined })).toEqual({
      refusal: { rule: 'no-policy', message: 'No ULIP policies found' },
    });
  });

  it('offers the suitable policies and no answers before one is selected', () => {
    const policies = [
      { policyNo: '1', planType: 'ULIP' },
      { policyNo: '2', planType: 'TRAD' },
    ];
    expect(openRequest(ulip, { ...context, policies, policy: undefined })).toEqual({
      policies: [policies[0]],
      answers: {},
    });
    expect(openRequest(ulip, { ...context, policies, policy: policies[1] })).toMatchObject({
      refusal: { rule: 'not-eligible' },
    });
    expect(
      openRequest(ulip, { ...context, policies, policy: policies[0], hasOpenRequest: true }),
    ).toMatchObject({ refusal: { rule: 'open-request' } });
    expect(openRequest(ulip, { ...context, policies, policy: policies[0] })).toMatchObject({
      answers: {},
    });
  });

  it('keeps an unanswered yes/no question unanswered', () => {
    const yesNo = small({ properties: { smokes: { type: 'boolean' } }, required: ['smokes'] });
    expect(openRequest(yesNo, context)).toMatchObject({ answers: {} });
    expect(submitRequest(yesNo, context, {})).toMatchObject({
      problems: [{ at: '/smokes', rule: 'required' }],
    });
  });
});
