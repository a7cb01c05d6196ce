import { expect, it } from 'vitest';
import { metaschemas, validateShape, type FileKind } from '../../src/authoring/read/validateShape';
import { readSourceFile } from '../../src/authoring/read/sourceFile';
import { insteadOfRjsf } from '../../src/authoring/read/rjsfWords';
import { hasMessage } from '../../src/authoring/read/shapeMessages';
import { unknownKeywords } from '../../src/authoring/lint/shared/vocabulary';
import { readdirSync, readFileSync } from 'node:fs';

/** The diagnostics of a file of the request type mother_name in which one text was replaced. */
function mistake(kind: FileKind, from: string, to: string) {
  const path = `schemas/mother_name/${kind}.json`;
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  const spoilt = text.replace(from, () => to);
  return validateShape(kind, readSourceFile(path, spoilt)).map(({ message }) => message);
}

it.each([
  ['"maxLength": ', /must be 80000 or less/],
  ['"maximum": ', /must be 999999999999999 or less/],
])('refuses a limit that no answer can reach: %s', (limit, message) => {
  const text = `{ "properties": { "a": { ${limit}1000000000000000 } } }`;
  const found = validateShape('schema', readSourceFile('schema.json', text));
  expect(found.map((one) => one.message)).toEqual([expect.stringMatching(message)]);
});

it.each<[string, FileKind, string, string, string[]]>([
  [
    'a nested object in a payload',
    'request',
    '"remarks": "/answers/remarks"',
    '"remarks": { "first": { "second": "/answers/remarks" } }',
    [
      expect.stringMatching(
        /^"\/steps\/0\/send\/remarks" must be one of these: a pointer such as "\/answers\/name"; \{ "const": … \}; \{ "by": …, "of": … \};/,
      ),
    ],
  ],
  [
    'a computation inside another',
    'request',
    '"remarks": "/answers/remarks"',
    '"remarks": { "compute": "sum", "of": [{ "compute": "sum", "of": ["/answers/a"] }] }',
    ['A computation cannot be inside another. Put it into a hidden readOnly field, and name that.'],
  ],
  [
    'a constant by which an entry is found',
    'request',
    '"remarks": "/answers/remarks"',
    '"remarks": { "find": { "in": "/loaded/funds", "by": "code", "is": { "const": "X" } } }',
    [
      '"/steps/0/send/remarks/find/is" must be a pointer such as "/answers/code". A constant goes into a hidden field first: name that.',
    ],
  ],
  [
    'a misspelled name of an expression',
    'request',
    '"remarks": "/answers/remarks"',
    '"remarks": { "form": "/answers/remarks", "or": 1 }',
    ['Unknown property "form". Did you mean "from"?'],
  ],
  [
    'a wrong value inside an expression',
    'request',
    '"remarks": "/answers/remarks"',
    '"remarks": { "compute": "heightInCm", "of": "/answers/remarks" }',
    ['"/steps/0/send/remarks/of" must be a list.'],
  ],
  [
    'a wrong value inside of two unions',
    'request',
    '"openRequestCheck"',
    '"prefill": { "/remarks": { "has": "policy" } },\n  "openRequestCheck"',
    ['"/prefill/~1remarks/has" must be a pointer such as "/answers/name".'],
  ],
  [
    'a wrong name of a field',
    'request',
    '"openRequestCheck"',
    '"prefill": { "remarks": "/policy/policyNo" },\n  "openRequestCheck"',
    ['The name "remarks" must be the pointer of a field such as "/pincode".'],
  ],
  [
    'a kept value without a slash',
    'request',
    '"openRequestCheck"',
    '"load": [{ "call": "GET policy/", "keep": { "name": "/name" } }],\n  "openRequestCheck"',
    ['The name "name" must be a pointer such as "/answers/name".'],
  ],
  [
    'an alternative that lacks a property',
    'request',
    '"openRequestCheck"',
    '"lists": { "/remarks": { "call": "GET funds/" } },\n  "openRequestCheck"',
    ['"/lists/~1remarks" must have the property "items". Add it.'],
  ],
  [
    'no alternative at all',
    'request',
    '"openRequestCheck"',
    '"lists": { "/remarks": {} },\n  "openRequestCheck"',
    [
      '"/lists/~1remarks" must have the properties of one of these: { "call": …, "items": … }, { "from": … }, { "compute": …, "of": … }.',
    ],
  ],
  [
    'a word of RJSF',
    'ui',
    '"ui:widget": "text"',
    '"ui:widget": "text", "ui:readonly": true',
    [
      'Unknown property "ui:readonly". A value that the customer only reads has "readOnly": true in schema.json, and request.json fills it.',
    ],
  ],
  [
    'a former name',
    'request',
    '"message"',
    '"says"',
    ['Unknown property "says". It is called "message" now.'],
  ],
  [
    'a limit of the wrong type',
    'schema',
    '"maxLength": 20',
    '"maxLength": "20"',
    ['"/properties/mother_name/maxLength" must be a whole number.'],
  ],
  [
    'required in the field itself',
    'schema',
    '"maxLength": 20',
    '"maxLength": 20, "required": true, "exclusiveMinimum": true, "items": [{}]',
    [
      '"/properties/mother_name/exclusiveMinimum" must be a number. Write the limit here, in place of "minimum" or "maximum".',
      '"/properties/mother_name/items" must be an object. Write one schema for all entries, or an object with a field for each.',
      '"/properties/mother_name/required" must be a list of names, beside the "properties" that have them. Add the name of this field there, and remove this.',
    ],
  ],
  [
    'an unknown type',
    'schema',
    '"type": "string"',
    '"type": "strng"',
    [expect.stringMatching(/must be one of: .*Did you mean "string"\?$/)],
  ],
  [
    'a wrong value of a keyword of the engine',
    'schema',
    '"maxLength": 20',
    '"maxLength": 20, "ageAtLeast": 180, "after": "2026-12-31"',
    [
      '"/properties/mother_name/ageAtLeast" must be 120 or less.',
      '"/properties/mother_name/after" must be one of these: "today"; a pointer such as "/name", or "./name" in the same entry of a list.',
    ],
  ],
])('reports %s once, in words', (_about, kind, from, to, messages) => {
  expect(mistake(kind, from, to).sort()).toEqual([...messages].sort());
});

