import { expect, it } from 'vitest';
import { assertionHolds } from '../../src/authoring/assertionHolds';

const around = { root: {}, parent: {}, today: '2026-11-21' };

it.each([
  [[{ name: 'Asha', age: 1 }, { name: 'Ravi' }], true],
  [
    [
      { name: 'Asha', age: 1 },
      { age: 1, name: 'Asha' },
    ],
    false,
  ],
])('uniqueItems compares entries by all that is in them: %j', (value, isMet) => {
  expect(assertionHolds({ uniqueItems: true }, 'uniqueItems', value, around)).toBe(isMet);
});
