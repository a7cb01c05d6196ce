import { isObject, partsOf, type Pointer, pointerOf, type Schema } from '#engine';

/** One thing that a rule asks of a value. */
export interface RuleTest {
  at: Pointer;
  /** A keyword of a schema, `is` for one of some values, `isNot` for none of them, or `given`. */
  keyword: string;
  value?: unknown;
}

/** A rule that is simple enough to be said in words: all of its tests are needed, or any of them. */
export interface Rule {
  isAny: boolean;
  tests: RuleTest[];
}

/** What a schema tests; undefined where it is more than a list of tests. */
export function readRule(schema: unknown): Rule | undefined {
  if (schema === undefined) return { isAny: false, tests: [] };
  return isObject(schema) ? readObject(schema, '') : undefined;
}

function readObject(schema: Schema, at: Pointer): Rule | undefined {
  const { type, $comment: _comment, properties = {}, required = [], anyOf, ...others } = schema;
  if (Object.keys(others).length > 0 || !isObject(properties) || !Array.isArray(required))
    return undefined;
  if (type !== undefined && type !== 'object') return undefined;
  const names = Object.keys(properties);
  const given = required.filter((name) => typeof name === 'string' && !names.includes(name));
  const parts = [
    ...names.map((name) => readProperty(properties[name], at + pointerOf(name), required)),
    ...given.map((name) => oneTest({ at: at + pointerOf(name), keyword: 'given' })),
  ];
  if (anyOf === undefined) return all(parts);
  if (!Array.isArray(anyOf) || parts.length > 0) return undefined;
  const ways = anyOf.map((one) => (isObject(one) ? readObject(one, at) : undefined));
  const tests = ways.flatMap((way) => (way?.tests.length === 1 ? way.tests : []));
  return tests.length === anyOf.length ? { isAny: tests.length > 1, tests } : undefined;
}

function readProperty(schema: unknown, at: Pointer, required: unknown[]): Rule | undefined {
  if (!isObject(schema)) return undefined;
  const isRequired = required.includes(partsOf(at).at(-1));
  if ('properties' in schema || 'required' in schema || 'anyOf' in schema)
    return isRequired ? readObject(schema, at) : undefined;
  const { type: _type, format: _format, ...tests } = schema as Schema;
  const read = Object.entries(tests).map(([keyword, value]) => readKeyword(at, keyword, value));
  if (read.length === 0) return isRequired ? oneTest({ at, keyword: 'given' }) : undefined;
  // What excludes values holds where there is none.
  if (!isRequired && !read.every((one) => one?.keyword === 'isNot')) return undefined;
  return all(read.map((one) => one && oneTest(one)));
}

function readKeyword(at: Pointer, keyword: string, value: unknown): RuleTest | undefined {
  if (keyword === 'const') return { at, keyword: 'is', value: [value] };
  if (keyword === 'enum') return Array.isArray(value) ? { at, keyword: 'is', value } : undefined;
  if (keyword === 'not') {
    const [only, ...more] = isObject(value) ? Object.entries(value) : [];
    const isNot = only && more.length === 0 ? readKeyword(at, ...only) : undefined;
    return isNot?.keyword === 'is' ? { ...isNot, keyword: 'isNot' } : undefined;
  }
  const isPlain = typeof value !== 'object' && keyword !== '$ref';
  return isPlain ? { at, keyword, value } : undefined;
}

const oneTest = (test: RuleTest): Rule => ({ isAny: false, tests: [test] });

function all(parts: (Rule | undefined)[]): Rule | undefined {
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  const isAny = known.some((part) => part.isAny);
  return isAny && known.length > 1
    ? undefined
    : { isAny, tests: known.flatMap(({ tests }) => tests) };
}

/** How a rule is written: with the type of each object or, in the conditions of schema.json, without. */
export interface RuleStyle {
  hasTypes: boolean;
  typeOf: (at: Pointer) => unknown;
}

/** The schema of a rule; undefined where it tests nothing. */
export function writeRule({ isAny, tests }: Rule, style: RuleStyle): Schema | undefined {
  if (tests.length === 0) return undefined;
  if (isAny && tests.length > 1)
    return { anyOf: tests.map((test) => writeRule({ isAny: false, tests: [test] }, style)!) };
  const whole = objectIn(style);
  for (const test of tests) addTest(whole, test, style);
  return whole;
}

const objectIn = ({ hasTypes }: RuleStyle): Schema => (hasTypes ? { type: 'object' } : {});

function addTest(whole: Schema, { at, keyword, value }: RuleTest, style: RuleStyle): void {
  const names = partsOf(at);
  let holder = whole;
  for (const [i, name] of names.entries()) {
    const isLast = i === names.length - 1;
    const isTested = !isLast || keyword !== 'given';
    if (isTested) holder.properties ??= {};
    if (!isLast || keyword !== 'isNot')
      holder.required = [...new Set([...((holder.required ?? []) as string[]), name])];
    if (!isTested) return;
    if (isLast)
      holder.properties[name] = {
        ...holder.properties[name],
        ...keywordsOf(keyword, value, style.typeOf(at)),
      };
    else holder = holder.properties[name] ??= objectIn(style);
  }
}

function keywordsOf(keyword: string, value: unknown, type: unknown): Schema {
  if (keyword !== 'is' && keyword !== 'isNot')
    return { ...(type !== undefined && { type }), [keyword]: value };
  const values = [value].flat();
  const is = values.length === 1 ? { const: values[0] } : { enum: values };
  return keyword === 'is' ? is : { not: is };
}
