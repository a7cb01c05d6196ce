import { describe, expect, it } from 'vitest';
import { canonicalAnswer, dateFrom, oneTimePassword, withoutCountryCode } from '../../src/engine';

/** What is typed, and the answer that it becomes: what cannot be meant stays as it is. */
type Case = [typed: string, answer: string | number];

const string = (format: string, transform?: string[]) => ({ type: 'string', format, transform });
const percentage = { type: 'integer', transform: ['removePercentSign'] };

const fields: { name: string; schema: object; cases: Case[] }[] = [
  {
    name: 'a phone number',
    schema: string('phone'),
    cases: [
      ['+91 98765 43210', '9876543210'],
      ['09876543210', '9876543210'],
      ['00919876543210', '9876543210'],
      ['(98765) 43-210', '9876543210'],
      ['९८७६५४३२१०', '9876543210'],
      ['９８７６５４３２１０', '9876543210'],
      ['98765\u00a043210\u200b', '9876543210'],
      ['9198765432', '9198765432'],
      ['987654321098', '987654321098'],
      ['98765.4321', '98765.4321'],
      ['+1 98765 43210', '+1 98765 43210'],
      ['12AB34', '12AB34'],
    ],
  },
  {
    name: 'an account number',
    schema: string('digits', ['removeSeparators']),
    cases: [
      ['1234 5678-9012', '123456789012'],
      ['0012', '0012'],
      ['-5', '-5'],
      ['62.5', '62.5'],
      ['1e5', '1e5'],
      ['12AB34', '12AB34'],
      ['9'.repeat(300), '9'.repeat(300)],
      ['SB A/c - 1234 5678', 'SB A/c - 1234 5678'],
      ['SB 1234 5678', 'SB 1234 5678'],
    ],
  },
  {
    name: 'an account number of at most eight digits',
    schema: { ...string('digits', ['removeSeparators']), maxLength: 8 },
    cases: [
      ['1234 5678', '12345678'],
      ['1234 5678 9', '1234 5678 9'],
    ],
  },
  {
    name: 'a pin code',
    schema: string('pincode'),
    cases: [
      ['400 001', '400001'],
      ['४०० ००१', '400001'],
      ['Mumbai - 400001', 'Mumbai - 400001'],
      ['4000 001', '4000 001'],
    ],
  },
  {
    name: 'a landline without a format of its own',
    schema: { ...string('digits', ['removeSeparators', 'removeCountryCode']), maxLength: 10 },
    cases: [
      ['080-2345 6789', '8023456789'],
      ['+91 80 2345 6789', '8023456789'],
      ['91 80 2345 6789', '8023456789'],
      ['022-234567', '022234567'],
      ['080 2345 6789 ext 12', '080 2345 6789 ext 12'],
    ],
  },
  {
    name: 'a code of letters and digits',
    schema: string('alphanumeric', ['removeSeparators', 'toUpperCase']),
    cases: [
      ['in-300 1234', 'IN3001234'],
      ['no. in-3001', 'NO. IN-3001'],
      ['ﬁß12', 'ﬁß12'],
    ],
  },
  {
    name: 'a name in capitals',
    schema: string('letters-and-spaces', ['toUpperCase']),
    cases: [
      ['ｓｉｔａ devi', 'SITA DEVI'],
      ['si\u200dta\u200c \u202edevi\ufeff', 'SITA DEVI'],
      ['straße', 'STRAßE'],
      ['ırmak', 'ıRMAK'],
      ['renée', 'RENÉE'],
      ['सीता', 'सीता'],
    ],
  },
  {
    name: 'a name in any script',
    schema: string('person-name'),
    cases: [
      ['Ｓｉｔａ Ｄ＇Ｓｏｕｚａ', "Sita D'Souza"],
      ['सीता', 'सीता'],
      ['क\u094d\u200dष', 'क\u094d\u200dष'],
    ],
  },
  {
    name: 'an e-mail address',
    schema: string('email'),
    cases: [
      ['ａｓｈａ＠example．com', 'asha@example.com'],
      ['asha९@example.com', 'asha९@example.com'],
    ],
  },
  {
    name: 'free text',
    schema: string('free-text'),
    cases: [['ＡＢ，', 'ＡＢ，']],
  },
  {
    name: 'a name',
    schema: string('letters-and-spaces'),
    cases: [
      ['KAMALA  DEVI', 'KAMALA DEVI'],
      [' Asha   Sample ', 'Asha Sample'],
      ['Asha 2', 'Asha 2'],
    ],
  },
  {
    name: 'a PAN',
    schema: string('pan'),
    cases: [
      ['abcpk 1234f', 'ABCPK1234F'],
      ['ABCPK-１２３４-F', 'ABCPK1234F'],
      ['ABCPK1234FG', 'ABCPK1234FG'],
      ['ABCPK.1234F', 'ABCPK.1234F'],
      ['my PAN abcpk1234f', 'MY PAN ABCPK1234F'],
      ['abcıß1234f', 'ABCıß1234F'],
    ],
  },
  {
    name: 'an amount',
    schema: string('amount'),
    cases: [
      ['₹ 25,080.00', '25080.00'],
      ['Rs. 25,080/-', '25080'],
      ['5,00,000', '500000'],
      ['५००', '500'],
      ['62,5', '62,5'],
      ['25.080,50', '25.080,50'],
      ['5 lakh', '5 lakh'],
      ['-5', '-5'],
      ['1e5', '1e5'],
    ],
  },
  {
    name: 'a free text in which a rule finds a year',
    schema: { ...string('free-text'), usually: { numberAtLeast: 1950, notAfter: 'today' } },
    cases: [
      ['२०१५', '2015'],
      ['मार्च २०१५', 'मार्च 2015'],
      ['２０१５ Ａ', '2015 Ａ'],
    ],
  },
  {
    name: 'a free text without such a rule',
    schema: string('free-text'),
    cases: [['घर २०१५', 'घर २०१५']],
  },
  {
    name: 'a text with a pattern of digits and more',
    schema: { type: 'string', pattern: '^[0-9]{2}/[0-9]{4}$' },
    cases: [
      ['०३/२०१५', '03/2015'],
      ['०३-२०१५', '03-2015'],
    ],
  },
  {
    name: 'a percentage',
    schema: percentage,
    cases: [
      ['5 %', 5],
      ['५', 5],
      ['-5', -5],
      ['62.5', 62.5],
      ['1e5', '1e5'],
      ['half', 'half'],
      ['9'.repeat(300), '9'.repeat(300)],
    ],
  },
];

