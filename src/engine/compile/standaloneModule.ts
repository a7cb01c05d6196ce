import standaloneCode from 'ajv/dist/standalone/index.js';
import { type AjvSettings, createAjv } from '../schema/ajv';
import type { Definition, Pointer, Schema } from '../definition/definition';
import { isObject } from '../json/object';
import { pointerOf, withAllAt } from '../json/pointer';
import type { PatternTable } from '../patterns/patternTable';
import { schemaLocations } from '../schema/locations';
import { checksumOf } from '../schema/schemaVersion';
import { subschemas } from '../schema/subschemas';

/**
 * The source of an ES module with a definition and its validators. It imports nothing and evaluates no text, so it
 * runs under `script-src 'self'`; `openModule` passes it the few functions that it needs.
 */
export function standaloneModule(
  given: Definition,
  { allErrors }: Pick<AjvSettings, 'allErrors'> = { allErrors: true },
): string {
  const definition = { ...given, schema: withoutComments(given.schema) };
  const patterns: { [source: string]: PatternTable } = {};
  const ajv = createAjv({
    allErrors,
    source: true,
    onPattern: (pattern, table) => (patterns[pattern] = table),
  });
  const locations = Object.entries(schemaLocations(definition));
  const main = withSharedConditions(definition.schema, locations);
  for (const [i, [location, schema]] of locations.entries())
    ajv.addSchema(location === 'schema' ? main : { if: schema, else: false }, `schema${i}`);
  const code = standaloneCode(
    ajv,
    Object.fromEntries(locations.map((_, i) => [`v${i}`, `schema${i}`])),
  );
  const schema = JSON.stringify(definition.schema);
  // What the code takes out of the schema is never a condition.
  const written = JSON.stringify(main);
  // Ajv writes the whole schema once more.
  const { text, literals } = withoutLiterals(
    code.replace(/^"use strict";/, '').replaceAll(`= ${written};`, '= schema;'),
  );
  const lean = text
    .replace(addedError, 'vErrors = add(vErrors, $2);errors++;')
    .replace(brokenIf, '')
    .replace(absent, '!has($1, "$2")')
    .replace(present, 'has($1, "$2")')
    .replace(schemaPath, '')
    .replace(unreadParams, 'params:{}')
    .replace(
      error,
      (_all, at = 'instancePath', keyword, params) =>
        `fail(vErrors, ${[at, keyword, ...(params === '{}' ? [] : [params])].join(', ')})`,
    )
    .replace(placeOfLiteral, (_all, index) => literals[Number(index)]!);
  const validators = locations.map(([location], i) => `${JSON.stringify(location)}: exports.v${i}`);
  return [
    // In parentheses a browser compiles it at once, and does not read it twice.
    'export default (function (require) {',
    'const exports = {};',
    'const add = (all, error) => all === null ? [error] : (all.push(error), all);',
    'const fail = (all, instancePath, keyword, params = {}) => add(all, { instancePath, keyword, params });',
    'const has = (data, name) => data[name] !== undefined && Object.hasOwn(data, name);',
    `const schema = ${schema};`,
    ...(Object.keys(patterns).length > 0 ? [expressions(patterns)] : []),
    lean,
    `const definition = { ...${JSON.stringify({ ...definition, schema: undefined })}, schema };`,
    `return { definition, version: ${JSON.stringify(checksumOf(definition.schema))}, validators: { ${validators.join(', ')} } };`,
    '});',
    '',
  ].join('\n');
}

/**
 * The schema with each `if` as a reference: its condition has a validator of its own, which would otherwise be written
 * twice. The errors of a condition are not used.
 */
const withSharedConditions = (schema: Schema, locations: [string, Schema][]): Schema =>
  withAllAt(
    schema,
    locations.flatMap(([location], i): [Pointer, Schema][] =>
      location.startsWith('schema#')
        ? [[location.slice('schema#'.length), { $ref: `schema${i}` }]]
        : [],
    ),
  );

/** A schema without `$comment` and `$id`: browsers need neither, and an `$id` would be the base of each `$ref`. */
const withoutComments = (schema: Schema): Schema =>
  withAllAt(
    schema,
    [...commentsIn(schema)].map((at): [Pointer, undefined] => [at, undefined]),
  );

function* commentsIn(schema: object, at: Pointer = ''): Generator<Pointer> {
  for (const keyword of ['$comment', '$id'])
    if (Object.hasOwn(schema, keyword)) yield at + pointerOf(keyword);
  for (const [place, part] of subschemas(schema, at))
    if (isObject(part)) yield* commentsIn(part, place);
}

/**
 * The code with a number in place of each string literal that is more than a name, so that no text of a schema is
 * rewritten as if it were code of Ajv.
 */
function withoutLiterals(code: string): { text: string; literals: string[] } {
  const literals: string[] = [];
  const text = code.replace(/"(?:[^"\\]|\\.)*"/g, (literal) =>
    /^"[\w /-]*"$/.test(literal) ? literal : `"§${literals.push(literal) - 1}"`,
  );
  return { text, literals };
}

const placeOfLiteral = /"§(\d+)"/g;

/** The automata of all patterns, by the function that Ajv calls instead of `new RegExp`. */
const expressions = (patterns: { [source: string]: PatternTable }): string =>
  `const patterns = ${JSON.stringify(patterns)}; const expression = (pattern) => require("patterns")(patterns[pattern]);`;

/** How Ajv adds an error: each has another name, which makes the largest module a fourth larger on the way. */
const addedError =
  /const (err\d+) = (\{.*?\});if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g;

/** The error of an `if`, which Ajv adds to those of its `then`: the engine ignores it. */
const brokenIf =
  /if\(!\w+\)\{vErrors = add\(vErrors, \{[^{}]*,keyword:"if",params: ?\{[^{}]*\}\}\);errors\+\+;\}/g;

/** The params of `enum` and `type`, which no message of the engine uses. */
const unreadParams = /params: ?\{(?:allowedValues|type):[^{}]*\}/g;

/** An error with its place: the names of its properties each time. */
const error =
  /add\(vErrors, \{instancePath(?::([^{}]*?))?,keyword:("[^"]*"),params: ?(\{[^{}]*\})\}\)/g;

/** How Ajv asks whether there is an own property: its name twice each time, and most rules ask. */
const absent = /\((data\d*)\.(\w+) === undefined\) \|\| \(!\(func\d+\.call\(\1, "\2"\)\)\)/g;
const present = /(data\d*)\.(\w+) !== undefined && func\d+\.call\(\1, "\2"\)/g;

/** The rule that is broken, by its place in schema.json: only the coverage of examples needs it, which compiles its own. */
const schemaPath = /,schemaPath:"[^"]*"/g;
