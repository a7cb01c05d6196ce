import { describe, expect, it } from 'vitest';
import {
  activePart,
  asOf,
  withAssumedAnswers,
  canSubmit,
  dueSignatures,
  loadNotices,
  loadValues,
  openRequest,
  normalizeAnswers,
  resolveAnswers,
  signedText,
  submitRequest,
  ticketsOf,
  parsePayload,
  withReadOnlyValues,
} from '../../src/engine';
import { context, responseIs, small } from './definitionOf';

const isNew = {
  properties: { answers: { properties: { pan: { differsFrom: '/customer/pan' } } } },
};
const isOld = { properties: { answers: { properties: { pan: { sameAs: '/customer/pan' } } } } };

const bank = small(
  {
    properties: {
      pan: { type: 'string', maxLength: 10 },
      account: { type: 'string', maxLength: 20 },
    },
    required: ['pan', 'account'],
  },
  {},
  {
    steps: [
      {
        id: 'verify',
        call: 'POST pan/',
        when: isNew,
        send: { pan: '/answers/pan' },
        stopWhen: responseIs('verify', { state: { const: 'bad' } }),
        pause: { message: '/message' },
      },
      {
        id: 'drop',
        call: 'POST drop/',
        mayFail: true,
        send: { account: '/answers/account', referenceId: '/attempt' },
        pause: { when: isOld, message: '/data/Response' },
      },
      {
        id: 'update',
        call: 'POST pan-update/',
        when: isNew,
        raisesFor: 'PAN card',
        send: {
          policyNumber: '/policy/policyNo',
          pan: '/answers/pan',
          state: '/steps/verify/state',
        },
      },
      {
        id: 'raise',
        call: 'POST bank/',
        raises: 'ticket',
        send: {
          policyNumber: '/policy/policyNo',
          account: '/answers/account',
          drop: '/steps/drop/status',
        },
        assumes: { '/pan': { sentBy: 'update', as: 'pan', or: '/customer/pan' } },
      },
    ],
  },
);
const customer = { ...context.customer, pan: 'ABCPS1234F' };
const known = { pan: 'ABCPS1234F', account: '11' };
const changed = { pan: 'ABCPS1234Z', account: '11' };

describe('a sequence of steps', () => {
  it('pauses with the message of a step and continues after it was shown', () => {
    const steps = { drop: { status: 'failed', data: { Response: 'Not verified' } } };
    const asked = { ...context, customer, steps };
    expect(submitRequest(bank, asked, known)).toMatchObject({
      kind: 'pause',
      step: { id: 'drop' },
      message: 'Not verified',
    });
    expect(submitRequest(bank, { ...asked, acknowledged: ['drop'] }, known)).toMatchObject({
      kind: 'call',
      step: { id: 'raise' },
      payload: { drop: 'failed' },
    });
  });

  it('pauses only when the condition of the pause holds', () => {
    const steps = { verify: { state: 'good', message: 'Verified' }, drop: { status: 'success' } };
    const asked = { ...context, customer, steps, acknowledged: ['verify'] };
    expect(submitRequest(bank, asked, changed)).toMatchObject({
      kind: 'call',
      step: { id: 'update' },
    });
  });

  it('stops instead of pausing when both conditions hold', () => {
    const steps = { verify: { state: 'bad', message: 'Not valid' } };
    expect(submitRequest(bank, { ...context, customer, steps }, changed)).toMatchObject({
      kind: 'stopped',
      message: 'Not valid',
    });
  });

  it('requires only the steps whose results an earlier step sends', () => {
    const asked = { ...context, customer, steps: {} };
    const outcome = submitRequest(bank, asked, { pan: 'ABCPS1234Z' }, 'update');
    expect(outcome).toMatchObject({ kind: 'call', step: { id: 'verify' } });
    const verified = { ...asked, steps: { verify: { state: 'good' } } };
    expect(submitRequest(bank, verified, { pan: 'ABCPS1234Z' }, 'update')).toMatchObject({
      kind: 'call',
      step: { id: 'update' },
      payload: { pan: 'ABCPS1234Z', state: 'good' },
    });
  });

  it('sends the UUID of the attempt when the caller provides one', () => {
    const outcome = submitRequest(bank, { ...context, customer, attempt: 'u1' }, known);
    expect(outcome).toMatchObject({ payload: { account: '11', referenceId: 'u1' } });
  });

  it('names each ticket that was raised, also one whose number is missing', () => {
    const steps = {
      verify: { state: 'good' },
      drop: { status: 'success' },
      update: { status: 'success', ticketnumber: 'SR1' },
      raise: { ticketnumber: 'SR2' },
    };
    const ended = (raise: object) => {
      const asked = { ...context, customer, steps: { ...steps, raise } };
      return submitRequest(bank, { ...asked, acknowledged: ['verify', 'drop'] }, changed);
    };
    expect(ended({ ticketnumber: 'SR2' })).toMatchObject({
      message: 'Your reference number is SR2',
      tickets: [
        { title: 'PAN card', ticketnumber: 'SR1' },
        { title: 'small', ticketnumber: 'SR2' },
      ],
    });
    for (const raise of [{}, { ticketnumber: null }, { ticketnumber: ' ' }, { ticketnumber: {} }])
      expect(ended(raise)).toMatchObject({
        message: 'We have received your request. Its number follows; you find it under Track.',
        tickets: [{ title: 'PAN card', ticketnumber: 'SR1' }, { title: 'small' }],
      });
    expect(ticketsOf(bank, { update: steps.update })).toEqual([
      { title: 'PAN card', ticketnumber: 'SR1' },
    ]);
  });

  it('completes a payload with values of an earlier step or of the records', () => {
    const raise = bank.request.steps.at(-1)!;
    const asked = { ...context, customer };
    expect(
      withAssumedAnswers(bank, raise, asked, { account: '11' }, { update: { pan: 'NEW' } }),
    ).toEqual({
      account: '11',
      pan: 'NEW',
    });
    expect(withAssumedAnswers(bank, raise, asked, { account: '11' })).toEqual(known);
  });
});

