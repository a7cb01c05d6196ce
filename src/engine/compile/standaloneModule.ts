import standaloneCode from 'ajv/dist/standalone/index.js';
import { createAjv } from '../schema/ajv';
import type { Definition } from '../definition/definition';
import { schemaLocations } from '../schema/locations';

/**
 * The source of an ES module with a definition and its validators. It imports nothing and evaluates no text, so it
 * runs under `script-src 'self'`; `openModule` passes it the few functions that it needs.
 */
export function standaloneModule(definition: Definition): string {
  const ajv = createAjv({ allErrors: true, source: true });
  const locations = Object.entries(schemaLocations(definition));
  for (const [i, [, schema]] of locations.entries()) ajv.addSchema(schema, `schema${i}`);
  const code = standaloneCode(
    ajv,
    Object.fromEntries(locations.map((_, i) => [`v${i}`, `schema${i}`])),
  );
  const validators = locations.map(([location], i) => `${JSON.stringify(location)}: exports.v${i}`);
  return [
    'export default function (require) {',
    code.replace(/^"use strict";/, 'const exports = {};'),
    `const definition = ${JSON.stringify(definition)};`,
    `return { definition, validators: { ${validators.join(', ')} } };`,
    '}',
    '',
  ].join('\n');
}
