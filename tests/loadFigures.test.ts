import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const benchmark = readFileSync('bench/README.md', 'utf8');
const operations = readFileSync('docs/operations.md', 'utf8').replaceAll(/\s+/g, ' ');

/** What was measured of a kind of work with two processes. */
function measured(work: string) {
  const row = benchmark.split('\n').find((line) => line.startsWith(`| PostgreSQL, 2 | ${work} `))!;
  const [, , , perSecond, , server, database] = row.split('|').map((cell) => cell.trim());
  return { perSecond, server, database };
}

it('tells operators what the benchmark measured', () => {
  const works = {
    'sign in': 'a sign-in (two calls)',
    'open a form': 'an opened form (four calls)',
    'submit a small form': 'a submit',
    'submit with an upload': 'a submit with a file of 200 KB, which is looked into',
  };
  const found = Object.keys(works).map(measured);
  for (const [i, name] of Object.values(works).entries())
    expect(operations).toContain(`| ${name} | ${found[i]!.server} | ${found[i]!.database} |`);
  const [signIns, forms, submits, uploads] = found.map(({ perSecond }) => perSecond);
  expect(operations).toContain(
    `carried ${signIns} sign-ins, or ${forms} opened forms, or ${submits} submits, or ${uploads} submits with an upload a second`,
  );
});

it('works out ten million customers with these figures', () => {
  const [signIn, form, submit, upload] = [
    'sign in',
    'open a form',
    'submit a small form',
    'submit with an upload',
  ].map(measured);
  for (const where of ['server', 'database'] as const) {
    const [a, b, c, d] = [signIn, form, submit, upload].map((one) => Number(one![where]));
    const other = Math.round((b! / 4) * 10) / 10;
    const total = Math.round(a! + 3 * b! + 20 * other + 0.3 * c! + 0.1 * d!);
    expect(operations).toContain(
      `| ${a} + 3 × ${b} + 20 × ${other} + 0.3 × ${c} + 0.1 × ${d} | ${total} ms |`,
    );
  }
});
