import { describe, expect, it } from 'vitest';
import { form, imported, text } from './imported';

const answer = (name: string, value: unknown) => ({ properties: { [name]: { enum: [value] } } });
const given = (name: string, value: unknown) => ({ ...answer(name, value), required: [name] });
const isChosen = (name: string, value: string) => ({
  properties: { [name]: { const: value } },
  required: [name],
});

describe('a choice that no answer decides', () => {
  const home = { title: 'At home', properties: { street: text }, required: ['street'] };
  const ship = { properties: { ship: text, mess: text }, required: ['ship'] };
  const chosen = (prefix: string, values: string[]) =>
    [
      { [`${prefix}street`]: { ...text } },
      {
        [`${prefix}ship`]: { ...text },
        [`${prefix}mess`]: { ...text },
      },
    ].map((properties, i) => ({
      if: isChosen(`${prefix}choice`, values[i]!),
      then: { properties, required: [Object.keys(properties)[0]] },
    }));

  it('is a question of its own, and each branch is asked for where it is the answer', () => {
    const { schema, ui, send, notes } = imported(form({}, { oneOf: [home, ship] }));
    expect(schema.properties.choice).toEqual({ type: 'string', enum: ['At_home', 'Ship_Mess'] });
    expect(schema.required).toEqual(['choice']);
    expect(ui.choice).toMatchObject({
      'ui:title': 'Which of these applies?',
      'ui:widget': 'radio',
      'ui:enumNames': ['At home', 'Ship, Mess'],
    });
    expect(schema.allOf).toEqual(chosen('', ['At_home', 'Ship_Mess']));
    expect(send.choice).toBe('/answers/choice');
    expect(notes).toEqual(['added /oneOf']);
  });

  it('is needed in an optional object once anything of that is answered, and called after references', () => {
    const { schema, ui, notes } = imported(
      form(
        { stay: form({ since: text }, { anyOf: [{ $ref: '#/$defs/homeStay' }, ship] }) },
        { $defs: { homeStay: { ...home, title: undefined } } },
      ),
    );
    expect(ui.stay_choice['ui:enumNames']).toEqual(['Home stay', 'Ship, Mess']);
    expect(schema.required ?? []).toEqual([]);
    expect(schema.allOf).toEqual([
      { if: { required: ['stay_since'] }, then: { required: ['stay_choice'] } },
      ...chosen('stay_', ['Home_stay', 'Ship_Mess']),
    ]);
    // Several of them may be right there.
    const at = '/properties/stay/anyOf';
    expect(notes).toEqual([`added ${at}`, `changed ${at}`]);
  });

  it('may be left open where nothing (null) is right, too', () => {
    const { schema } = imported(form({}, { anyOf: [home, { type: 'null' }, ship] }));
    expect(schema.required ?? []).toEqual([]);
    expect(schema.properties.choice.enum).toHaveLength(2);
  });
});

