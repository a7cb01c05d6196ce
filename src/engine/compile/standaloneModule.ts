import standaloneCode from 'ajv/dist/standalone/index.js';
import { createAjv } from '../schema/ajv';
import type { Definition } from '../definition/definition';
import { schemaLocations } from '../schema/locations';

/**
 * The JavaScript of one ES module that carries a definition and its validators and imports nothing:
 * the few functions that it needs come through the `require` that the opener hands in
 * (see `runtime.ts`), so it runs under `script-src 'self'`.
 */
export function standaloneModule(definition: Definition): string {
  const ajv = createAjv({ allErrors: true, source: true });
  const places = Object.entries(schemaLocations(definition));
  for (const [i, [, schema]] of places.entries()) ajv.addSchema(schema, `place${i}`);
  const code = standaloneCode(
    ajv,
    Object.fromEntries(places.map((_, i) => [`v${i}`, `place${i}`])),
  );
  const validators = places.map(([place], i) => `${JSON.stringify(place)}: exports.v${i}`);
  return [
    'export default function (require) {',
    code.replace(/^"use strict";/, 'const exports = {};'),
    `const definition = ${JSON.stringify(definition)};`,
    `return { definition, validators: { ${validators.join(', ')} } };`,
    '}',
    '',
  ].join('\n');
}
