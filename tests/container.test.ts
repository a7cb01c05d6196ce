import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readSettings } from '../src/server/readSettings';

const read = (file: string) => readFileSync(file, 'utf8');
const compose = read('compose.yaml');

/** What `x-portal` of compose.yaml sets, with the variables of the file for secrets put in. */
function environmentOfPortal(given: NodeJS.Dict<string>): NodeJS.Dict<string> {
  const [, block = ''] = /^x-portal:[^]*?^ {2}environment:\n([^]*?)^ {2}\w/m.exec(compose) ?? [];
  const pairs = [...block.matchAll(/^ {4}([A-Z_]+): '?(.*?)'?$/gm)];
  const filled = pairs.map(([, name, value]) => [
    name!,
    value!.replace(/\$\{([A-Z_]+)[^}]*\}/g, (_all, variable) => given[variable]!),
  ]);
  return Object.fromEntries(filled);
}

it('has an example of settings with which the portals start in production once secrets are filled in', () => {
  const example = parseEnv(read('deploy/portal.env.example'));
  expect(Object.values(example).filter((value) => value === '')).toHaveLength(5);
  const given = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, value || '0f'.repeat(32)]),
  );
  const image = { NODE_ENV: 'production', HOST: '0.0.0.0', DATA_DIR: '/data' };
  const environment = environmentOfPortal(given);
  expect(Object.keys(environment)).toContain('DATABASE_URL');
  const settings = readSettings({ ...given, ...image, ...environment });
  expect(settings).toMatchObject({
    demoBook: false,
    publicUrl: 'https://portal.example.com/',
    databaseUrl: `postgres://portal:${'0f'.repeat(32)}@database:5432/portal`,
    trustedProxies: ['uniquelocal'],
  });
});

it('confines every container: nothing to write to, no privileges, a limit of memory', () => {
  const services = /^services:\n([^]*?)^networks:/m.exec(compose)![1]!.split(/^ {2}(?=\S)/m);
  const named = services.filter((text) => text.trim() !== '');
  expect(named.map((text) => text.split(':')[0])).toEqual([
    'portal-1',
    'portal-2',
    'database',
    'proxy',
  ]);
  for (const text of named) expect(text).toMatch(/<<: \*(confined|portal)\b/);
  const confined = /^x-confined:[^]*?^x-portal:/m.exec(compose)![0];
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true'])
    expect(confined).toContain(line);
  expect(compose.match(/mem_limit:/g)).toHaveLength(3);
  // Only the proxy is open to the world.
  expect(compose.match(/ports:/g)).toHaveLength(1);
});

it('builds on the version of Node that the project promises, and does not run as root', () => {
  const dockerfile = read('Dockerfile');
  const [, version] = /^ARG NODE_VERSION=(\d+\.\d+\.\d+)$/m.exec(dockerfile)!;
  expect(version!.split('.')[0]).toBe(read('.nvmrc').split('.')[0]);
  expect(dockerfile.lastIndexOf('\nUSER node\n')).toBeGreaterThan(dockerfile.lastIndexOf('\nRUN '));
  // What is copied before the rest, and what the image gets of it, has to be let in.
  const letIn = read('.dockerignore')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
  const copied = [...dockerfile.matchAll(/^COPY (?:--\S+ )?(.+) \S+$/gm)].flatMap(([, names]) =>
    names!.split(' ').map((name) => name.replace(/^\/app\//, '')),
  );
  const made = ['.', 'node_modules', 'dist'];
  expect(copied).toEqual(expect.arrayContaining(['package-lock.json', 'schemas', ...made]));
  expect(letIn).toEqual(expect.arrayContaining(copied.filter((name) => !made.includes(name))));
});
