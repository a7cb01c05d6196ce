import { describe, expect, it } from 'vitest';
import { compileDefinition } from '../../src/engine/compile';
import type { CompiledDefinition, Context } from '../../src/engine/definition';
import { openModule, openRequest, submitRequest } from '../../src/engine';
import { readDefinition } from '../../src/engine/read';
import { standaloneModule } from '../../src/engine/standalone';
import { contextOf, type ExampleFile, examplesOf } from '../examples';
import { definitionOf, keysOf, projectFiles } from '../files';

/** The definition as the browser has it, as the server has it, and as the checker has it. */
const callers: { [caller: string]: (key: string) => Promise<CompiledDefinition> } = {
  'checker (compiled here, all problems)': async (key) => definitionOf(key),
  'server (compiled here, first problem)': async (key) => {
    const read = readDefinition(key, projectFiles);
    if (!('definition' in read)) throw new Error(`${key} cannot be read.`);
    return compileDefinition(read.definition, { allErrors: false });
  },
  'browser (compiled ahead as a module)': async (key) => {
    const code = standaloneModule(definitionOf(key));
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
    for (const {
      call,
      payload,
      response = { status: 'success', ticketnumber: 'SR1' },
    } of example.steps!) {
      const outcome = submitRequest(definition, { ...context, steps }, example.answers);
      if (outcome.kind !== 'call') throw new Error(JSON.stringify(outcome));
      expect(outcome.step.call).toBe(call);
      expect(outcome.payload).toEqual({ ...payload, etli_sub_type: context.subType.code });
      steps[outcome.step.id] = response;
    }
    const outcome = submitRequest(definition, { ...context, steps }, example.answers);
    if (example.stops) expect(outcome).toMatchObject({ kind: 'stopped', says: example.stops });
    else expect(outcome).toMatchObject({ kind: 'done', ticketnumber: 'SR1' });
  },
  rejected(definition, context, example, first) {
    const outcome = submitRequest(definition, context, example.answers);
    if (outcome.kind !== 'problems') throw new Error(JSON.stringify(outcome));
    if (first) expect(example.problems).toEqual(expect.arrayContaining(outcome.problems));
    else expect(outcome.problems).toEqual(example.problems);
  },
  refused(definition, context, example) {
    expect(openRequest(definition, context)).toMatchObject({ refusal: { says: example.refusal } });
  },
};

describe.each(Object.entries(callers))('for the %s', (caller, compiled) => {
  describe.each(keysOf(projectFiles))('%s', (key) => {
    it.each(examplesOf(key))('$name: $about', async (example) => {
      const definition = await compiled(key);
      const first = caller.startsWith('server');
      proves[example.kind]!(definition, contextOf(definition, example), example, first);
    });

    it('has the examples that prove it: two accepted, one rejected at least', () => {
      const kinds = examplesOf(key).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'accepted').length).toBeGreaterThanOrEqual(2);
      expect(kinds).toContain('rejected');
    });
  });
});
