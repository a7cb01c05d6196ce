import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import slimRegistry from '../../src/form/slim/registry';
import { slim } from '../../src/form/slim/aliases.mjs';

const requireHere = createRequire(import.meta.url);

/** Everything that the modules of RJSF import, as they name it. */
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

it('takes the place of modules that RJSF still imports by these names', () => {
  expect(imported.length).toBeGreaterThan(100);
  for (const { find } of slim) expect(imported).toContainEqual(expect.stringMatching(find));
});

it('runs the tests of the form with the same stand-ins as the build', async () => {
  const { getDefaultRegistry } = await import('@rjsf/core');
  expect(getDefaultRegistry).toBe(slimRegistry);
});

it('offers every part that RJSF expects of a registry', () => {
  // CommonJS is loaded beside the aliases.
  const whole = requireHere('@rjsf/core').getDefaultRegistry();
  expect(Object.keys(slimRegistry()).toSorted()).toEqual(Object.keys(whole).toSorted());
});
