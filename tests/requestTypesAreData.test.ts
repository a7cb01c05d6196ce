import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the code names no request type', () => {
  const catalogue = JSON.parse(readFileSync('catalogue.json', 'utf8'));
  const keys: string[] = catalogue.serviceTypes
    .flatMap((type: { requestTypes: { key: string }[] }) => type.requestTypes)
    .map(({ key }: { key: string }) => key)
    // Words of everyday speech, and a route, that the code uses for other things.
    .filter(
      (key: string) => !['address', 'nominee', 'eia', 'DGH', 'policy-document'].includes(key),
    );
  const named = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join('src', name), 'utf8');
      return keys.filter((key) => text.includes(`'${key}'`)).map((key) => `${name}: ${key}`);
    });
  expect(named).toEqual([]);
});
