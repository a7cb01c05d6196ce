import fs from 'node:fs/promises';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { filesBelow } from '../files';
import {
  digestOf,
  makeFolder,
  put,
  type Server,
  schema,
  someFiles,
  startServer,
} from './serverUnderTest';

const ui = 'schemas/pan_card/ui.json';
const ofUi = digestOf('{}\n');
const textAt = ({ root }: Server, path: string) => readFileSync(join(root, path), 'utf8');
const allFiles = ({ root }: Server) => ({
  ...filesBelow('schemas', root),
  'catalogue.json': readFileSync(join(root, 'catalogue.json'), 'utf8'),
});

describe('reading', () => {
  it('gives the catalogue, the shared pieces and the request types', async () => {
    const server = await startServer();
    mkdirSync(join(server.root, 'public/icons'), { recursive: true });
    writeFileSync(join(server.root, 'public/icons/pan.svg'), '');
    const { files, ...rest } = await server.project();
    expect(rest).toEqual({
      root: server.root,
      problems: [],
      keys: ['pan_card'],
      publicFiles: ['/icons/pan.svg'],
    });
    expect(Object.keys(files)).toEqual([
      'catalogue.hi.json',
      'catalogue.json',
      'schemas/_shared/text.json',
    ]);
    expect(files['catalogue.json']).toEqual({
      text: someFiles['catalogue.json'],
      digest: digestOf(someFiles['catalogue.json']),
    });
  });

  it('does not claim to know the public files where there is no such folder', async () => {
    expect(await (await startServer()).project()).not.toHaveProperty('publicFiles');
  });

  it('gives the files of a request type with its examples', async () => {
    const { files, problems } = await (await startServer()).requestType('pan_card');
    expect(problems).toEqual([]);
    expect(Object.keys(files)).toEqual([
      'schemas/pan_card/schema.json',
      'schemas/pan_card/ui.json',
      'schemas/pan_card/examples/accepted-one.json',
    ]);
  });

  it('answers 404 for a request type without a folder', async () => {
    const reply = await (await startServer()).call('request-types/nominee');
    expect(reply.status).toBe(404);
    expect(JSON.parse(reply.text).message).toMatch(/schemas\/nominee/);
  });

  it('reads an empty folder', async () => {
    const root = makeFolder();
    expect(await (await startServer({ root })).project()).toEqual({
      root,
      files: {},
      problems: [],
      keys: [],
    });
  });

  it('leaves out what is not UTF-8, and says so', async () => {
    const latin1 = Buffer.from('{ "title": "Präsenz" }', 'latin1');
    const root = makeFolder({ 'catalogue.json': latin1, [ui]: latin1 });
    const server = await startServer({ root });
    const project = await server.project();
    expect(project.files).toEqual({});
    expect(project.problems).toMatchObject([{ file: 'catalogue.json', rule: 'file-encoding' }]);
    expect(await server.requestType('pan_card')).toMatchObject({
      files: {},
      problems: [{ file: ui, rule: 'file-encoding' }],
    });
  });

  it('keeps a byte order mark and line breaks as they are', async () => {
    const text = '\uFEFF{\r\n}\r\n';
    const server = await startServer({ root: makeFolder({ [ui]: text }) });
    const { files } = await server.requestType('pan_card');
    expect(files[ui]).toEqual({ text, digest: digestOf(text) });
    const base = digestOf(text);
    await server.save([{ path: ui, text: `${text}\r\n`, base }]);
    expect(textAt(server, ui)).toBe(`${text}\r\n`);
  });

  it('names the files that nothing reads and the folders that no path can name', async () => {
    const root = makeFolder({
      ...someFiles,
      'schemas/pan_card/shema.json': '{}',
      'schemas/pan_card/.shema.json.swp': '',
      'schemas/pan_card/examples/a?.json': '{}',
      'schemas/two words/schema.json': '{}',
      'schemas/_shared/x/y.txt': '',
    });
    mkdirSync(join(root, 'schemas/pan_card/request.json'));
    const server = await startServer({ root });
    const named = (problems: { file: string; rule: string }[]) =>
      problems.map(({ file, rule }) => `${file} ${rule}`).sort();
    expect(named((await server.project()).problems)).toEqual(['schemas/two words file-stray']);
    expect(named((await server.requestType('pan_card')).problems)).toEqual([
      'schemas/pan_card/examples/a?.json file-stray',
      'schemas/pan_card/request.json file-is-folder',
      'schemas/pan_card/shema.json file-stray',
    ]);
  });
});

