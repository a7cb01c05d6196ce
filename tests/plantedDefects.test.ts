import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Defect {
  about: string;
  file: string;
  from: string;
  to: string;
  tests?: string[];
}

// Code moves, and a defect that is planted nowhere proves nothing.
describe.each(['defects', 'security'])('the defects of tests/defects/%s.json', (list) => {
  const defects: Defect[] = JSON.parse(readFileSync(`tests/defects/${list}.json`, 'utf8'));

  it.each(defects)('$about', ({ file, from, to, tests = [] }) => {
    expect(readFileSync(file, 'utf8').split(from).length - 1, `times in ${file}`).toBe(1);
    expect(to).not.toBe(from);
    for (const test of tests) readFileSync(test);
  });
});
