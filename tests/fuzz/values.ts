import fc from 'fast-check';
import { isFormat, type Schema } from '../../src/engine';
import type { Random } from '../../src/authoring/fill/random';

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lower = upper.toLowerCase();
const digits = '0123456789';
const letters = `${upper}${lower}éßअकमΩ`;

/** Texts of each format of the engine. */
const formatTexts: { [format: string]: (random: Random) => string } = {
  alphanumeric: (random) => random.text(upper + lower + digits, 1, 30),
  amount: (random) =>
    `${random.int(1, 999_999)}${random.chance(0.3) ? `.${random.text(digits, 1, 2)}` : ''}`,
  country: (random) => random.pick(['India', 'Bosnia & Herzegovina', 'Côte d’Ivoire', 'भारत']),
  date: (random) => new Date(Date.UTC(1930, 0, random.int(1, 40_000))).toISOString().slice(0, 10),
  digits: (random) => random.text(digits, 1, 20),
  email: (random) => `${random.text(lower + digits, 1, 20)}@${random.text(lower, 1, 12)}.com`,
  'free-text': (random) =>
    `A${random.text(`${letters}${digits} .,/()'’&:;–-%°+#"?“”—@*_=\n`, 0, 80)}`,
  gstin: (random) =>
    `${random.text(digits, 2, 2)}${random.text(upper, 5, 5)}${random.text(digits, 4, 4)}${random.text(upper, 1, 1)}1Z${random.text(upper, 1, 1)}`,
  ifsc: (random) => `${random.text(upper, 4, 4)}0${random.text(upper + digits, 6, 6)}`,
  'letters-and-spaces': (random) => `A${random.text(`${upper}${lower} `, 0, 40)}`,
  mobile: (random) => `${random.int(6, 9)}${random.text(digits, 9, 9)}`,
  pan: (random) => random.text(upper, 5, 5) + random.text(digits, 4, 4) + random.text(upper, 1, 1),
  'person-name': (random) => `A${random.text(`${letters} .'’-`, 0, 40)}`,
  phone: (random) => `${random.int(1, 9)}${random.text(digits, 9, 9)}`,
  pincode: (random) => random.text(digits, 6, 6),
  'up-to-six-digits': (random) => random.text(digits, 0, 6),
};

/** A value that the schema, without its conditions, allows; `undefined` where none was found. */
export function valueOf(schema: Schema, random: Random): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum as unknown[]);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  if (type === 'string') return textOf(schema, random);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'null') return null;
  if (type === 'integer' || type === 'number') {
    const { minimum = 0, maximum = minimum + 1000 } = schema as {
      minimum?: number;
      maximum?: number;
    };
    return random.int(Math.ceil(minimum), Math.floor(maximum));
  }
  if (type === 'array') {
    const { minItems = 0, maxItems = 3 } = schema as { minItems?: number; maxItems?: number };
    const length = random.int(minItems, Math.min(maxItems, minItems + 3));
    return Array.from({ length }, () => valueOf((schema.items ?? {}) as Schema, random));
  }
  if (type !== 'object') return undefined;
  const { properties = {}, required = [] } = schema as {
    properties?: { [name: string]: Schema };
    required?: string[];
  };
  const names = Object.keys(properties).filter(
    (name) => required.includes(name) || random.chance(0.5),
  );
  return Object.fromEntries(names.map((name) => [name, valueOf(properties[name]!, random)]));
}

function textOf(schema: Schema, random: Random): string | undefined {
  const {
    format,
    pattern,
    minLength = 0,
    maxLength = 200,
  } = schema as {
    format?: string;
    pattern?: string;
    minLength?: number;
    maxLength?: number;
  };
  for (let attempt = 0; attempt < 20; attempt++) {
    const text = format
      ? formatTexts[format]!(random)
      : pattern
        ? fc.sample(fc.stringMatching(new RegExp(pattern)), {
            seed: random.int(0, 2 ** 31 - 1),
            numRuns: 1,
          })[0]!
        : random.text(`${letters}${digits} -_.@/&\t\n🙂`, minLength, Math.min(maxLength, 60));
    const shortened = format === 'free-text' || !format ? text : text.slice(0, maxLength);
    const { length } = [...shortened];
    if (length < minLength || length > maxLength) continue;
    if (!format || isFormat(format, shortened)) return shortened;
  }
  return undefined;
}

/** Values that nobody means, and which no schema foresees. */
export const garbage: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 60,
  '',
  ' ',
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  { toString: 'x' },
  { constructor: { prototype: { x: 1 } } },
  JSON.parse('{"__proto__":{"x":1}}'),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '\ufffd',
  '\u202egpj.exe',
  '🙂'.repeat(200),
  'x'.repeat(5000),
  ' '.repeat(5000),
  '('.repeat(2000),
  '['.repeat(3000) + ']'.repeat(3000),
  '{"a":"\\u0000"}',
  "' or 1=1 --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}',
  '%00',
  'null',
  'true',
  '50020001',
  '99999999999999999999',
  '2024-02-30',
  '0000-00-00',
  Array(2000).fill(0),
  nested(20),
  nested(2000),
];

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
}