it('says of every keyword of another draft what to write', () => {
  const folder = 'node_modules/ajv/dist/refs';
  const files = ['2019-09', '2020-12'].flatMap((draft) =>
    readdirSync(`${folder}/json-schema-${draft}/meta`).map(
      (name) => `${folder}/json-schema-${draft}/meta/${name}`,
    ),
  );
  const words = [...files, `${folder}/json-schema-draft-06.json`].flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(file, 'utf8')).properties),
  );
  expect(words.length).toBeGreaterThan(60);
  const replaced = ['$ref', '$defs', 'definitions'];
  const left = words.filter((word) => !replaced.includes(word));
  const messages = left.flatMap((word) => [...unknownKeywords({ [word]: {} })]);
  expect(messages.length).toBeGreaterThan(10);
  expect(messages.filter(({ message }) => /Did you mean|Correct or remove/.test(message))).toEqual(
    [],
  );
});

it('says of every word of RJSF where it belongs', () => {
  const types = readFileSync('node_modules/@rjsf/utils/lib/types.d.ts', 'utf8');
  const bodies = ['UIOptionsBaseType', 'GlobalUISchemaOptions', 'UiSchema'].map(
    (name) => new RegExp(`^(export )?type ${name}\\b[^]*?^};`, 'm').exec(types)![0],
  );
  const words = bodies.join().match(/(?<=^ {4}'?)[\w:]+(?='?\?:)/gm)!;
  expect(words.length).toBeGreaterThan(30);
  const known = Object.keys(metaschemas.ui.properties);
  const unknown = words
    .map((word) => (word.startsWith('ui:') || known.includes(word) ? word : `ui:${word}`))
    .filter((word) => !known.includes(word));
  expect(unknown.filter((word) => !insteadOfRjsf(word))).toEqual([]);
  expect(known.filter(insteadOfRjsf)).toEqual([]);
});

it('has words for every keyword of the metaschemas', () => {
  const assertions = new Set<string>();
  const collect = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [keyword, inner] of Object.entries(value)) {
      assertions.add(keyword);
      collect(inner);
    }
  };
  collect(metaschemas);
  // What can fail, of all that draft-07 and our metaschemas contain.
  const failing =
    `type enum const pattern format required additionalProperties uniqueItems not anyOf oneOf
    minItems maxItems minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf
    minProperties maxProperties dependencies`.split(/\s+/);
  const used = failing.filter((keyword) => assertions.has(keyword));
  expect(used.length).toBeGreaterThan(12);
  expect(used.filter((keyword) => !hasMessage(keyword))).toEqual([]);
});
