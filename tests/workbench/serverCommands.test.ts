import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import type { Command } from '../../src/workbench/api';
import { startServer } from './serverUnderTest';

class Program extends EventEmitter {
  stdout = new PassThrough();
  stderr = new PassThrough();
  kill = vi.fn(() => this.end(null));
  end(code: number | null) {
    this.stdout.end();
    this.stderr.end();
    this.emit('close', code);
  }
}

async function serve() {
  const started: { args: string[]; program: Program }[] = [];
  const server = await startServer({
    startCommand(args) {
      const program = new Program();
      started.push({ args, program });
      return program;
    },
  });
  const run = (command: Command | object, headers = {}) =>
    server.call('run', { body: JSON.stringify(command), headers });
  return { ...server, started, run };
}

const until = (isTrue: () => boolean) => vi.waitFor(() => expect(isTrue()).toBe(true));

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
    ['publish', '--note=--yes --server=evil'],
  ],
  [
    { name: 'publish', note: 'Why', hasRead: true, portal: 'http://localhost:8080' },
    ['publish', '--note=Why', '--yes', '--server=http://localhost:8080'],
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
  { name: 'publish', note: 'x', hasRead: true, portal: 'file:///etc/passwd' },
  { name: 'publish', note: 'x', hasRead: true, portal: 'http://a b' },
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
