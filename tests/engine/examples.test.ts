import { beforeAll, describe, expect, it } from 'vitest';
import { compileDefinition } from '../../src/engine/compile/compileDefinition';
import type { CompiledDefinition, Context, Schema } from '../../src/engine/definition/definition';
import { canSubmit, openModule, openRequest, submitRequest } from '../../src/engine';
import { describedFields, descriptionOf } from '../../src/engine/schema/fields';
import { formatDiagnostic } from '../../src/authoring/diagnostic';
import { keywords } from '../../src/engine/keywords';
import { readDefinition } from '../../src/authoring/read/readDefinition';
import { validateShape } from '../../src/authoring/read/validateShape';
import { readSourceFile } from '../../src/authoring/read/sourceFile';
import { definitionModule } from '../../src/server/definitions/definitionModule';
import { contextOf, type ExampleFile, examplesOf } from '../examples';
import { definitionOf, keysOf, projectFiles } from '../files';

/** The definition as compiled for the browser, for the server and for the `catalogue` command. */
const callers: { [caller: string]: (key: string) => Promise<CompiledDefinition> } = {
  'checker (compiled here, all problems)': async (key) => definitionOf(key),
  'server (compiled here, first problem)': async (key) => {
    const read = readDefinition(key, projectFiles);
    if (!('definition' in read)) throw new Error(`${key} cannot be read.`);
    return compileDefinition(read.definition, { allErrors: false });
  },
  'browser (compiled ahead as a module)': async (key) => {
    const code = definitionModule(definitionOf(key));
    const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
    return openModule((await import(/* @vite-ignore */ url)).default);
  },
};

const proves: {
  [expectation: string]: (
    d: CompiledDefinition,
    c: Context,
    e: ExampleFile,
    first: boolean,
  ) => void;
} = {
  accepted(definition, context, example) {
    expect(openRequest(definition, context)).not.toHaveProperty('refusal');
    const steps: Context['steps'] = {};
    const acknowledged: string[] = [];
    const ask = () =>
      submitRequest(definition, { ...context, steps, acknowledged }, example.answers);
    for (const {
      call,
      payload,
      pause,
      response = { status: 'success', ticketnumber: 'SR1' },
    } of example.steps!) {
      const outcome = ask();
      if (outcome.kind !== 'call') throw new Error(JSON.stringify(outcome));
      expect(outcome.step.call).toBe(call);
      const code = { etli_sub_type: context.subType.code };
      expect(outcome.payload).toEqual(
        Array.isArray(payload)
          ? payload.map((entry) => ({ ...entry, ...code }))
          : { ...payload, ...code },
      );
      steps[outcome.step.id] = response;
      const then = ask();
      expect(then.kind === 'pause' ? then.message : undefined).toBe(pause);
      acknowledged.push(outcome.step.id);
    }
    const outcome = ask();
    if (example.stops) expect(outcome).toMatchObject({ kind: 'stopped', message: example.stops });
    else {
      expect(outcome.kind).toBe('done');
      expect(outcome.kind === 'done' && outcome.tickets.at(-1)?.ticketnumber).toBe('SR1');
    }
  },
  rejected(definition, context, example, first) {
    const outcome = submitRequest(definition, context, example.answers);
    if (outcome.kind !== 'problems') throw new Error(JSON.stringify(outcome));
    if (first) expect(example.problems).toEqual(expect.arrayContaining(outcome.problems));
    else expect(outcome.problems).toEqual(example.problems);
  },
  refused(definition, context, example) {
    expect(openRequest(definition, context)).toMatchObject({
      refusal: { message: example.refusal },
    });
  },
};

/** Every rule that an answer can break, as `field rule`, including conditional ones. */
function rulesOf({ schema, request }: CompiledDefinition): string[] {
  const validated = [
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'format',
    'enum',
    'proof',
    ...keywords
      .filter(({ name, validate }) => validate && name !== 'upload')
      .map(({ name }) => name),
  ];
  const rules = describedFields(schema)
    .filter((field) => !field.schema.readOnly && !isInsideReadOnly(schema, field.at))
    .flatMap(({ at, schema: part, isRequired }) => [
      ...validated.filter((rule) => rule in part).map((rule) => `${at} ${rule}`),
      ...(part.upload ? [`${at} upload`, `${at} uploadSize`] : []),
      ...(isRequired ? [`${at} required`] : []),
    ]);
  return [
    '/policy required',
    ...rules,
    ...Object.keys(request.lists ?? {})
      .filter((at) => descriptionOf(schema, at)?.type !== 'null')
      .map((at) => `${at} list`),
    ...Object.keys(request.lookUps ?? {}).map((at) => `${at} lookUp`),
  ];
}

const isInsideReadOnly = (schema: Schema, at: string) =>
  at.includes('/items') && descriptionOf(schema, at.split('/items')[0]!)?.readOnly === true;

describe.each(keysOf(projectFiles))('examples of %s', (key) => {
  it('match the schema of examples', () => {
    const folder = `schemas/${key}/examples/`;
    const diagnostics = Object.entries(projectFiles)
      .filter(([path]) => path.startsWith(folder))
      .flatMap(([path, text]) => validateShape('example', readSourceFile(path, text)));
    expect(diagnostics.map(formatDiagnostic)).toEqual([]);
  });

  it('include two accepted ones and a rejected one for every rule that can fail', () => {
    const examples = examplesOf(key);
    expect(examples.filter(({ kind }) => kind === 'accepted').length).toBeGreaterThanOrEqual(2);
    const broken = examples.flatMap(({ problems = [] }) => problems);
    const proved = broken.map(({ at, rule }) => `${at.replace(/\/\d+\//, '/items/')} ${rule}`);
    expect(rulesOf(definitionOf(key)).filter((rule) => !proved.includes(rule))).toEqual([]);
  });

  it('include one that cannot be submitted, if submitting has a condition', () => {
    const definition = definitionOf(key);
    const isHeld = (example: ExampleFile) =>
      !canSubmit(definition, contextOf(definition, example), example.answers);
    const filledIn = examplesOf(key).filter(({ kind }) => kind !== 'refused');
    expect(filledIn.some(isHeld)).toBe(definition.request.submitWhen !== undefined);
  });
});

describe.each(Object.entries(callers))('compiled for the %s', (caller, compiled) => {
  describe.each(keysOf(projectFiles))('%s', (key) => {
    let definition: CompiledDefinition;
    beforeAll(async () => {
      definition = await compiled(key);
    });
    it.each(examplesOf(key))('$name: $about', (example) => {
      const first = caller.startsWith('server');
      proves[example.kind]!(definition, contextOf(definition, example), example, first);
    });
  });
});
