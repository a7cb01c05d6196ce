import { expect, it } from 'vitest';
import type { EarlierRequest } from '../../src/workbench/api';
import { startCommandServer, until } from './commandPrograms';

const portal = 'https://portal.example';

it.each<[EarlierRequest, string[]]>([
  [{ key: 'pan_card', since: 'HEAD' }, ['--', 'HEAD', 'pan_card']],
  [{ since: 'v1.0~2' }, ['--', 'v1.0~2', '_shared']],
  [
    { key: 'pan_card', release: 'live' },
    ['--release=live', `--server=${portal}`, '--', 'pan_card'],
  ],
  [{ key: 'pan_card', release: '12' }, ['--release=12', `--server=${portal}`, '--', 'pan_card']],
])('reads %j', async (asked, args) => {
  const { root, started, post } = await startCommandServer({ portal });
  const answer = post('earlier', asked);
  await until(() => started.length === 1);
  expect(started[0]!.args).toEqual(['show', `--root=${root}`, ...args]);
  const files = { 'schemas/pan_card/ui.json': '{ "é": 1 }' };
  started[0]!.program.stdout.write(JSON.stringify(files));
  setImmediate(() => started[0]!.program.end(0));
  expect(JSON.parse((await answer).text)).toEqual({ files });
});

it('reads which files are live', async () => {
  const { root, started, call } = await startCommandServer({ portal });
  const answer = call('live');
  await until(() => started.length === 1);
  const asked = ['--release=live', '--format=digests', `--server=${portal}`];
  expect(started[0]!.args).toEqual(['show', `--root=${root}`, ...asked]);
  started[0]!.program.stdout.write('{ "catalogue.json": "ab" }');
  setImmediate(() => started[0]!.program.end(0));
  expect(JSON.parse((await answer).text)).toEqual({ digests: { 'catalogue.json': 'ab' } });
});

it('says why no release is live', async () => {
  const { started, call } = await startCommandServer();
  const answer = call('live');
  await until(() => started.length === 1);
  started[0]!.program.stderr.write('catalogue: There is no release yet.\n');
  setImmediate(() => started[0]!.program.end(2));
  expect(JSON.parse((await answer).text)).toEqual({ message: 'There is no release yet.' });
});

it('says why there is no such revision, in the words of the command line', async () => {
  const { started, post } = await startCommandServer();
  const answer = post('earlier', { since: 'nowhere' });
  await until(() => started.length === 1);
  started[0]!.program.stderr.write('catalogue: The git revision "nowhere" does not exist.\n');
  setImmediate(() => started[0]!.program.end(2));
  expect(JSON.parse((await answer).text)).toEqual({
    message: 'The git revision "nowhere" does not exist.',
  });
});

it.each([
  {},
  { since: '' },
  { since: 'x'.repeat(201) },
  { since: 'HEAD', release: 'live' },
  { release: '1', server: 'https://other.example' },
  { since: 1 },
])('reads nothing for %j', async (asked) => {
  const { started, post } = await startCommandServer();
  expect((await post('earlier', asked)).status).toBe(400);
  expect(started).toEqual([]);
});

it.each([
  [{ since: '--output=elsewhere' }, /no git revision\. Name a branch, a tag or a commit/],
  [{ since: ' --all' }, /no git revision/],
  [{ since: 'HEAD\n--all' }, /no git revision/],
  [{ release: '0' }, /no number of a release/],
  [{ release: '--yes' }, /no number of a release/],
])('starts nothing for %j, and says what to write', async (asked, words) => {
  const { started, post } = await startCommandServer();
  expect(JSON.parse((await post('earlier', asked)).text).message).toMatch(words);
  expect(started).toEqual([]);
});

it.each(['..', '../other', '--all', '_shared', 'a/b', ''])(
  'reads no request type at %j',
  async (key) => {
    const { started, post } = await startCommandServer();
    expect((await post('earlier', { key, since: 'HEAD' })).status).toBe(404);
    expect(started).toEqual([]);
  },
);

it('reads nothing for another site, or without the secret', async () => {
  const { started, post } = await startCommandServer();
  const asked = { since: 'HEAD' };
  expect((await post('earlier', asked, { 'x-workbench-token': 'other' })).status).toBe(401);
  expect((await post('earlier', asked, { origin: 'http://example.com' })).status).toBe(403);
  expect((await post('earlier', asked, { host: 'example.com' })).status).toBe(403);
  expect(started).toEqual([]);
});

it('ends what it has started with the workbench', async () => {
  const { app, started, post } = await startCommandServer();
  const answer = post('earlier', { since: 'HEAD' }).catch(() => undefined);
  await until(() => started.length === 1);
  await app.close();
  expect(started[0]!.program.kill).toHaveBeenCalled();
  await answer;
});
