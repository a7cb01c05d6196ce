import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getAt, pointerOf } from '../../src/engine/json/pointer';
import dashboard from '../../src/portal/locales/dashboard.en.json';
import firstPage from '../../src/portal/locales/en.json';

const english = { ...firstPage, ...dashboard };
const files = readdirSync('src/portal', { recursive: true, encoding: 'utf8' });
const code = files
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(`src/portal/${path}`, 'utf8'))
  .join('\n');
const paths = (words: object, before = ''): string[] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [before + name] : paths(value, `${before}${name}.`),
  );

describe('texts of the portal', () => {
  it('have a text for every path in the code', () => {
    const named = [...code.matchAll(/\bt\('([^']+)'/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(40);
    const missing = named.filter(
      (path) => typeof getAt(english, pointerOf(...path.split('.'))) !== 'string',
    );
    expect(missing).toEqual([]);
  });

  it('have no unused text', () => {
    const isNamed = (path: string) => code.includes(`'${path}'`) || code.includes(`${path}\``);
    // The code builds these paths from parts.
    const composed = /^(menu|track\.status|session|thankYou\.\w+\.title$|.*\.(one|other)$)/;
    expect(paths(english).filter((path) => !composed.test(path) && !isNamed(path))).toEqual([]);
  });
});
