import { expect, it } from 'vitest';
import { languageName } from '../../src/authoring/languages/languageTag';

it.each([
  ['hi', 'Hindi'],
  ['xx', 'xx'],
  ['hi_IN!', 'hi_IN!'],
  ['', ''],
])('calls the language "%s" "%s"', (tag, name) => {
  expect(languageName(tag)).toBe(name);
});
