import equal from 'ajv/dist/runtime/equal.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { formats } from '../formats';
import { keywords, replacedKeywords } from '../keywords';
import { expressionOf } from '../patterns/patternTable';
import type { CompiledDefinition, Definition, Validate } from '../definition/definition';

/** The modules that the code of a definition module requires at run time. */
const modules: { [name: string]: unknown } = {
  formats: Object.fromEntries(
    formats.map(({ name, validate }) => [
      name,
      validate instanceof RegExp ? validate : { validate },
    ]),
  ),
  keywords: Object.fromEntries(
    [...replacedKeywords, ...keywords].map(({ name, validate }) => [name, validate]),
  ),
  patterns: expressionOf,
  'ajv/dist/runtime/ucs2length': { default: functionOf(ucs2length) },
  'ajv/dist/runtime/equal': { default: functionOf(equal) },
};

/** Ajv's modules are CommonJS; bundlers disagree on whether the function is the module or its `default`. */
function functionOf(imported: unknown): unknown {
  return typeof imported === 'function' ? imported : (imported as { default: unknown }).default;
}

/** The default export of a definition module (see `standaloneModule`). */
export type ModuleFactory = (require: (name: string) => unknown) => {
  definition: Definition;
  /** Absent in modules of earlier releases. */
  version?: string;
  validators: { [location: string]: Validate };
};

/** The compiled definition of a module that was made by `standaloneModule`. Throws if it requires an unknown module. */
export function openModule(factory: ModuleFactory): CompiledDefinition {
  const { definition, version, validators } = factory((name) => {
    if (!(name in modules))
      throw new Error(`A definition module requires the unknown module "${name}".`);
    return modules[name];
  });
  return { ...definition, ...(version !== undefined && { version }), validators };
}