describe('saving', () => {
  it('writes, creates with folders, and removes', async () => {
    const server = await startServer();
    const example = 'schemas/pan_card/examples/accepted-one.json';
    const result = await server.save([
      { path: ui, text: '{ "a": 1 }', base: ofUi },
      { path: 'schemas/nominee/examples/b.json', text: '{}', base: null },
      { path: example, text: null, base: ofUi },
    ]);
    expect(result).toEqual({
      status: 'saved',
      digests: {
        [ui]: digestOf('{ "a": 1 }'),
        'schemas/nominee/examples/b.json': digestOf('{}'),
        [example]: null,
      },
      keys: ['nominee', 'pan_card'],
    });
    expect(textAt(server, ui)).toBe('{ "a": 1 }');
    expect(textAt(server, 'schemas/nominee/examples/b.json')).toBe('{}');
    expect(readdirSync(join(server.root, 'schemas/pan_card'))).toEqual(['schema.json', 'ui.json']);
  });

  it('removes the folder of a request type with its last file, and no other folder', async () => {
    const server = await startServer();
    const { files } = await server.requestType('pan_card');
    const all = Object.entries(files).map(([path, { digest }]) => ({
      path,
      text: null,
      base: digest,
    }));
    const shared = { path: 'schemas/_shared/text.json', text: null, base: digestOf('{}\n') };
    expect((await server.save([...all, shared])).status).toBe('saved');
    expect(readdirSync(join(server.root, 'schemas'))).toEqual(['README.md', '_shared']);
  });

  it.each([
    [
      ['notes.txt', 'examples/readme.txt', '.DS_Store'],
      ['.DS_Store', 'examples/readme.txt', 'notes.txt'],
    ],
    [['ui.json.orig'], ['ui.json.orig']],
    [[], undefined],
  ])('keeps %j in the folder of a removed request type, and says so', async (others, left) => {
    const server = await startServer();
    for (const name of others) put(server.root, `schemas/pan_card/${name}`, 'mine');
    const { files } = await server.requestType('pan_card');
    const changes = Object.entries(files).map(([path, { digest }]) => ({
      path,
      text: null,
      base: digest,
    }));
    const result = await server.save(changes);
    expect(result).toMatchObject({ status: 'saved' });
    expect('left' in result ? result.left : undefined).toEqual(
      left?.map((name) => `schemas/pan_card/${name}`),
    );
    for (const name of others) expect(textAt(server, `schemas/pan_card/${name}`)).toBe('mine');
  });

  it('says nothing of other files while a request type keeps one of its own', async () => {
    const server = await startServer();
    put(server.root, 'schemas/pan_card/notes.txt', 'mine');
    expect(await server.save([{ path: ui, text: null, base: ofUi }])).not.toHaveProperty('left');
  });

  it('keeps the mode of a file', async () => {
    const server = await startServer();
    chmodSync(join(server.root, ui), 0o640);
    await server.save([{ path: ui, text: '{ }', base: ofUi }]);
    expect(statSync(join(server.root, ui)).mode & 0o777).toBe(0o640);
  });

  it('writes nothing where one file is not what the page knows, and tells what is there', async () => {
    const server = await startServer();
    put(server.root, ui, '{ "theirs": 1 }');
    rmSync(join(server.root, 'schemas/pan_card/examples/accepted-one.json'));
    const before = allFiles(server);
    const result = await server.save([
      { path: 'schemas/pan_card/schema.json', text: '{ "mine": 1 }', base: digestOf(schema) },
      { path: ui, text: '{ "mine": 2 }', base: ofUi },
      { path: 'schemas/pan_card/examples/accepted-one.json', text: '{}', base: ofUi },
      { path: 'catalogue.json', text: '{}', base: null },
    ]);
    expect(result).toEqual({
      status: 'conflict',
      disk: {
        [ui]: { text: '{ "theirs": 1 }', digest: digestOf('{ "theirs": 1 }') },
        'schemas/pan_card/examples/accepted-one.json': null,
        'catalogue.json': {
          text: someFiles['catalogue.json'],
          digest: digestOf(someFiles['catalogue.json']),
        },
      },
    });
    expect(allFiles(server)).toEqual(before);
  });

  it('does not write over what it could not show', async () => {
    const bytes = Buffer.from([0xff, 0xfe, 0x00]);
    const server = await startServer({ root: makeFolder({ [ui]: bytes }) });
    const result = await server.save([{ path: ui, text: '{}', base: null }]);
    expect(result).toMatchObject({ status: 'refused', message: expect.stringMatching(/UTF-8/) });
    expect(readFileSync(join(server.root, ui))).toEqual(bytes);
  });

  it('refuses text that no file can hold', async () => {
    const server = await startServer();
    const result = await server.save([{ path: ui, text: '{ "a": "\ud83d" }', base: ofUi }]);
    expect(result.status).toBe('refused');
    expect(textAt(server, ui)).toBe('{}\n');
  });

  it.each([
    [ui, ui],
    ['schemas/pan_card/examples/New.json', 'schemas/pan_card/examples/new.json'],
  ])('refuses to save %s and %s at once', async (...paths) => {
    const server = await startServer();
    const changes = paths.map((path) => ({ path, text: '[]', base: null }));
    expect(await server.save(changes)).toMatchObject({ status: 'refused' });
  });

  it('lets one of two saves of the same state win, whole', async () => {
    const server = await startServer();
    const saves = Array.from({ length: 8 }, (_, i) =>
      server.save([
        { path: ui, text: `{ "by": ${i} }`, base: ofUi },
        { path: 'schemas/pan_card/schema.json', text: `{ "by": ${i} }`, base: digestOf(schema) },
      ]),
    );
    const results = await Promise.all(saves);
    expect(results.map(({ status }) => status).sort()).toEqual([
      ...Array(7).fill('conflict'),
      'saved',
    ]);
    expect(textAt(server, ui)).toBe(textAt(server, 'schemas/pan_card/schema.json'));
  });
});