describe.each(fields)('[OPEN-144] $name', ({ schema, cases }) => {
  it.each(cases)('%j is %j, and stays so', (typed, answer) => {
    expect(canonicalAnswer(schema, typed)).toBe(answer);
    expect(canonicalAnswer(schema, String(answer))).toBe(answer);
  });
});

describe('[OPEN-144] a day', () => {
  it.each(['1/4/1985', '01-04-1985', '01.04.1985', '1 Apr 1985', '1st April, 1985', '1985-04-01'])(
    '%j is 1 April 1985',
    (typed) => expect(dateFrom(typed)).toBe('1985-04-01'),
  );
  it.each(['1985/04/01', '1985.04.01', '1985-4-1', '1985 04 01'])(
    '%j, year first, is 1 April 1985',
    (typed) => expect(dateFrom(typed)).toBe('1985-04-01'),
  );
  it.each(['-', '\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\uff0d'])(
    'parts with %j between them are a day',
    (dash) => {
      expect(dateFrom(['01', '04', '1985'].join(dash))).toBe('1985-04-01');
      expect(dateFrom(['1', 'Apr', '1985'].join(dash))).toBe('1985-04-01');
      expect(dateFrom(['1985', '04', '01'].join(dash))).toBe('1985-04-01');
    },
  );
  it.each([
    '1 September 1985',
    '01-September-1985',
    '1/september/1985',
    '1 Sept. 1985',
    '1 SEP 1985',
  ])('%j is 1 September 1985', (typed) => expect(dateFrom(typed)).toBe('1985-09-01'));
  it('can be any month by its name', () => {
    for (let month = 0; month < 12; month++) {
      const day = new Date(Date.UTC(1985, month, 1));
      const name = day.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
      for (const written of [name, name.slice(0, 3)])
        expect(dateFrom(`1 ${written} 1985`), written).toBe(day.toISOString().slice(0, 10));
    }
  });
  it('is read without invisible signs', () =>
    expect(dateFrom('\u200e01/04\u200b/1985\ufeff')).toBe('1985-04-01'));
  it.each(['31/02/2020', '1/4/85', '4/13/1985', '1985-13-04', '1 Foo 1985', 'tomorrow', '1985'])(
    '%j is no day',
    (typed) => expect(dateFrom(typed)).toBeUndefined(),
  );
});

it.each([
  ['Your OTP is 482913', '482913'],
  ['482 913', '482913'],
  ['４८２९१३', '482913'],
  ['4829', '4829'],
  ['482913 or 482914', '482913 or 482914'],
  ['48291३', '482913'],
  ['482\u200b913\u200e', '482913'],
  ['482 91A', '482 91A'],
])('[OPEN-144] the OTP in %j is %j', (typed, code) => {
  expect(oneTimePassword(typed, 6)).toBe(code);
});

it('[OPEN-144] a country code is taken off once', () => {
  expect(withoutCountryCode('+91 919 876 5432')).toBe('9198765432');
});
