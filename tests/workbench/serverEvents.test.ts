import fs, { cpSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { digestOf, makeFolder, put, someFiles, startServer } from './serverUnderTest';

const ui = 'schemas/pan_card/ui.json';
const ofUi = digestOf('{}\n');

/** A server with a stream that has told its first line. */
async function watched(files: { [path: string]: string } = someFiles) {
  const server = await startServer({ root: makeFolder(files) });
  const stream = await server.watch();
  await vi.waitFor(() => expect(stream.events).toHaveLength(1));
  /** All that was told after the first line, as one. */
  const told = () => Object.assign({}, ...stream.events.slice(1).map(({ changed }) => changed));
  return { ...server, ...stream, told, put: put.bind(undefined, server.root) };
}

const soon = (check: () => void) => vi.waitFor(check, { timeout: 5000, interval: 20 });

const fileOf = (text: string) => ({ text, digest: digestOf(text) });

/** Longer than the server takes to tell what it will tell. */
const settled = () => wait(700);

it('begins with the state of the disk', async () => {
  const { events } = await watched();
  const json = Object.entries(someFiles).filter(([path]) => path.endsWith('.json'));
  const digests = Object.fromEntries(json.map(([path, text]) => [path, digestOf(text)]));
  expect(events).toEqual([{ changed: {}, problems: [], keys: ['pan_card'], digests }]);
});

it('tells a file that was changed, once', async () => {
  const { told, events, put } = await watched();
  put(ui, '{ "a": 1 }');
  await soon(() => expect(told()).toEqual({ [ui]: fileOf('{ "a": 1 }') }));
  await settled();
  expect(events).toHaveLength(2);
});

it('tells nothing where only the date has changed', async () => {
  const { events, root, put } = await watched();
  utimesSync(join(root, ui), new Date(), new Date());
  put('schemas/pan_card/schema.json', someFiles['schemas/pan_card/schema.json']);
  await settled();
  expect(events).toHaveLength(1);
});

it('tells files that were added and removed, also of the catalogue and the shared pieces', async () => {
  const { told, root, put } = await watched();
  put('catalogue.mr.json', '{ }');
  rmSync(join(root, 'catalogue.hi.json'));
  put('schemas/_shared/funds.json', '{  }');
  rmSync(join(root, 'schemas/pan_card/examples/accepted-one.json'));
  await soon(() =>
    expect(told()).toEqual({
      'catalogue.mr.json': fileOf('{ }'),
      'catalogue.hi.json': null,
      'schemas/_shared/funds.json': fileOf('{  }'),
      'schemas/pan_card/examples/accepted-one.json': null,
    }),
  );
});

it('tells a new request type, what comes into it later, and that it is gone', async () => {
  const { told, events, root, put } = await watched();
  put('schemas/nominee/schema.json', '{}');
  await soon(() => expect(told()).toHaveProperty(['schemas/nominee/schema.json']));
  expect(events.at(-1)!.keys).toEqual(['nominee', 'pan_card']);
  await settled();
  put('schemas/nominee/examples/a.json', '{}');
  await soon(() => expect(told()).toHaveProperty(['schemas/nominee/examples/a.json']));
  rmSync(join(root, 'schemas/nominee'), { recursive: true });
  await soon(() => expect(told()).toMatchObject({ 'schemas/nominee/examples/a.json': null }));
  await soon(() => expect(events.at(-1)!.keys).toEqual(['pan_card']));
  expect(told()['schemas/nominee/schema.json']).toBe(null);
});

it('tells a request type that is copied or renamed as a whole', async () => {
  const { told, events, root } = await watched();
  cpSync(join(root, 'schemas/pan_card'), join(root, 'schemas/gst'), { recursive: true });
  await soon(() => expect(told()).toHaveProperty(['schemas/gst/examples/accepted-one.json']));
  renameSync(join(root, 'schemas/gst'), join(root, 'schemas/gst_update'));
  await soon(() => {
    expect(told()).toMatchObject({
      'schemas/gst/ui.json': null,
      'schemas/gst/examples/accepted-one.json': null,
      'schemas/gst_update/ui.json': fileOf('{}\n'),
      'schemas/gst_update/examples/accepted-one.json': fileOf('{}\n'),
    });
    expect(events.at(-1)!.keys).toEqual(['gst_update', 'pan_card']);
  });
});

it('goes on watching a folder that was deleted and made again', async () => {
  const { told, root, put } = await watched();
  for (const text of ['[1]', '[2]', '[3]']) {
    rmSync(join(root, 'schemas/pan_card'), { recursive: true });
    put(ui, text);
    put('schemas/pan_card/examples/a.json', text);
    await soon(() =>
      expect(told()).toMatchObject({
        [ui]: fileOf(text),
        'schemas/pan_card/examples/a.json': fileOf(text),
      }),
    );
    await settled();
    put('schemas/pan_card/examples/a.json', `${text} `);
    await soon(() =>
      expect(told()).toMatchObject({ 'schemas/pan_card/examples/a.json': fileOf(`${text} `) }),
    );
  }
});

it('follows the folder schemas when it comes later or is another one', async () => {
  const { told, root, put } = await watched({ 'catalogue.json': '{}' });
  put(ui, '[1]');
  await soon(() => expect(told()).toMatchObject({ [ui]: fileOf('[1]') }));
  renameSync(join(root, 'schemas'), join(root, 'earlier'));
  await soon(() => expect(told()).toMatchObject({ [ui]: null }));
  put(ui, '[2]');
  await soon(() => expect(told()).toMatchObject({ [ui]: fileOf('[2]') }));
  await settled();
  put(ui, '[3]');
  await soon(() => expect(told()).toMatchObject({ [ui]: fileOf('[3]') }));
});

it('follows editors that write beside the file and rename, again and again', async () => {
  const { told, events, root } = await watched();
  for (const text of ['[1]', '[2]', '[3]']) {
    writeFileSync(join(root, 'schemas/pan_card/ui.json~'), text);
    rmSync(join(root, ui));
    renameSync(join(root, 'schemas/pan_card/ui.json~'), join(root, ui));
    await soon(() => expect(told()).toEqual({ [ui]: fileOf(text) }));
  }
  // It was never told as removed.
  expect(events.slice(1).map(({ changed }) => changed[ui])).not.toContain(null);
});

it('does not tell a file that is half written', async () => {
  const { told, events, put } = await watched();
  put(ui, '');
  await wait(100);
  put(ui, '{ "a": ');
  await wait(100);
  put(ui, '{ "a": 1 }');
  await soon(() => expect(told()).toEqual({ [ui]: fileOf('{ "a": 1 }') }));
  await settled();
  expect(events).toHaveLength(2);
});

it('tells a file that stays broken', async () => {
  const { told, put } = await watched();
  put(ui, '{ "a": ');
  await soon(() => expect(told()).toEqual({ [ui]: fileOf('{ "a": ') }));
});

it('tells that a file became unreadable, and what it is when it is mended', async () => {
  const { told, events, root, put } = await watched();
  writeFileSync(join(root, ui), Buffer.from([0xe4]));
  await soon(() => expect(told()).toEqual({ [ui]: null }));
  expect(events.at(-1)!.problems).toMatchObject([{ file: ui, rule: 'file-encoding' }]);
  put(ui, '{ }');
  await soon(() => expect(told()).toEqual({ [ui]: fileOf('{ }') }));
});

it('tells a file that nothing reads, and that it is gone', async () => {
  const stray = 'schemas/pan_card/shema.json';
  const folder = 'schemas/two words';
  const { told, events, root, put, watch } = await watched();
  put(stray, '{}');
  put(`${folder}/schema.json`, '{}');
  await soon(() => expect(told()).toEqual({ [stray]: null, [folder]: null }));
  const problems = events.flatMap((event) => event.problems);
  expect(problems.map(({ file }) => file).sort()).toEqual([stray, folder]);
  const later = await watch();
  await soon(() => expect(later.events[0]!.problems).toHaveLength(2));
  events.length = 1;
  renameSync(join(root, stray), join(root, 'schemas/pan_card/schema.mr.json'));
  rmSync(join(root, folder), { recursive: true });
  await soon(() => expect(told()).toMatchObject({ [stray]: null, [folder]: null }));
  expect(events.slice(1).flatMap((event) => event.problems)).toEqual([]);
});

it('gathers many changes, and forgets none', async () => {
  const { told, events, put } = await watched();
  const paths = Array.from({ length: 300 }, (_, i) => `schemas/many/examples/a${i}.json`);
  for (const path of paths) put(path, `"${path}"`);
  await soon(() => expect(Object.keys(told())).toHaveLength(300));
  for (const path of paths) expect(told()[path]).toEqual(fileOf(`"${path}"`));
  expect(events.length).toBeLessThan(10);
});

it('does not tell a page its own saves, but other pages', async () => {
  const server = await startServer();
  const [mine, theirs] = [
    await server.watch({ 'x-workbench-page': 'mine' }),
    await server.watch({ 'x-workbench-page': 'theirs' }),
  ];
  const text = '{ "a": 1 }';
  const changes = [
    { path: ui, text, base: ofUi },
    { path: 'schemas/nominee/ui.json', text, base: null },
    { path: 'catalogue.hi.json', text: null, base: ofUi },
  ];
  expect((await server.save(changes, { 'x-workbench-page': 'mine' })).status).toBe('saved');
  await soon(() => expect(theirs.events).toHaveLength(2));
  expect(theirs.events[1]).toEqual({
    changed: {
      [ui]: fileOf(text),
      'schemas/nominee/ui.json': fileOf(text),
      'catalogue.hi.json': null,
    },
    problems: [],
    keys: ['nominee', 'pan_card'],
  });
  await settled();
  expect([mine.events.length, theirs.events.length]).toEqual([1, 2]);
});

it('tells what somebody else writes right after a save', async () => {
  const { told, save, put } = await watched();
  for (let i = 0; i < 20; i++) {
    const text = `{ "mine": ${i} }`;
    const base = i === 0 ? ofUi : digestOf(`{ "theirs": ${i - 1} }`);
    expect((await save([{ path: ui, text, base }])).status).toBe('saved');
    put(ui, `{ "theirs": ${i} }`);
    await soon(() => expect(told()).toEqual({ [ui]: fileOf(`{ "theirs": ${i} }`) }));
  }
});

it('finds changes by itself where the system has no more watches', async () => {
  const { watch } = fs;
  fs.watch = (() => {
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  }) as unknown as typeof watch;
  syncBuiltinESMExports();
  try {
    const { told, put } = await watched();
    put('schemas/nominee/examples/a.json', '[1]');
    put(ui, '[2]');
    await soon(() =>
      expect(told()).toEqual({
        [ui]: fileOf('[2]'),
        'schemas/nominee/examples/a.json': fileOf('[1]'),
      }),
    );
  } finally {
    fs.watch = watch;
    syncBuiltinESMExports();
  }
});

it('says with an empty line that it is still there', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { answer } = await watched();
    let text = '';
    answer.on('data', (part) => (text += part));
    vi.advanceTimersByTime(15_000);
    await soon(() => expect(text).toBe('\n'));
  } finally {
    vi.useRealTimers();
  }
});

it('ends the streams when it stops, at once', async () => {
  const { app, isEnded, put } = await watched();
  put(ui, '[]');
  const before = performance.now();
  await app.close();
  expect(performance.now() - before).toBeLessThan(1000);
  await soon(() => expect(isEnded()).toBe(true));
});