describe('a disk that fails', () => {
  const real = { ...fs };
  afterEach(() => {
    Object.assign(fs, real);
    syncBuiltinESMExports();
  });

  /** Makes the nth call of a function of the file system fail. */
  function failing(name: 'rename' | 'open' | 'rm', nth: number, code: string): void {
    let calls = 0;
    const original = real[name] as (...args: unknown[]) => Promise<unknown>;
    const isCounted = (args: unknown[]) => name !== 'open' || args[1] === 'wx';
    const replacement = async (...args: unknown[]) => {
      if (isCounted(args) && ++calls === nth) throw Object.assign(new Error(code), { code });
      return original(...args);
    };
    Object.assign(fs, { [name]: replacement });
    syncBuiltinESMExports();
  }

  const changes = [
    { path: 'schemas/nominee/examples/new.json', text: '{}', base: null },
    { path: ui, text: '{ "a": 1 }', base: ofUi },
    { path: 'schemas/pan_card/examples/accepted-one.json', text: null, base: ofUi },
    { path: 'schemas/pan_card/schema.json', text: '{ "b": 1 }', base: digestOf(schema) },
  ];

  it.each([
    ['rename', 1, 'EACCES', /write permission/],
    ['rename', 2, 'EBUSY', /another program/],
    ['rename', 3, 'EROFS', /read-only/],
    ['rm', 1, 'EPERM', /write permission/],
    ['open', 1, 'ENOSPC', /disk is full/],
    ['open', 3, 'ENOSPC', /disk is full/],
    ['open', 2, 'EIO', /EIO/],
  ] as const)(
    'leaves all files as they were if %s number %d fails with %s',
    async (name, nth, code, words) => {
      const server = await startServer();
      chmodSync(join(server.root, ui), 0o640);
      const before = allFiles(server);
      failing(name, nth, code);
      const result = await server.save(changes);
      expect(result).toEqual({
        status: 'refused',
        message: expect.stringMatching(words),
      });
      expect(result).toMatchObject({ message: expect.stringMatching(/Nothing was saved\.$/) });
      expect(allFiles(server)).toEqual(before);
      expect(existsSync(join(server.root, 'schemas/nominee'))).toBe(false);
      expect(statSync(join(server.root, ui)).mode & 0o777).toBe(0o640);
      // And the next save is not held up.
      Object.assign(fs, real);
      syncBuiltinESMExports();
      expect((await server.save(changes)).status).toBe('saved');
    },
  );

  it('gives way to somebody who writes while it saves', async () => {
    const server = await startServer();
    const theirs = 'schemas/pan_card/schema.json';
    const open = real.open as (...args: unknown[]) => Promise<unknown>;
    Object.assign(fs, {
      open: (...args: unknown[]) => {
        if (args[1] === 'wx') writeFileSync(join(server.root, theirs), '{ "theirs": 1 }');
        return open(...args);
      },
    });
    syncBuiltinESMExports();
    const result = await server.save(changes);
    expect(result).toMatchObject({
      status: 'conflict',
      disk: { [theirs]: { text: '{ "theirs": 1 }' } },
    });
    expect(allFiles(server)).toEqual({
      ...someFiles,
      'catalogue.hi.json': undefined,
      [theirs]: '{ "theirs": 1 }',
    });
    expect(existsSync(join(server.root, 'schemas/nominee'))).toBe(false);
  });

  it('says so where a file is in the place of a folder', async () => {
    const server = await startServer({ root: makeFolder({ 'schemas/nominee': 'a file' }) });
    const result = await server.save([{ path: 'schemas/nominee/ui.json', text: '{}', base: null }]);
    expect(result).toMatchObject({
      status: 'refused',
      message: expect.stringMatching(/in its place/),
    });
  });

  // Root may write to every file.
  if (process.getuid?.() !== 0)
    it('respects that a file is write-protected', async () => {
      const server = await startServer();
      chmodSync(join(server.root, ui), 0o444);
      const result = await server.save([{ path: ui, text: '[]', base: ofUi }]);
      expect(result).toMatchObject({
        status: 'refused',
        message: expect.stringMatching(/write permission/),
      });
      expect(textAt(server, ui)).toBe('{}\n');
    });
});
