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

it('names the missing part of a definition module', () => {
  expect(() => openModule((ask) => ask('no-such-part') as never)).toThrow('"no-such-part"');
});

it('keeps two definitions with the same conditions apart', () => {
  const [one, two] = [compiledAnew('email_update'), compiledAnew('email_update')];
  expect(one.validators['schema#/allOf/0/if']).not.toBe(two.validators['schema#/allOf/0/if']);
});
