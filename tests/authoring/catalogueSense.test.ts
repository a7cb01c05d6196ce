import { expect, it } from 'vitest';
import { formatDiagnostic } from '../../src/authoring/diagnostic';
import { checkCatalogue } from '../../src/authoring/lint/checkCatalogue';

const right = {
  popular: ['one'],
  serviceTypes: [
    {
      key: 'a',
      title: 'Service A',
      opens: 'one',
      requestTypes: [
        { key: 'one', title: 'One', icon: 'home', keywords: ['first'], openedBy: ['one-change'] },
        { key: 'two', title: 'Two' },
      ],
    },
    { key: 'b', title: 'Service B', requestTypes: [{ key: 'three', title: 'One' }] },
    // A short cut to a request type of another service type.
    { key: 'c', title: 'Service C', opens: 'three', requestTypes: [] },
  ],
  screenKeywords: { profile: ['my data'] },
  notices: { 'date-change': { title: 'Change of date', message: 'Please visit us.' } },
};

const found = (change: (catalogue: typeof right) => void, folders = ['one', 'two', 'three']) => {
  const catalogue = structuredClone(right);
  change(catalogue);
  const text = JSON.stringify(catalogue, null, 1);
  return checkCatalogue(text, folders).map(({ line, ...rest }) => ({
    ...rest,
    line,
    told: text.split('\n')[line - 1]!.trim(),
    text: formatDiagnostic({ line, ...rest }),
  }));
};

it('accepts a catalogue in which everything has its own name', () => {
  expect(found(() => {})).toEqual([]);
});

const mistakes: [string, (catalogue: any) => void, RegExp, string][] = [
  [
    'two service types with one key',
    ({ serviceTypes }) => (serviceTypes[1].key = 'A'),
    /catalogue-name The key of a service type "A" is duplicated/,
    '"key": "A"',
  ],
  [
    'two service types with one title',
    ({ serviceTypes }) => (serviceTypes[1].title = 'Service A'),
    /The title of a service type "Service A" is duplicated/,
    '"title": "Service A"',
  ],
  [
    'two request types of one service type with one title',
    ({ serviceTypes }) => (serviceTypes[0].requestTypes[1].title = 'one'),
    /The title of a request type "one" is duplicated/,
    '"title": "one"',
  ],
  [
    'one link to two request types',
    ({ serviceTypes }) => (serviceTypes[1].requestTypes[0].openedBy = ['one-change']),
    /The link "one-change" is duplicated/,
    '"one-change"',
  ],
  [
    'a link that has a notice',
    ({ serviceTypes }) => (serviceTypes[1].requestTypes[0].openedBy = ['date-change']),
    /The link "date-change" has a notice too/,
    '"date-change"',
  ],
  [
    'a link that is no part of an address',
    ({ serviceTypes }) => (serviceTypes[1].requestTypes[0].openedBy = ['date change']),
    /The link "date change" is part of an address/,
    '"date change"',
  ],
  [
    'a service type that opens a request type of another',
    ({ serviceTypes }) => (serviceTypes[0].opens = 'three'),
    /catalogue-opens "three" belongs to the service type "Service B"\. Use a request type of this one: one, two\./,
    '"opens": "three"',
  ],
  [
    'a popular request type that does not exist',
    ({ popular }) => (popular[0] = 'onne'),
    /catalogue-popular No service type has the request type "onne"\. Did you mean "one"\?/,
    '"onne"',
  ],
  [
    'another one to offer that does not exist',
    (catalogue) => (catalogue.otherwise = 'four'),
    /catalogue-popular No service type has the request type "four"\. Use the key of an entry/,
    '"otherwise": "four"',
  ],
  [
    'a popular request type twice',
    ({ popular }) => popular.push('one'),
    /catalogue-popular "one" is duplicated/,
    '"one"',
  ],
  [
    'a popular request type without an icon',
    ({ popular }) => (popular[0] = 'two'),
    /catalogue-popular The entry "two" has no icon/,
    '"two"',
  ],
  [
    'an unknown icon',
    ({ serviceTypes }) => (serviceTypes[0].requestTypes[0].icon = 'hous'),
    /error shape .*icon" must be one of.*Did you mean "home"/,
    '"icon": "hous"',
  ],
  [
    'an unknown screen',
    ({ screenKeywords }) => (screenKeywords.profil = ['me']),
    /"profil".*"profile"/,
    '"profil": [',
  ],
  [
    'a list of keywords that is empty',
    ({ serviceTypes }) => (serviceTypes[0].requestTypes[0].keywords = []),
    /warning catalogue-keywords There are no keywords/,
    '"keywords": [],',
  ],
  [
    'a keyword of spaces',
    ({ serviceTypes }) => (serviceTypes[0].requestTypes[0].keywords = ['  ']),
    /error catalogue-keywords This keyword is empty/,
    '"  "',
  ],
  [
    'a keyword that the title says',
    ({ serviceTypes }) => (serviceTypes[0].requestTypes[0].keywords = ['first', 'ONE']),
    /catalogue-keywords The keyword "ONE" is duplicated/,
    '"ONE"',
  ],
  [
    'a keyword of a screen twice',
    ({ screenKeywords }) => (screenKeywords.profile = ['my data', 'My  data']),
    /catalogue-keywords The keyword "My  data" is duplicated/,
    '"My  data"',
  ],
  [
    'a notice without words',
    ({ notices }) => (notices['date-change'].message = ''),
    /error text This text is empty/,
    '"message": ""',
  ],
];

it.each(mistakes)('reports %s', (_about, change, message, told) => {
  expect(found(change)).toMatchObject([
    { text: expect.stringMatching(message), told: expect.stringContaining(told) },
  ]);
});

it('does not ask for an entry of a folder whose name cannot be a key', () => {
  expect(found(() => {}, ['one', 'two', 'three', '4 me'])).toMatchObject([
    { text: expect.stringMatching(/schemas\/4 me cannot be the key of a request type/) },
  ]);
});
