import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../src/authoring/diagnostic';
import { offerChanges } from '../../src/authoring/diff/offerChanges';
import { checkCatalogue } from '../../src/authoring/lint/checkCatalogue';
import type { Catalogue, Offered } from '../../src/engine';

const catalogueOf = (offered: unknown, more: object = {}) => ({
  serviceTypes: [
    {
      key: 'a',
      title: 'Service A',
      requestTypes: [
        { key: 'one', title: 'One', icon: 'home', ...(offered !== undefined && { offered }) },
        { key: 'two', title: 'Two', icon: 'home' },
      ],
    },
  ],
  ...more,
});

/** Each diagnostic, with the text at its position. */
const found = (offered: unknown, more?: object) => {
  const text = JSON.stringify(catalogueOf(offered, more), null, 1);
  return checkCatalogue(text, ['one', 'two']).map((one) => ({
    text: formatDiagnostic(one),
    told: text.split('\n')[one.line - 1]!.slice(one.column - 1),
  }));
};

const over = (name: 'customer' | 'policies', rule: object) => ({
  to: { properties: { [name]: rule }, required: [name] },
});
const customer = (name: string, rule: object, required = [name]) =>
  over('customer', { properties: { [name]: rule }, ...(required.length > 0 && { required }) });

it.each([
  ['for nobody yet', false],
  ['from a day on', { from: '2026-12-01' }],
  ['for one day', { from: '2026-12-01', until: '2026-12-01' }],
  ['for a part of a percent', { share: 0.5 }],
  ['in some hours of each day', { hours: [{ from: '09:00', until: '15:00' }] }],
  [
    'over night, and all day on Sundays',
    {
      hours: [{ days: ['Mon', 'Fri'], from: '22:00', until: '06:00' }, { days: ['Sun'] }],
    },
  ],
  ['for customers of an age', customer('dateOfBirth', { ageAtLeast: 60 })],
  [
    'for those with an annuity',
    over('policies', {
      contains: { properties: { planType: { const: 'ANNUITY' } }, required: ['planType'] },
    }),
  ],
])('accepts an offer %s', (_about, offered) => {
  expect(found(offered)).toEqual([]);
  const screens = { 'fund-switch': { key: 'three', offered } };
  expect(found(undefined, { screens })).toEqual([]);
});

