import type { Definition } from '#engine';
import { standaloneModule } from '#engine/compile';
import { minifySync } from 'oxc-minify';

/** The module of a definition as browsers load it: what Ajv writes is long, and a third of it is names. */
export function definitionModule(definition: Definition): string {
  const { code, errors } = minifySync('definition.js', standaloneModule(definition), {
    module: true,
    compress: { target: 'es2020' },
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
