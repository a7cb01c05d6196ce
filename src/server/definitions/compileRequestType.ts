import { type CompiledDefinition, type Definition, openModule } from '#engine';
import { standaloneModule } from '#engine/compile';
import { createHash } from 'node:crypto';
import { runInThisContext } from 'node:vm';
import { digestOf } from './definitionCache';
import { definitionModule } from './definitionModule';

/** The code of a request type in one language, which can be kept: compiling takes far longer than running it. */
export interface RequestTypeCode {
  /** Of the definition, also where another version of the program compiles it. */
  digest: string;
  failFast: string;
  /** The module that the browser loads, too; its name contains a digest of the text. */
  module: { name: string; text: string };
}

/** A compiled request type in one language. */
export interface RequestType {
  key: string;
  /** Of the definition: two with the same one show and accept the same. */
  digest: string;
  /** Of its texts: a BCP 47 tag. */
  language: string;
  /** Validates a complete request. Stops at the first violation, which limits the work that a request can cause. */
  failFast: CompiledDefinition;
  /**
   * Validates a part of a request: with the other answers missing, it needs every violation. Ajv then tests a
   * `pattern` on texts above `maxLength` too; the lint rejects patterns that could take long.
   */
  allErrors: CompiledDefinition;
  module: RequestTypeCode['module'];
}

/** Compiles a checked definition. Throws if that is impossible. */
export function compileRequestType(definition: Definition): RequestTypeCode {
  const text = definitionModule(definition);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return {
    digest: digestOf([JSON.stringify(definition)]),
    failFast: standaloneModule(definition, { allErrors: false }),
    module: { name: `${definition.key}.${digest}.js`, text },
  };
}

/** Makes the functions of a request type from its code, when they are used first. */
export function openRequestType(
  key: string,
  language: string,
  { digest, failFast, module }: RequestTypeCode,
): RequestType {
  const first = lazy(() => run(failFast, `${key}.failFast.js`));
  // Of one definition: a step of one is a step of the other.
  const all = lazy(() => ({ ...first(), validators: run(module.text, module.name).validators }));
  return {
    key,
    digest,
    language,
    module,
    get failFast() {
      return first();
    },
    get allErrors() {
      return all();
    },
  };
}

/** Runs a module as a script: an imported one would stay in memory for good. */
function run(text: string, filename: string): CompiledDefinition {
  const expression = text.replace(/^export default/, '').replace(/;\s*$/, '');
  return openModule(runInThisContext(`(${expression})`, { filename }));
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
