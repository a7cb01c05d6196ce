import equal from 'ajv/dist/runtime/equal.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { formats } from '../formats';
import { keywords } from '../keywords';
import type { CompiledDefinition, Definition, Validate } from '../definition/definition';

/** What the code of a definition module asks for by `require(name)`: the little that validators need at run time. */
const parts: { [name: string]: unknown } = {
  formats: Object.fromEntries(
    formats.map(({ name, validate }) => [
      name,
      validate instanceof RegExp ? validate : { validate },
    ]),
  ),
  keywords: Object.fromEntries(keywords.map(({ name, validate }) => [name, validate])),
  'ajv/dist/runtime/ucs2length': { default: functionOf(ucs2length) },
  'ajv/dist/runtime/equal': { default: functionOf(equal) },
};

/** These two are CommonJS; bundlers disagree on whether the function is the module or its `default`. */
function functionOf(imported: unknown): unknown {
  return typeof imported === 'function' ? imported : (imported as { default: unknown }).default;
}

/** What a definition module exports by default (see `standalone.ts`). */
export type ModuleFactory = (require: (name: string) => unknown) => {
  definition: Definition;
  validators: { [place: string]: Validate };
};

/** Brings a definition module to life. Compiles nothing and evaluates nothing. */
export function openModule(factory: ModuleFactory): CompiledDefinition {
  const { definition, validators } = factory((name) => {
    if (!(name in parts))
      throw new Error(`A definition module asks for "${name}", which is not there.`);
    return parts[name];
  });
  return { ...definition, validators };
}
