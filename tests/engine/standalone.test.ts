import { describe, expect, it } from 'vitest';
import { openModule, schemaVersion } from '../../src/engine';
import type { Schema } from '../../src/engine/definition/definition';
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

it('has the version of its schema, which without it is made from the schema', async () => {
  const one = await opened({ properties: { a: { type: 'string', $comment: 'not for browsers' } } });
  const other = await opened({ properties: { a: { type: 'string', maxLength: 3 } } });
  expect(one.version).toBeDefined();
  const { version: _ahead, ...definition } = one;
  expect(schemaVersion(definition)).toBe(schemaVersion(one));
  expect(schemaVersion(other)).not.toBe(schemaVersion(one));
});

it('keeps two definitions with the same conditions apart', () => {
  const [one, two] = [compiledAnew('email_update'), compiledAnew('email_update')];
  expect(one.validators['schema#/allOf/0/if']).not.toBe(two.validators['schema#/allOf/0/if']);
});

/** The module of a small schema, opened. */
async function opened(schema: Schema) {
  const { schema: _none, ...rest } = compiledAnew('mother_name');
  const code = definitionModule({ ...rest, schema: { type: 'object', ...schema } });
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  return openModule((await import(/* @vite-ignore */ url)).default);
}

it.each([
  ['params:{type:'],
  [',schemaPath:"'],
  ['if(!valid0){vErrors = add(vErrors, {instancePath,keyword:"if",params:{}});errors++;}'],
  ['§0'],
  ['"§0"'],
  ['"},"'],
  ['\\"'],
])('takes no text of a schema for code: %s', async (text) => {
  const one = { type: 'string', enum: ['a', text], examples: [{ x: [text] }], default: text };
  const { validators, schema } = await opened({ properties: { one } });
  expect(schema.properties.one).toEqual(one);
  expect(validators.schema!.call(undefined, { one: text })).toBe(true);
  expect(validators.schema!.call(undefined, { one: 'b' })).toBe(false);
});

it('runs nothing that a schema says', async () => {
  const payload = [
    {
      x: { y: ['params:{type:'] },
      '+(globalThis.intruded=1)+': 1,
      '+': { '+': [']},params:{type:'] },
      w: 1,
    },
  ];
  await opened({ properties: { file: { type: 'object', examples: payload } } });
  expect(globalThis).not.toHaveProperty('intruded');
});

it('compiles conditions beside ids, and leaves out ids and comments, but no fields of these names', async () => {
  const { validators, schema } = await opened({
    $id: 'https://insurer.example/schemas/a.json',
    $comment: 'For analysts',
    properties: { $id: { type: 'string', $comment: 'x' }, $comment: { type: 'string' } },
    if: { properties: { $id: { const: 'a' } }, required: ['$id'] },
    then: { required: ['$comment'] },
  });
  expect(schema.properties).toEqual({ $id: { type: 'string' }, $comment: { type: 'string' } });
  expect(Object.keys(schema)).toEqual(['type', 'properties', 'if', 'then']);
  const isValid = (answers: object) => validators.schema!.call(undefined, answers);
  expect([isValid({ $id: 'a' }), isValid({ $id: 'a', $comment: 'b' }), isValid({})]).toEqual([
    false,
    true,
    true,
  ]);
});
