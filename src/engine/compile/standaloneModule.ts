import standaloneCode from 'ajv/dist/standalone/index.js';
import { type AjvSettings, createAjv } from '../schema/ajv';
import type { Definition } from '../definition/definition';
import type { PatternTable } from '../patterns/patternTable';
import { schemaLocations } from '../schema/locations';

/**
 * The source of an ES module with a definition and its validators. It imports nothing and evaluates no text, so it
 * runs under `script-src 'self'`; `openModule` passes it the few functions that it needs.
 */
export function standaloneModule(
  definition: Definition,
  { allErrors }: Pick<AjvSettings, 'allErrors'> = { allErrors: true },
): string {
  const patterns: { [source: string]: PatternTable } = {};
  const ajv = createAjv({
    allErrors,
    source: true,
    onPattern: (pattern, table) => (patterns[pattern] = table),
  });
  const locations = Object.entries(schemaLocations(definition));
  for (const [i, [, schema]] of locations.entries()) ajv.addSchema(schema, `schema${i}`);
  const code = standaloneCode(
    ajv,
    Object.fromEntries(locations.map((_, i) => [`v${i}`, `schema${i}`])),
  );
  const schema = JSON.stringify(definition.schema);
  const lean = code
    .replace(/^"use strict";/, '')
    .replace(addedError, 'vErrors = add(vErrors, $2);errors++;')
    .replace(absent, '!has($1, "$2")')
    .replace(present, 'has($1, "$2")')
    .replace(schemaPath, '')
    // Ajv writes the whole schema once more.
    .replaceAll(`= ${schema};`, '= schema;');
  const validators = locations.map(([location], i) => `${JSON.stringify(location)}: exports.v${i}`);
  return [
    // In parentheses a browser compiles it at once, and does not read it twice.
    'export default (function (require) {',
    'const exports = {};',
    'const add = (all, error) => all === null ? [error] : (all.push(error), all);',
    'const has = (data, name) => data[name] !== undefined && Object.hasOwn(data, name);',
    `const schema = ${schema};`,
    ...(Object.keys(patterns).length > 0 ? [expressions(patterns)] : []),
    lean,
    `const definition = { ...${JSON.stringify({ ...definition, schema: undefined })}, schema };`,
    `return { definition, validators: { ${validators.join(', ')} } };`,
    '});',
    '',
  ].join('\n');
}

/** The automata of all patterns, by the function that Ajv calls instead of `new RegExp`. */
const expressions = (patterns: { [source: string]: PatternTable }): string =>
  `const patterns = ${JSON.stringify(patterns)}; const expression = (pattern) => require("patterns")(patterns[pattern]);`;

/** How Ajv adds an error: each has another name, which makes the largest module a fourth larger on the way. */
const addedError =
  /const (err\d+) = (\{.*?\});if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g;

/** How Ajv asks whether there is an own property: its name twice each time, and most rules ask. */
const absent = /\((data\d*)\.(\w+) === undefined\) \|\| \(!\(func\d+\.call\(\1, "\2"\)\)\)/g;
const present = /(data\d*)\.(\w+) !== undefined && func\d+\.call\(\1, "\2"\)/g;

/** The rule that is broken, by its place in schema.json: only the coverage of examples needs it, which compiles its own. */
const schemaPath = /,schemaPath:"[^"]*"/g;
