import { describe, expect, it } from 'vitest';
import { openModule } from '../../src/engine';
import { definitionModule } from '../../src/server/definitions/definitionModule';
import { definitionOf, keysOf, projectFiles } from '../files';

const compiledAnew = (key: string) => definitionOf(key, { ...projectFiles });

describe.each(keysOf(projectFiles))('module of %s', (key) => {
  const code = definitionModule(definitionOf(key));

  it('has no imports and no eval', () => {
    expect(code).not.toMatch(/\bimport\b[^"]*?["'(]/);
    expect(code).not.toMatch(/\beval\s*\(|\bnew Function\b/);
  });

  it('is deterministic, so that its name can be its hash', () => {
    expect(definitionModule(compiledAnew(key))).toBe(code);
  });
});

it('runs patterns as automata, without regular expressions', async () => {
  const { schema: _none, ...rest } = compiledAnew('mother_name');
  const schema = {
    type: 'object',
    properties: {
      code: { type: 'string', pattern: '^(a+)+$' },
      other: { type: 'string', pattern: '["\\\\]$' },
    },
  };
  const code = definitionModule({ ...rest, schema });
  expect(code).not.toContain('new RegExp');
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const { validators } = openModule((await import(/* @vite-ignore */ url)).default);
  const isValid = (answers: object) => validators.schema!.call(undefined, answers);
  expect(isValid({ code: 'aaa', other: 'so "' })).toBe(true);
  expect(isValid({ code: `${'a'.repeat(40)}b` })).toBe(false);
  expect(isValid({ other: '"x' })).toBe(false);
});

it('names the missing part of a definition module', () => {
  expect(() => openModule((ask) => ask('no-such-part') as never)).toThrow('"no-such-part"');
});

it('keeps two definitions with the same conditions apart', () => {
  const [one, two] = [compiledAnew('email_update'), compiledAnew('email_update')];
  expect(one.validators['schema#/allOf/0/if']).not.toBe(two.validators['schema#/allOf/0/if']);
});