describe('an object that is a question is required', () => {
  const one = form({ a: text }, { title: 'One', required: ['a'] });
  const two = form({ b: text }, { title: 'Two', required: ['b'] });
  const fields = {
    kind: { enum: ['x', 'y'] },
    amount: { type: 'integer' },
    list: { type: 'array', maxItems: 3, items: form({ k: text }) },
    pay: { oneOf: [one, two] },
  };
  const optional = { pay: fields.pay, amount: fields.amount };
  const rulesOf = (rest: object, properties: object = fields) => {
    const { schema, notes } = imported(form(properties, rest));
    const isOfQuestion = ({ if: test }: { if: { properties?: object } }) =>
      Object.hasOwn(test.properties ?? {}, 'pay_choice');
    const allOf = (schema.allOf as { if: object }[]).filter((rule) => !isOfQuestion(rule));
    const { anyRequired, atMostOne } = schema;
    return { allOf, anyRequired, atMostOne, notes: notes.slice(1) };
  };

  it.each([
    { dependencies: { amount: ['pay'] } },
    { dependentRequired: { amount: ['pay'] } },
    { if: { required: ['amount'] }, then: { required: ['pay'] } },
  ])('by its question, where a condition says so: %j', (rule) => {
    const { allOf, notes } = rulesOf(rule);
    expect(allOf).toEqual([{ if: { required: ['amount'] }, then: { required: ['pay_choice'] } }]);
    expect(notes).toEqual([]);
  });

  it.each([
    { dependencies: { pay: ['amount'] } },
    { if: { required: ['pay'] }, then: { required: ['amount'] } },
  ])('and its question says whether it is there: %j', (rule) => {
    const { allOf, notes } = rulesOf(rule);
    expect(allOf).toEqual([{ if: { required: ['pay_choice'] }, then: { required: ['amount'] } }]);
    expect(notes).toEqual([]);
  });

  it('or one of others is', () => {
    const either = [{ required: ['pay'] }, { required: ['amount'] }];
    expect(rulesOf({ anyOf: either }, optional)).toMatchObject({
      anyRequired: ['pay_choice', 'amount'],
      notes: [],
    });
    expect(rulesOf({ oneOf: either }, optional)).toMatchObject({
      anyRequired: ['pay_choice', 'amount'],
      atMostOne: ['pay_choice', 'amount'],
      notes: [],
    });
  });

  it('or a list is not empty, where another choice of that kind is there already', () => {
    const { allOf, anyRequired, notes } = rulesOf({
      anyOf: [{ required: ['kind'] }, { required: ['amount'] }],
      allOf: [{ anyOf: [{ required: ['pay'] }, { required: ['list'] }] }],
    });
    expect(anyRequired).toEqual(['kind', 'amount']);
    expect(allOf).toEqual([
      { if: { not: { required: ['pay_choice'] } }, then: { required: ['list'] } },
    ]);
    expect(notes).toEqual(['changed /allOf/0/anyOf/1/required/0']);
  });

  it('by the property that tells its branches apart', () => {
    const branch = (of: string) => ({ ...given('of', of), properties: { of: { const: of } } });
    const pay = { oneOf: ['card', 'bank'].map(branch) };
    const { schema } = imported(
      form({ amount: fields.amount, pay }, { dependencies: { amount: ['pay'] } }),
    );
    expect(schema.allOf).toEqual([
      { if: { required: ['amount'] }, then: { required: ['pay_of'] } },
    ]);
  });

  it('by the fields of which it needs one', () => {
    const either = [{ required: ['mail'] }, { required: ['phone'] }];
    const reach = form({ mail: text, phone: text, note: text }, { anyOf: either });
    const { schema, notes } = imported(
      form({ amount: fields.amount, reach }, { dependencies: { amount: ['reach'] } }),
    );
    expect(schema.allOf).toContainEqual({
      if: { required: ['amount'] },
      then: { anyRequired: ['reach_mail', 'reach_phone'] },
    });
    expect(notes).toEqual([]);
  });

  it('by any of its fields, where it requires none and one of several is needed', () => {
    const { schema, notes } = imported(
      form(
        { amount: fields.amount, owner: form({ first: text, last: text }) },
        { anyOf: [{ required: ['owner'] }, { required: ['amount'] }] },
      ),
    );
    expect(schema.anyRequired).toEqual(['owner_first', 'owner_last', 'amount']);
    expect(notes).toEqual([]);
  });

  it('and says so where nothing of it can be asked for', () => {
    const gone = { type: 'object', properties: { a: { type: 'string', readOnly: true } } };
    const { notes } = imported(
      form(
        { amount: fields.amount, gone },
        { oneOf: [{ required: ['gone'] }, { required: ['amount'] }] },
      ),
    );
    expect(notes).toEqual(['left-out /properties/gone/properties/a', 'left-out /oneOf']);
  });
});

describe('a choice between answers', () => {
  const fields = { isAbroad: { type: 'boolean' }, country: text, reason: text };

  it('asks for the only branch that is more, where none of the others is true', () => {
    const { schema, notes } = imported(
      form(fields, { anyOf: [{ not: given('isAbroad', true) }, { required: ['country'] }] }),
    );
    expect(schema.allOf).toEqual([
      { if: isChosenTrue('isAbroad'), then: { required: ['country'] } },
    ]);
    expect(notes).toEqual([]);
  });

  it('requires one of several ticks', () => {
    const ticks = ['a', 'b', 'c'];
    const { schema, notes } = imported(
      form(Object.fromEntries(ticks.map((name) => [name, { type: 'boolean' }])), {
        anyOf: ticks.map((name) => given(name, true)),
      }),
    );
    expect(schema.allOf).toEqual([
      {
        if: { not: { anyOf: [isChosenTrue('a'), isChosenTrue('b')] } },
        then: { properties: { c: { enum: [true] } }, required: ['c'] },
      },
    ]);
    expect(notes).toEqual([]);
  });

  it('is decided by an answer in another object', () => {
    const branch = (value: string, name: string) => ({
      properties: { kind: given('of', value) },
      required: ['kind', name],
    });
    const { schema, notes } = imported(
      form(
        { kind: form({ of: { enum: ['person', 'firm'] } }), name: text, firm: text },
        { oneOf: [branch('person', 'name'), branch('firm', 'firm')] },
      ),
    );
    expect(schema.allOf).toEqual([
      { if: isChosen('kind_of', 'person'), then: { required: ['name'] } },
      { if: isChosen('kind_of', 'firm'), then: { required: ['firm'] } },
    ]);
    expect(notes).toEqual([]);
  });

  const isChosenTrue = (name: string) => ({
    properties: { [name]: { const: true } },
    required: [name],
  });
});