const people = small(
  {
    properties: {
      list: {
        type: 'array',
        maxItems: 3,
        sumEquals: { of: 'share', total: 100 },
        items: {
          type: 'object',
          properties: {
            name: { type: 'string', maxLength: 9 },
            born: { type: 'string', format: 'date', maxLength: 10 },
            share: { type: 'integer' },
            isOpen: { type: 'boolean', enum: [false] },
          },
          required: ['name'],
          if: { properties: { born: { ageBelow: 18 } }, required: ['born'] },
          then: {
            properties: { guardian: { type: 'string', maxLength: 9 } },
            required: ['guardian'],
          },
        },
      },
    },
  },
  {},
  {
    load: [
      {
        call: 'GET people/',
        keep: { '/list': '/people', '/owner': '/owner' },
        none: 'Nobody found',
      },
    ],
    prefill: { '/list': '/loaded/list' },
    submitWhen: {
      is: {
        properties: {
          answers: {
            properties: { list: { changedFrom: { from: '/first/list', besides: ['isOpen'] } } },
            required: ['list'],
          },
        },
      },
      until: 'disabled',
      message: 'Nothing was changed',
    },
    steps: [
      {
        id: 'raise',
        call: 'POST people/',
        raises: 'ticket',
        send: {
          each: '/answers/list',
          send: {
            policyNumber: '/policy/policyNo',
            name: '/item/name',
            born: '/item/born',
            share: '/item/share',
            guardian: '/item/guardian',
            hasGuardian: { has: '/item/guardian' },
          },
        },
      },
    ],
  },
);
const loaded = { list: [{ name: 'Kiran', born: '1980-02-20', share: 100, isOpen: false }] };
const asking = { ...context, loaded };

