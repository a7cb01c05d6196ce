import { expect, it } from 'vitest';
import { readSourceFile } from '../../src/authoring/read/sourceFile';

/** A text that is no JSON, and what is said of it. */
const flaws: { [text: string]: RegExp } = {
  '': /the file is empty/,
  ' \n': /the file is empty/,
  '{"a":1,}': /Remove the comma before this/,
  '[1, ]': /Remove the comma before this/,
  '[1,,2]': /Remove the comma before this/,
  '{"a":1,,"b":2}': /Remove the comma before this/,
  '{ // x\n"a":1}': /it has no comments\. Remove this one/,
  '{ /* x */"a":1}': /it has no comments\. Remove this one/,
  '{ /* x "a":1}': /it has no comments/,
  '{ # x\n"a":1}': /it has no comments\. Remove this one/,
  '{“a”:1}': /these quotes are not those of JSON/,
  '{"a":„b“}': /these quotes are not those of JSON/,
  "{'a':1}": /these quotes are not those of JSON/,
  '{a:1}': /this is no value\. Put names and texts into straight double quotes/,
  '{"a":"b "c" d"}': /write \\" for a quote inside of a text/,
  '{\u00a0"a":1}': /an invisible sign, or a space that is none/,
  '{\u200b"a":1}': /an invisible sign, or a space that is none/,
  '{"a":True}': /true, false and null have small letters only/,
  '{"a":0x9}': /this is no number/,
  '{"a":NaN}': /this is no number/,
  '{"a":+1}': /this is no number/,
  '{"a":01}': /this is no number/,
  '{"a":.5}': /this is no number/,
  '{"a":1.}': /this is no number/,
  '{"a":"b\tc"}': /a tab or another control character/,
  '{"a":"b\nc"}': /does not end on its line/,
  '{"a":"b}': /does not end on its line/,
  '{"a":"\\d"}': /a single \\ in it/,
  '{"a":"\\u12"}': /a single \\ in it/,
  '{"a" 1}': /stands a colon/,
  '{"a":1}}': /the file has ended before this/,
  '{"a":1': /ends before all brackets are closed/,
  '[1,2': /ends before all brackets are closed/,
  '{"a":[1}': /closes one of the other kind/,
  '{"a":1 "b":2}': /between two entries stands a comma\. Add it before this/,
  '{"a":1\n"b":2}': /between two entries stands a comma\. Add it before this/,
  '{"a":}': /something is missing before this/,
};

it.each(Object.entries(flaws))('says what is wrong with %j', (text, message) => {
  const [found, ...others] = readSourceFile('a.json', text).diagnostics;
  expect(others).toEqual([]);
  expect(found).toMatchObject({ rule: 'json-syntax', message: expect.stringMatching(message) });
});

it.each([
  ['-1e400', /too large/],
  ['1e-400', /too small/],
  ['9007199254740993', /has 16 digits, of which a computer keeps 15/],
  ['-0.12345678901234567', /has 17 digits/],
  ['1234567890123456e-3', /has 16 digits/],
])('says that the number %s would be changed', (number, message) => {
  expect(readSourceFile('a.json', `{ "a": ${number} }`).diagnostics).toMatchObject([
    { rule: 'json-number', line: 1, column: 8, message: expect.stringMatching(message) },
  ]);
});

it.each(['0', '-0.0', '0e9', '123456789012345', '1000000000000000000000', '0.000000000000000001'])(
  'takes the number %s as it is',
  (number) => {
    expect(readSourceFile('a.json', `[${number}]`).diagnostics).toEqual([]);
  },
);
