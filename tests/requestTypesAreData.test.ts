import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

/** Who may import whom: imports go down, never sideways or up. */
const rooms: { [room: string]: string[] } = {
  engine: [],
  look: [],
  form: ['engine', 'look'],
  portal: ['form', 'engine', 'look'],
  workbench: ['form', 'engine', 'look'],
  server: ['engine'],
  checker: ['engine'],
};

/** Packages that belong to one room. */
const packages: { pattern: RegExp; only: RegExp }[] = [
  { pattern: /^@rjsf\//, only: /^src\/form\// },
  { pattern: /^ajv(-formats)?(\/|$)/, only: /^src\/engine\// },
  { pattern: /^(pg|@electric-sql\/pglite|drizzle-orm\/.+)$/, only: /^src\/server\/store\// },
  {
    pattern: /^(react|react-dom|@emotion\/.*)(\/|$)/,
    only: /^src\/(look|form|portal|workbench|main)/,
  },
  // The first page is drawn without it.
  { pattern: /^@mui\//, only: /^src\/(form|workbench)\// },
];

/** What a pure room has no business with. */
const worldly = /^node:|^(fastify|ky)$/;

interface Import {
  file: string;
  from: string;
}

const imports: Import[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(tsx?|mjs)$/.test(name))
  .map((name) => join('src', name))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => ({
      file,
      from: match[1]!,
    })),
  );

const roomOf = (path: string) => /^src\/(\w+)\//.exec(path)?.[1];

it('finds the imports that it judges', () => {
  expect(imports.length).toBeGreaterThan(100);
});

it('lets a room import only the rooms below it', () => {
  const wrong = imports.filter(({ file, from }) => {
    const room = roomOf(file);
    if (!room || !from.startsWith('.')) return false;
    const target = roomOf(normalize(join(dirname(file), from)) + '/');
    return target !== undefined && target !== room && !rooms[room]!.includes(target);
  });
  expect(wrong).toEqual([]);
});

it('keeps each package in its room', () => {
  const wrong = imports.filter(({ file, from }) =>
    packages.some(({ pattern, only }) => pattern.test(from) && !only.test(file)),
  );
  expect(wrong).toEqual([]);
});

it('keeps the engine pure: no Node, no fetch, no clock, no randomness, no browser', () => {
  const engine = imports.filter(({ file }) => roomOf(file) === 'engine');
  expect(engine.filter(({ from }) => worldly.test(from))).toEqual([]);
  const impure =
    /\b(window|document\.(body|head|cookie|title|active|add|create|get|query)|process\.|fetch\(|Date\.now|new Date\(\)|Math\.random|localStorage|sessionStorage)/;
  const files = [...new Set(engine.map(({ file }) => file))];
  const wrong = files.filter((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .some((line) => !/^\s*(\*|\/\/|\/\*)/.test(line) && impure.test(line)),
  );
  expect(wrong).toEqual([]);
});

it('names no request type in the code: request types are data', () => {
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