describe('a list payload', () => {
  it('has the sub-type code in each entry and can be parsed back', () => {
    const list = [
      { name: 'Kiran', born: '1980-02-20', share: 60 },
      { name: 'Rohan', born: '2016-09-01', share: 40, guardian: 'Kiran' },
    ];
    const outcome = submitRequest(people, asking, { list });
    if (outcome.kind !== 'call') throw new Error(JSON.stringify(outcome));
    expect(outcome.payload).toEqual([
      {
        policyNumber: '50010001',
        ...list[0],
        guardian: '',
        hasGuardian: false,
        etli_sub_type: 'ST0999',
      },
      { policyNumber: '50010001', ...list[1], hasGuardian: true, etli_sub_type: 'ST0999' },
    ]);
    const back = parsePayload(people.request.steps[0]!.send, outcome.payload, people);
    expect(back).toEqual({ answers: { list }, policyNumber: '50010001', unknown: [] });
  });

  it('must name one policy and contain only objects', () => {
    const { send } = people.request.steps[0]!;
    const entries = [{ policyNumber: '1' }, { policyNumber: '2' }];
    expect(parsePayload(send, entries, people).unknown).toEqual(['policyNumber']);
    expect(parsePayload(send, ['x'] as never, people).unknown).toEqual(['/0']);
    expect(parsePayload(send, { a: 1 }, people).unknown).not.toEqual([]);
  });

  it('evaluates conditions for each entry with its own answers and the day', () => {
    const on = asOf(people, '2026-11-21');
    const { items } = people.schema.properties.list;
    expect(activePart(on, items, { born: '2016-09-01' }).required).toContain('guardian');
    expect(activePart(on, items, { born: '1980-09-01' }).required).not.toContain('guardian');
    const list = [{ name: 'Kiran', born: '1980-02-20', guardian: 'hidden' }];
    expect(normalizeAnswers(on, { list })).toEqual({
      list: [{ name: 'Kiran', born: '1980-02-20' }],
    });
  });

  it('cannot be submitted without a change, and is rejected if it is sent anyway', () => {
    expect(canSubmit(people, asking, loaded)).toBe(false);
    const isOpen = { list: [{ ...loaded.list[0], isOpen: true }] };
    expect(canSubmit(people, asking, isOpen)).toBe(false);
    expect(canSubmit(people, asking, { list: [] })).toBe(true);
    expect(submitRequest(people, asking, loaded)).toEqual({
      kind: 'problems',
      problems: [{ at: '', rule: 'submitWhen', message: 'Nothing was changed' }],
    });
  });

  it('must add up to its total', () => {
    const outcome = submitRequest(people, asking, {
      list: [{ name: 'A', share: 40 }],
    });
    expect(outcome).toMatchObject({
      kind: 'problems',
      problems: [{ at: '/list', rule: 'sumEquals', message: 'list must come to 100 in all' }],
    });
  });

  it('reports a load without a result', () => {
    expect(loadNotices(people, {})).toEqual(['Nobody found']);
    expect(loadNotices(people, loaded)).toEqual([]);
  });
});

describe('computed values', () => {
  const status = small(
    {
      properties: {
        state: { type: 'string', maxLength: 9, readOnly: true },
        isOwn: { type: 'boolean', readOnly: true },
      },
    },
    {},
    {
      prefill: {
        '/state': {
          choose: [
            {
              when: {
                properties: {
                  loaded: { properties: { till: { before: 'today' } }, required: ['till'] },
                },
              },
              is: 'Inactive',
            },
            { when: { properties: { loaded: { required: ['till'] } } }, is: 'Active' },
            { is: 'New' },
          ],
        },
        '/isOwn': { same: ['/loaded/a', '/loaded/b'] },
      },
    },
  );
  const ownFor = (facts: { [name: string]: unknown }) =>
    withReadOnlyValues(status, { ...context, loaded: facts }, { state: 'sent', isOwn: true });

  it('are selected by conditions, regardless of sent values', () => {
    expect(ownFor({ till: '2026-11-20' })).toMatchObject({ state: 'Inactive' });
    expect(ownFor({ till: context.today })).toMatchObject({ state: 'Active' });
    expect(ownFor({})).toMatchObject({ state: 'New' });
  });

  it('can depend on each other but not on sent values', () => {
    const chain = small(
      {
        properties: {
          till: { type: 'string', maxLength: 10, readOnly: true },
          till_text: { type: 'string', maxLength: 10, readOnly: true },
        },
      },
      {},
      {
        prefill: {
          '/till': '/loaded/till',
          '/till_text': { compute: 'dayMonthYear', of: ['/answers/till'] },
        },
      },
    );
    const asked = { ...context, loaded: { till: '2026-11-21' } };
    expect(withReadOnlyValues(chain, asked, { till: '2000-01-01', till_text: 'x' })).toEqual({
      till: '2026-11-21',
      till_text: '21-11-2026',
    });
  });

  it('can compare two values', () => {
    expect(ownFor({ a: '1', b: '1' })).toMatchObject({ isOwn: true });
    expect(ownFor({ a: '1', b: '2' })).toMatchObject({ isOwn: false });
    expect(ownFor({})).toMatchObject({ isOwn: false });
  });
});

it('rejects a policy that is offered but not allowed, with its own message', () => {
  const definition = small(
    {},
    {},
    {
      policies: {
        where: {},
        none: 'None',
        allowed: {
          where: { properties: { planType: { const: 'ULIP' } } },
          message: 'Not applicable',
        },
      },
    },
  );
  const policies = [
    { policyNo: '1', planType: 'TERM' },
    { policyNo: '2', planType: 'ULIP' },
  ];
  const opened = (policy: object) => openRequest(definition, { ...context, policies, policy });
  expect(opened(policies[0]!)).toEqual({
    refusal: { rule: 'not-eligible', message: 'Not applicable', at: '/policies/allowed' },
  });
  expect(opened(policies[1]!)).not.toHaveProperty('refusal');
});