const mistakes: [about: string, offered: unknown, message: RegExp, told: string][] = [
  ['true', true, /error shape .*offered" must be .*false/, 'true'],
  ['a text', 'no', /error shape .*offered" must be .*false/, '"no"'],
  ['nothing at all', {}, /error shape .*must have at least one property/, '{'],
  [
    'a misspelled name',
    { form: '2026-12-01' },
    /Unknown property "form"\. Did you mean "from"\?/,
    '"form"',
  ],
  [
    'a day in Indian order',
    { from: '01-12-2026' },
    /error shape .*from" must be .*YYYY-MM-DD/,
    '"01-12-2026"',
  ],
  [
    'a day that does not exist',
    { until: '2026-02-30' },
    /error shape .*until" must be .*YYYY-MM-DD/,
    '"2026-02-30"',
  ],
  [
    'a last day before the first',
    { from: '2026-12-31', until: '2026-12-01' },
    /error catalogue-offered The last day, 2026-12-01, is before the first one, 2026-12-31.*Correct one/,
    '"2026-12-01"',
  ],
  [
    'a day of the week that is written out',
    { hours: [{ days: ['Monday'], from: '09:00' }] },
    /error shape .*must be one of: Mon, Tue/,
    '"Monday"',
  ],
  ['a time without minutes', { hours: [{ from: '9' }] }, /error shape .*from".*HH:MM/, '"9"'],
  [
    'a span that ends when it begins',
    { hours: [{ from: '09:00', until: '09:00' }] },
    /error catalogue-hours This span ends at 09:00, when it begins/,
    '"09:00"',
  ],
  [
    'a span that another one contains',
    {
      hours: [
        { from: '09:00', until: '17:00' },
        { days: ['Tue'], from: '10:00', until: '12:00' },
      ],
    },
    /error catalogue-hours At all of these times it is open by the other spans/,
    '{',
  ],
  [
    'hours around the clock',
    { hours: [{ from: '00:00' }] },
    /error catalogue-hours .*open around the clock/,
    '[',
  ],
  [
    'hours that are never open in the days of the offer',
    { from: '2026-11-21', until: '2026-11-22', hours: [{ days: ['Mon'], from: '09:00' }] },
    /error catalogue-hours From 2026-11-21 until 2026-11-22 these hours are never open/,
    '[',
  ],
  ['more than everybody', { share: 101 }, /error shape .*share" must be 100 or less/, '101'],
  ['less than nobody', { share: -1 }, /error shape .*share" must be 0 or more/, '-1'],
  ['a share as a text', { share: '10 %' }, /error shape .*share" must be a number/, '"10 %"'],
  ['a condition that is a text', { to: 'women' }, /error shape .*to" must be an object/, '"women"'],
  [
    'an unknown part of the document',
    { to: { properties: { custmer: { properties: {} } }, required: ['custmer'] } },
    /error condition-name Unknown name "custmer".*Did you mean "customer"\?/,
    '"custmer"',
  ],
  [
    'an unknown field of the customer',
    customer('gendr', { const: 'F' }),
    /error condition-name Unknown name "gendr".*Did you mean "gender"\?/,
    '"gendr"',
  ],
  [
    'an unknown field of a policy',
    over('policies', { contains: { properties: { plan: { const: 'X' } }, required: ['plan'] } }),
    /error condition-name Unknown name "plan"/,
    '"plan"',
  ],
  [
    'a value that is never there',
    customer('gender', { const: 'female' }),
    /error condition-value "gender" never has the value "female"/,
    '"female"',
  ],
  [
    'a field that is not required',
    customer('pan', { const: '' }, []),
    /warning condition-required "pan" is tested but not required/,
    '"pan"',
  ],
  [
    'a field of a policy that is not required',
    over('policies', { contains: { properties: { planId: { const: 'INEN01' } } } }),
    /warning condition-required "planId" is tested but not required/,
    '"planId"',
  ],
  [
    'a condition that tests nothing',
    { to: {} },
    /error condition-empty .*everybody is offered it/,
    '{}',
  ],
  [
    'a misspelled keyword',
    customer('gender', { cosnt: 'F' }),
    /error request-rules Unknown keyword "cosnt"\. Did you mean "const"\?/,
    '"cosnt"',
  ],
  [
    'an unknown format',
    customer('emailId', { format: 'mail' }),
    /error format-unknown Unknown format "mail"/,
    '"mail"',
  ],
  [
    'a pattern that refers back',
    customer('lastName', { pattern: '^(.)\\1$' }),
    /error pattern/,
    '"^(.)\\\\1$"',
  ],
  [
    'a fixed date',
    customer('dateOfBirth', { const: '1985-04-12' }),
    /warning fixed-date/,
    '"1985-04-12"',
  ],
  [
    'a reference',
    { to: { $ref: 'schemas/_shared/policies.json#/$defs/baseList' } },
    /error catalogue-offered The catalogue refers to no other file/,
    '"$ref"',
  ],
  [
    'a schema that is none',
    customer('gender', { enum: 'F' }),
    /error shape .*enum" must be a list/,
    '"F"',
  ],
];

it.each(mistakes)('reports %s at its place, with what to do', (_about, offered, message, told) => {
  const reported = found(offered).find(({ text }) => message.test(text));
  expect(reported, JSON.stringify(found(offered), null, 1)).toBeDefined();
  expect(reported!.told.startsWith(told), reported!.told).toBe(true);
});

it('reports what everybody is led to and not everybody is offered', () => {
  const some = { share: 10 };
  expect(found(some, { otherwise: 'one' })).toEqual(
    [
      {
        text: expect.stringMatching(/error catalogue-offered "one" is not offered to everybody/),
        told: '"one",',
      },
    ].map((one) => ({ ...one, told: expect.stringMatching(/^"one"/) })),
  );
  expect(found(some, { popular: ['one'] })).toEqual([]);
  expect(found(false, { popular: ['two', 'one'] })).toEqual([
    {
      text: expect.stringMatching(/warning catalogue-offered "one" is not offered yet/),
      told: expect.stringMatching(/^"one"/),
    },
  ]);
});

it('reports holidays that close nothing, and counts them where hours are around the clock', () => {
  const holidays = ['2027-01-26'];
  expect(found(undefined, { holidays })).toEqual([
    {
      text: expect.stringMatching(/warning catalogue-hours No request type has hours/),
      told: expect.stringMatching(/^\[/),
    },
  ]);
  expect(found({ hours: [{ from: '00:00' }] }, { holidays })).toEqual([]);
  const never = { from: '2027-01-26', until: '2027-01-26', hours: [{ from: '09:00' }] };
  expect(found(never, { holidays })).toMatchObject([{ text: expect.stringMatching(/never open/) }]);
});

describe('a change of an offer', () => {
  const men = customer('gender', { const: 'M' });
  const women = customer('gender', { const: 'F' });
  const taken: [was: unknown, is: unknown, takesAway: boolean][] = [
    [undefined, false, true],
    [undefined, { share: 50 }, true],
    [undefined, { from: '2026-12-01' }, true],
    [{ share: 50 }, undefined, false],
    [false, { share: 1 }, false],
    [{ share: 1 }, false, true],
    [{ share: 10 }, { share: 20 }, false],
    [{ share: 20 }, { share: 10 }, true],
    [{ from: '2026-12-01' }, { from: '2026-11-01' }, false],
    [{ from: '2026-11-01' }, { from: '2026-12-01' }, true],
    [{ until: '2026-11-01' }, { until: '2026-12-01' }, false],
    [{ until: '2026-12-01' }, { until: '2026-11-01' }, true],
    [{ share: 10 }, { share: 10, until: '2026-12-01' }, true],
    [men, women, true],
    [undefined, { hours: [{ from: '09:00' }] }, true],
    [{ hours: [{ from: '09:00' }] }, undefined, false],
    [{ hours: [{ from: '09:00', until: '15:00' }] }, { hours: [{ from: '09:00' }] }, false],
    [{ hours: [{ from: '09:00' }] }, { hours: [{ from: '09:00', until: '23:59' }] }, true],
    [{ hours: [{ from: '22:00', until: '02:00' }] }, { hours: [{ from: '22:00' }] }, true],
    [
      { hours: [{ from: '09:00', until: '15:00' }] },
      {
        hours: [
          { from: '09:00', until: '12:00' },
          { from: '12:00', until: '15:00' },
        ],
      },
      false,
    ],
    [men, { share: 100 }, false],
    [{ ...men, share: 10 }, { ...men, share: 11 }, false],
    [{ share: 10 }, { ...men, share: 100 }, true],
  ];
  it.each(taken)('from %j to %j takes away: %s', (was, is, takesAway) => {
    const [older, newer] = [was, is].map((one) => catalogueOf(one as Offered) as Catalogue);
    expect(offerChanges(older!, newer!)).toMatchObject([{ key: 'one', takesAway }]);
    expect(offerChanges(newer!, newer!)).toEqual([]);
  });
});
