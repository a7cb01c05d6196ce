import { compileDefinition, createAjv } from '../../src/engine/compile';
import {
  type CompiledDefinition,
  type Definition,
  type ModuleFactory,
  openModule,
  type Schema,
  type Validate,
} from '../../src/engine';
import { ifLocations } from '../../src/engine/schema/locations';
import {
  compileRequestType,
  openRequestType,
  type RequestType,
} from '../../src/server/definitions/compileRequestType';
import { type BrokenRules, plainValidator } from './plain/plainValidator';
import { sayable } from './plain/plainSchema';

/** What each judge gets: all the same, unless a difference is planted. */
export interface Given {
  engine: Definition;
  browser: Definition;
  server: Definition;
  plain: Schema;
}

/** All that judges the answers of one definition. */
export interface Judges {
  /** The engine's compile, with all errors. */
  engine: CompiledDefinition;
  /** The module as the browser loads and opens it. */
  browser: CompiledDefinition;
  /** The module as the server runs it: to the first error for whole requests, with all errors for parts of one. */
  server: RequestType;
  /** The rules that draft-07 can say, by the engine and by a validator of other authors. */
  engineSayable: Validate;
  plain: BrokenRules;
  /** Whether leaving out what draft-07 cannot say changes no condition, so that all other rules are the same. */
  hasSayableConditions: boolean;
}

/** The judges of a definition; some of them can be given another one. */
export async function judgesOf(
  { validators: _own, today: _day, ...definition }: CompiledDefinition,
  others: Partial<Given> = {},
): Promise<Judges> {
  const { engine, browser, server, plain }: Given = {
    engine: definition,
    browser: definition,
    server: definition,
    plain: definition.schema,
    ...others,
  };
  const ajv = createAjv({ allErrors: true });
  return {
    engine: compileDefinition(engine, { allErrors: true }),
    browser: await inBrowser(browser),
    server: openRequestType(server.key, 'en', compileRequestType(server)),
    engineSayable: ajv.compile(sayable(engine.schema)) as unknown as Validate,
    plain: await plainValidator(sayable(plain)),
    hasSayableConditions: ifLocations(engine.schema).every(
      ([, condition]) => JSON.stringify(condition) === JSON.stringify(sayable(condition)),
    ),
  };
}

/** Imported from its address, as the portal does it. */
async function inBrowser(definition: Definition): Promise<CompiledDefinition> {
  const { module } = compileRequestType(definition);
  const address = `data:text/javascript;base64,${Buffer.from(module.text).toString('base64')}`;
  const loaded: { default: ModuleFactory } = await import(/* @vite-ignore */ address);
  return openModule(loaded.default);
}
