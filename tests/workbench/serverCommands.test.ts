import { expect, it } from 'vitest';
import type { Command } from '../../src/workbench/api';
import { startCommandServer, until } from './commandPrograms';

const portal = 'https://portal.example';

async function serve() {
  const server = await startCommandServer({ portal });
  const run = (command: Command | object, headers = {}) => server.post('run', command, headers);
  return { ...server, run };
}

it('tells what a command says, and how it ended', async () => {
  const { started, run, root } = await serve();
  const answer = run({ name: 'check' });
  await until(() => started.length === 1);
  expect(started[0]!.args).toEqual(['check', '--strict', `--root=${root}`]);
  started[0]!.program.stdout.write('one error\n');
  started[0]!.program.stderr.write('a warning\n');
  setTimeout(() => started[0]!.program.end(1), 20);
  const lines = (await answer).text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toEqual([{ text: 'one error\n' }, { text: 'a warning\n' }, { code: 1 }]);
});

it.each<[Command, string[]]>([
  [{ name: 'diff' }, ['diff', 'HEAD']],
  [{ name: 'mutate' }, ['mutate', '--changed=HEAD']],
  [
    { name: 'publish', note: '--yes --server=evil', hasRead: false },
    ['publish', '--note=--yes --server=evil', `--server=${portal}`],
  ],
  [
    { name: 'publish', note: 'Why', hasRead: true },
    ['publish', '--note=Why', '--yes', `--server=${portal}`],
  ],
])('runs %j', async (command, args) => {
  const { started, run } = await serve();
  const answer = run(command);
  await until(() => started.length === 1);
  expect(started[0]!.args.slice(0, -1)).toEqual(args);
  started[0]!.program.end(0);
  await answer;
});

it.each([
  { name: 'rm' },
  { name: 'check', note: 'x' },
  { name: 'publish', hasRead: true },
  { name: 'publish', note: '  ', hasRead: true },
  { name: 'publish', note: 'x', hasRead: true, portal: 'https://other.example' },
  { name: 'publish', note: 'x', hasRead: true, server: 'https://other.example' },
  {},
])('does not run %j', async (command) => {
  const { started, run } = await serve();
  expect((await run(command)).status).toBe(400);
  expect(started).toEqual([]);
});

it('runs one command at a time', async () => {
  const { started, run } = await serve();
  const first = run({ name: 'check' });
  await until(() => started.length === 1);
  expect((await run({ name: 'check' })).status).toBe(409);
  started[0]!.program.end(0);
  await first;
  const second = run({ name: 'check' });
  await until(() => started.length === 2);
  started[1]!.program.end(0);
  expect((await second).status).toBe(200);
});

it('runs nothing for another site, or without the secret', async () => {
  const { started, run } = await serve();
  expect((await run({ name: 'check' }, { 'x-workbench-token': 'other' })).status).toBe(401);
  expect((await run({ name: 'check' }, { origin: 'http://example.com' })).status).toBe(403);
  expect(started).toEqual([]);
});

it('ends a command with the workbench', async () => {
  const { app, started, run } = await serve();
  const answer = run({ name: 'mutate' }).catch(() => undefined);
  await until(() => started.length === 1);
  await app.close();
  expect(started[0]!.program.kill).toHaveBeenCalled();
  await answer;
});

it('leaves the portal to the command line where none was given at the start', async () => {
  const { started, post } = await startCommandServer();
  const answer = post('run', { name: 'publish', note: 'Why', hasRead: true });
  await until(() => started.length === 1);
  expect(started[0]!.args).not.toContainEqual(expect.stringContaining('--server'));
  started[0]!.program.end(0);
  await answer;
});