describe('a choice that an answer decides', () => {
  const branch = (value: string, rest: object) => ({ ...given('until', value), ...rest });
  const until = { type: 'string' };

  it('needs that answer where without it no branch is right, and takes none but those of the branches', () => {
    const branches = [branch('ever', {}), branch('date', { required: ['until', 'date'] })];
    const { schema, ui, notes } = imported(
      form({ until: { ...until, maxLength: 9 }, date: text }, { oneOf: branches }),
    );
    expect(schema.properties.until).toEqual({ type: 'string', enum: ['ever', 'date'] });
    expect(ui.until['ui:widget']).toBe('radio');
    expect(schema.required).toEqual(['until']);
    expect(schema.allOf).toEqual([{ if: isChosen('until', 'date'), then: { required: ['date'] } }]);
    expect(notes).toEqual([]);
  });

  it('may be missing where one branch is right without it, which then holds', () => {
    const ever = { ...answer('until', 'ever'), required: ['note'] };
    const branches = [branch('date', { required: ['until', 'date'] }), ever];
    const { schema } = imported(form({ until, date: text, note: text }, { oneOf: branches }));
    expect(schema.required ?? []).toEqual([]);
    expect(schema.allOf).toEqual([
      { if: isChosen('until', 'date'), then: { required: ['date'] } },
      { if: { not: isChosen('until', 'date') }, then: { required: ['note'] } },
    ]);
  });

  it('is decided by it beside a branch that is null, and each branch requires its own alone', () => {
    const pay = (kind: string, rest: object, required: string[]) => ({
      properties: { kind: { const: kind }, ...rest },
      required: ['kind', ...required],
    });
    const number = { number: text };
    const { schema, notes } = imported(
      form(
        {
          pay: {
            oneOf: [pay('card', number, []), pay('bank', number, ['number']), { type: 'null' }],
          },
        },
        { required: ['pay'] },
      ),
    );
    expect(schema.properties.pay_kind).toEqual({ type: 'string', enum: ['card', 'bank'] });
    expect(schema.allOf.map(({ then }: { then: object }) => then)).toEqual([
      { properties: { pay_number: text } },
      { properties: { pay_number: text }, required: ['pay_number'] },
    ]);
    expect(notes).toEqual(['changed /properties/pay']);
  });

  it('leaves the whole numbers of the branches', () => {
    const { schema, ui } = imported(
      form(
        { level: { type: 'integer' }, note: text },
        { oneOf: [given('level', 1), { ...given('level', 2), required: ['level', 'note'] }] },
      ),
    );
    expect(schema.properties.level).toEqual({ type: 'integer', enum: [1, 2] });
    expect(ui.level['ui:widget']).toBe('select');
  });

  it('asks for a value that is of another kind in another branch by a field of its own', () => {
    const branches = [
      { ...given('until', 'ever'), properties: { until: { const: 'ever' }, x: text } },
      { ...given('until', 'day'), properties: { until: { const: 'day' }, x: { type: 'boolean' } } },
    ];
    const { schema, send, notes } = imported(form({ until }, { oneOf: branches }));
    expect(schema.allOf).toEqual([
      { if: isChosen('until', 'ever'), then: { properties: { x: text } } },
      { if: isChosen('until', 'day'), then: { properties: { x_answered: { type: 'boolean' } } } },
    ]);
    expect(send.x).toEqual({
      by: '/answers/until',
      of: { ever: '/answers/x', day: '/answers/x_answered' },
    });
    expect(notes).toEqual(['added /properties/until']);
  });

  it('hides what a branch forbids', () => {
    const { schema, notes } = imported(
      form(
        { until: { enum: ['ever', 'date'] }, date: text },
        { oneOf: [branch('ever', { not: { required: ['date'] } }), branch('date', {})] },
      ),
    );
    expect(Object.keys(schema.properties)).toEqual(['until']);
    expect(schema.allOf).toEqual([
      {
        if: { not: isChosen('until', 'ever') },
        then: { properties: { date: text } },
      },
    ]);
    expect(notes).toEqual([]);
  });

  it('is not decided by a property that a branch does not name', () => {
    const named = { properties: { cause: { enum: ['NEW'] }, page: text }, required: ['page'] };
    const { schema } = imported(form({}, { anyOf: [named, { properties: { note: text } }] }));
    expect(Object.keys(schema.properties)).toEqual(['choice']);
  });
});

describe('what one branch chooses and another types', () => {
  const state = (country: string, schema: object) => ({
    properties: { country: { enum: [country] }, state: schema },
    required: ['state'],
  });

  it('is a field for each, sent under one name', () => {
    const { schema, ui, send, notes } = imported(
      form({}, { oneOf: [state('IND', { enum: ['GA', 'MH'] }), state('NPL', { ...text })] }),
    );
    expect(schema.allOf.map((rule: { then: object }) => rule.then)).toEqual([
      { properties: { state: { type: 'string', enum: ['GA', 'MH'] } }, required: ['state'] },
      { properties: { state_typed: { ...text } }, required: ['state_typed'] },
    ]);
    expect(ui.state_typed['ui:title']).toBe('State');
    expect(send.state).toEqual({
      by: '/answers/country',
      of: { IND: '/answers/state', NPL: '/answers/state_typed' },
    });
    // A state alone, without the country, is taken by the source.
    expect(notes).toEqual(['added /oneOf']);
  });

  it('is asked for once where it is typed in any case', () => {
    const { schema, notes } = imported(
      form(
        { state: text, isIndia: { type: 'boolean' } },
        { if: given('isIndia', true), then: { properties: { state: { enum: ['GA', 'MH'] } } } },
      ),
    );
    expect(Object.keys(schema.properties)).toEqual(['state', 'isIndia']);
    expect(notes).toEqual(['left-out /then/properties/state']);
  });
});