it('fills fields from the list entry that matches the answer', () => {
  const definition = small(
    {
      properties: {
        pin: { type: 'string', maxLength: 6 },
        isServed: { type: 'boolean', readOnly: true },
      },
    },
    {},
    {
      lookUps: {
        '/pin': {
          call: 'GET pins/',
          find: { in: '/list', by: 'value' },
          fills: { '/isServed': { const: true } },
        },
      },
    },
  );
  const filled = (pin: string) =>
    withReadOnlyValues(
      definition,
      { ...context, lookedUp: { '/pin': { list: [{ value: '400050' }] } } },
      { pin, isServed: true },
    );
  expect(filled('400050')).toEqual({ pin: '400050', isServed: true });
  expect(filled('403001')).toEqual({ pin: '403001' });
});

describe('signatures', () => {
  const declaration = small(
    {
      properties: {
        place: { type: 'string', maxLength: 9 },
        isTwo: { type: 'boolean' },
      },
      required: ['place'],
    },
    {},
    {
      signatures: ['first', 'second'].map((id) => ({
        id,
        title: id,
        call: 'POST get-otp/',
        send: {},
        resendAfter: 30,
        ...(id === 'second' && {
          when: {
            properties: {
              answers: { properties: { isTwo: { const: true } }, required: ['isTwo'] },
            },
          },
        }),
      })),
    },
  );
  const outcome = (answers: object, signed: object) =>
    submitRequest(declaration, { ...context, signed: { ...signed } }, answers);
  const text = (answers: object) =>
    signedText(context, resolveAnswers(declaration, context, answers));

  it('are due when their conditions hold', () => {
    const due = (answers: object) =>
      dueSignatures(declaration, context, resolveAnswers(declaration, context, answers)).map(
        ({ id }) => id,
      );
    expect(due({})).toEqual(['first']);
    expect(due({ isTwo: true })).toEqual(['first', 'second']);
  });

  it('are valid for exactly the signed answers', () => {
    const answers = { place: 'Pune' };
    expect(outcome(answers, { first: text({ place: ' Pune ' }) })).toMatchObject({ kind: 'call' });
    expect(outcome(answers, { first: text({ place: 'Goa' }) })).toMatchObject({
      kind: 'problems',
      problems: [{ at: '', rule: 'signature' }],
    });
    expect(outcome(answers, {})).toMatchObject({ kind: 'problems' });
  });

  it('are all required', () => {
    const answers = { place: 'Pune', isTwo: true };
    const signed = text({ isTwo: true, place: 'Pune' });
    expect(outcome(answers, { first: signed })).toMatchObject({ kind: 'problems' });
    expect(outcome(answers, { first: signed, second: signed })).toMatchObject({ kind: 'call' });
  });

  it('are compared by the caller’s digest', () => {
    const digestOf = (words: string) => `digest of ${words.length}`;
    const answers = { place: 'Pune' };
    const signed = {
      first: signedText({ ...context, digestOf }, resolveAnswers(declaration, context, answers)),
    };
    expect(signed.first).toBe('digest of 16');
    expect(submitRequest(declaration, { ...context, digestOf, signed }, answers)).toMatchObject({
      kind: 'call',
    });
  });
});

describe('loads', () => {
  const keep = { '/a': '/a' };
  const definition = small({}, {}, {
    load: [
      { call: 'GET a/', keep },
      { call: 'GET b/', send: { policy: '/policy/policyNo' }, keep: { '/b': '/b' } },
      { call: 'GET c/', send: { of: '/loaded/a' }, keep: { '/c': '/c' } },
      { call: 'GET d/', keep: { '/d': '/d' } },
      {
        call: 'GET e/',
        when: { properties: { loaded: { required: ['c'] } } },
        keep: { '/e': '/e' },
      },
    ],
  } as unknown as Parameters<typeof small>[2]);

  it('asks at once for all that does not refer to what earlier ones brought', () => {
    const loader = loadValues(definition, context);
    const rounds: unknown[] = [];
    let next = loader.next();
    while (!next.done) {
      rounds.push(next.value.map(({ call, payload }) => [call, payload]));
      next = loader.next(next.value.map(({ call }) => ({ [call.at(4)!]: call })));
    }
    expect(rounds).toEqual([
      [
        ['GET a/', {}],
        ['GET b/', { policy: context.policy?.policyNo }],
      ],
      [
        ['GET c/', { of: 'GET a/' }],
        ['GET d/', {}],
      ],
      [['GET e/', {}]],
    ]);
    expect(next.value).toEqual({ a: 'GET a/', b: 'GET b/', c: 'GET c/', d: 'GET d/', e: 'GET e/' });
  });
});
