import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Row {
  id: string;
  level: string;
  verdict: string;
  how: string;
  proof: string;
}

const rows: Row[] = readFileSync('docs/asvs.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| V'))
  .map((line) => {
    const [id, level, verdict, how, proof] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { id: id!, level: level!, verdict: verdict!, how: how!, proof: proof! };
  });

const withVerdict = (...verdicts: string[]) =>
  rows.filter(({ verdict }) => verdicts.includes(verdict));

describe('the list of ASVS 5.0', () => {
  it('has every requirement of levels 1 and 2, once', () => {
    const ofLevel = (level: string) => rows.filter((row) => row.level === level).length;
    expect([ofLevel('1'), ofLevel('2')]).toEqual([70, 183]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('gives each a known verdict and says how, or why not', () => {
    const verdicts = ['holds', 'operator', 'specification', 'does not apply', '**open**'];
    expect(rows.filter(({ verdict, how }) => !verdicts.includes(verdict) || how === '')).toEqual(
      [],
    );
  });

  it.each(withVerdict('holds'))('has a proof that exists: $id', ({ proof }) => {
    expect(problemOf(proof)).toBeUndefined();
  });

  it('holds for all of level 1 and 95 % of level 2, but for what the specification prescribes', () => {
    const open = withVerdict('**open**');
    expect(open.filter(({ level }) => level === '1')).toEqual([]);
    const held = withVerdict('holds').filter(({ level }) => level === '2');
    expect(held.length / (held.length + open.length)).toBeGreaterThanOrEqual(0.95);
  });
});

/** What is wrong with a proof: a link to a heading, or a test file with part of a title. */
function problemOf(proof: string): string | undefined {
  const [, link, heading] = /^\[.*\]\(([^)#]+)(?:#([^)]+))?\)$/.exec(proof) ?? [];
  if (link) {
    const path = normalize(join('docs', link));
    if (!existsSync(path)) return `${path} does not exist`;
    const headings = readFileSync(path, 'utf8').match(/^#+ .+$/gm) ?? [];
    return heading && !headings.some((line) => anchorOf(line) === heading)
      ? `${path} has no heading ${heading}`
      : undefined;
  }
  const [, path, title] = /^`([^`]+)`(?:: (.+))?$/.exec(proof) ?? [];
  if (!path || !existsSync(path)) return `"${proof}" names no test that exists`;
  return title && !readFileSync(path, 'utf8').includes(title)
    ? `${path} has no "${title}"`
    : undefined;
}

const anchorOf = (line: string) =>
  line
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
