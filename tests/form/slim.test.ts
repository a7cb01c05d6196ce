import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import slimRegistry from '../../src/form/slim/registry';
import { slim } from '../../src/form/slim/aliases.mjs';

const requireHere = createRequire(import.meta.url);

/** All imports of the modules of RJSF, by their specifiers. */
const imported = ['@rjsf/core', '@rjsf/utils'].flatMap((name) => {
  const folder = join(dirname(requireHere.resolve(name)), '../lib');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/from ['"]([^'"]+)['"]/g)].map(
        (match) => match[1]!,
      ),
    );
});

it('replaces modules that RJSF still imports by these specifiers', () => {
  expect(imported.length).toBeGreaterThan(100);
  for (const { find } of slim) expect(imported).toContainEqual(expect.stringMatching(find));
});

it('uses the same replacements in tests as in the build', async () => {
  const { getDefaultRegistry } = await import('@rjsf/core');
  expect(getDefaultRegistry).toBe(slimRegistry);
});

it('has every part of a registry that RJSF expects', () => {
  // CommonJS modules do not use the aliases.
  const whole = requireHere('@rjsf/core').getDefaultRegistry();
  expect(Object.keys(slimRegistry()).toSorted()).toEqual(Object.keys(whole).toSorted());
});
