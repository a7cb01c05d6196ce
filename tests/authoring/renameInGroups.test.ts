import { expect, it } from 'vitest';
import { applyOccurrences } from '../../src/authoring/rename/applyOccurrences';
import { occurrencesOf } from '../../src/authoring/rename/renameField';
import { smallFiles } from '../engine/smallFiles';

const text = { type: 'string', maxLength: 20 };
const files = smallFiles({
  'schema/properties/name': { ...text, differsFrom: './home/city' },
  'schema/properties/home': {
    type: 'object',
    properties: { city: text, street: { ...text, differsFrom: './city' } },
  },
});

it('follows a field into the lists of required, sufficient and allowed names', () => {
  const lists = Object.fromEntries(
    ['required', 'anyRequired', 'atMostOne'].map((keyword) => [keyword, ['name', 'comment']]),
  );
  const given = smallFiles({
    'schema/properties/home': {
      type: 'object',
      properties: { name: text, comment: text },
      ...lists,
    },
  });
  const rename = { from: '/home/name', to: '/home/title' };
  const renamed = applyOccurrences(given, occurrencesOf('small', given, rename));
  const { home } = JSON.parse(renamed['schemas/small/schema.json']!).properties;
  for (const keyword of Object.keys(lists)) expect(home[keyword]).toEqual(['title', 'comment']);
});

it.each([
  ['/home/city', '/home/town', './home/town', './town'],
  ['/home', '/house', './house/city', './city'],
])('follows %s, now %s, in relative names from around it', (from, to, outer, inner) => {
  const renamed = applyOccurrences(files, occurrencesOf('small', files, { from, to }));
  const { properties } = JSON.parse(renamed['schemas/small/schema.json']!);
  expect(properties.name.differsFrom).toBe(outer);
  expect((properties.home ?? properties.house).properties.street.differsFrom).toBe(inner);
});
