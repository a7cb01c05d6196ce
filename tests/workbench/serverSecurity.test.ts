import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../files';
import { digestOf, makeFolder, put, someFiles, startServer, token } from './serverUnderTest';

const ui = 'schemas/pan_card/ui.json';
const ofUi = digestOf('{}\n');
const saving = JSON.stringify({ changes: [{ path: ui, text: '{ "evil": 1 }', base: ofUi }] });

describe('who is answered', () => {
  const calls = ['project', 'request-types/pan_card', 'events', 'save', 'unknown'];

  it.each(calls)('%s is not answered without the token', async (path) => {
    const server = await startServer();
    const body = path === 'save' ? saving : undefined;
    const wrong = [undefined, '', 'x', token.slice(1), `${token}x`, token.toUpperCase()];
    for (const given of wrong) {
      const reply = await server.call(path, { headers: { 'x-workbench-token': given }, body });
      expect(reply.status).toBe(401);
      expect(reply.text).not.toMatch(/pan_card|services/);
    }
    expect(readFileSync(join(server.root, ui), 'utf8')).toBe('{}\n');
  });

  it('the token counts only as a header', async () => {
    const { raw } = await startServer();
    const path = `/workbench/api/project?token=${token}&x-workbench-token=${token}`;
    const headers = { cookie: `x-workbench-token=${token}`, authorization: `Bearer ${token}` };
    expect((await raw(path, { headers })).status).toBe(401);
  });

  it.each([
    'evil.example',
    'evil.example:PORT',
    '127.0.0.1',
    '127.0.0.1:1',
    'localhost.evil.example:PORT',
    'evil.example@127.0.0.1:PORT',
    '127.0.0.1:PORT.evil.example',
    '127.1:PORT',
    '0.0.0.0:PORT',
    '192.168.0.2:PORT',
    '[::1]:PORT',
  ])('no page and no call is answered at the host %s', async (name) => {
    const server = await startServer();
    const headers = { host: name.replace('PORT', `${server.port}`) };
    for (const path of ['/workbench/', '/workbench/preview.html', '/workbench/assets/index-1a.js'])
      expect((await server.raw(path, { headers })).status).toBe(403);
    expect((await server.call('project', { headers })).status).toBe(403);
  });

  it('a call from its own page is', async () => {
    const server = await startServer();
    const host = `127.0.0.1:${server.port}`;
    const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
    expect((await server.call('project', { headers })).status).toBe(200);
  });

  it.each([
    'https://evil.example',
    'null',
    'http://127.0.0.1',
    'http://127.0.0.1:1',
    'https://127.0.0.1:PORT',
    'http://localhost:PORT',
    'http://127.0.0.1:PORT.evil.example',
    '',
  ])('no call is answered to the origin "%s"', async (name) => {
    const server = await startServer();
    const headers = { origin: name.replace('PORT', `${server.port}`) };
    const reply = await server.call('save', { headers, body: saving });
    expect(reply.status).toBe(403);
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
    expect(readFileSync(join(server.root, ui), 'utf8')).toBe('{}\n');
  });

  it.each(['cross-site', 'same-site', 'none', 'something'])(
    'no call is answered that a browser marks as %s',
    async (site) => {
      const server = await startServer();
      const headers = { 'sec-fetch-site': site };
      expect((await server.call('project', { headers })).status).toBe(403);
      expect((await server.raw('/workbench/assets/index-1a.js', { headers })).status).toBe(403);
    },
  );

  it('no page is opened from another site', async () => {
    const { raw } = await startServer();
    const open = (site: string, mode: string) =>
      raw('/workbench/', { headers: { 'sec-fetch-site': site, 'sec-fetch-mode': mode } });
    expect((await open('cross-site', 'navigate')).status).toBe(403);
    expect((await open('same-site', 'navigate')).status).toBe(403);
    expect((await open('none', 'navigate')).status).toBe(200);
    expect((await open('same-origin', 'navigate')).status).toBe(200);
  });

  it('no preflight is answered, and no other method', async () => {
    const server = await startServer();
    const preflight = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-workbench-token',
    };
    for (const method of ['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE']) {
      const reply = await server.call('save', { method, headers: preflight });
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(Object.keys(reply.headers).join()).not.toMatch(/access-control/);
    }
  });

  it('no machine but this one is answered', async () => {
    const { port } = await startServer();
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal);
    for (const { address } of others) expect(await canConnect(address, port)).toBe(false);
    expect(await canConnect('127.0.0.1', port)).toBe(true);
  });

  it('and none is answered where another server hands over its requests', async () => {
    const { app } = await startServer();
    const ask = (remoteAddress: string) =>
      app.inject({ url: '/workbench/', remoteAddress, headers: { host: '127.0.0.1:undefined' } });
    expect((await ask('192.168.0.7')).json().message).toMatch(/only on the machine/);
    expect((await ask('127.0.0.1')).statusCode).toBe(200);
  });
});

describe('the frames that draw forms', () => {
  const framePages = ['/workbench/preview.html', '/workbench/gallery.html'];
  const framed = {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'iframe',
  };

  it.each(['project', 'request-types/pan_card', 'events', 'save', '%2e%2e/preview.html', ''])(
    'get no answer to the call %s, not even with the token',
    async (path) => {
      const server = await startServer();
      const body = path === 'save' ? saving : undefined;
      const origin = `http://localhost:${server.port}`;
      const own = { ...server.ofFrames, 'sec-fetch-site': 'same-origin' };
      // The first ones at their own name, the last ones at that of the workbench.
      for (const headers of [
        server.ofFrames,
        own,
        { ...own, origin },
        { ...server.ofFrames, ...framed },
        { origin },
        { 'sec-fetch-site': 'cross-site' },
        framed,
      ]) {
        const reply = await server.call(path, { headers, body });
        expect(reply.status).toBe(403);
        expect(reply.text).not.toMatch(/pan_card|services/);
      }
      expect(readFileSync(join(server.root, ui), 'utf8')).toBe('{}\n');
    },
  );

  it.each([
    '/workbench/index.html',
    '/workbench/%61pi/project',
    '/workbench/assets/../api/project',
    '/workbench/assets/..%2fapi/project',
    '/workbench/open/secret',
    '/workbenchpreview.html',
    '/',
  ])('are not served %s', async (path) => {
    const { raw, ofFrames } = await startServer({ firstVisit: 'secret' });
    const headers = { ...ofFrames, 'x-workbench-token': token };
    const reply = await raw(path, { headers });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.text).not.toMatch(/pan_card|services|<title>/);
  });

  it.each(framePages)('%s is served to them alone', async (path) => {
    const { raw, ofFrames } = await startServer();
    const open = async (headers: object) =>
      (await raw(path, { headers: { ...ofFrames, ...headers } })).status;
    expect(await open(framed)).toBe(200);
    expect(await open({ ...framed, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await open({})).toBe(200);
    for (const dest of ['document', 'empty', 'script', 'object', 'embed'])
      expect(await open({ ...framed, 'sec-fetch-dest': dest })).toBe(403);
    expect(await open({ ...framed, origin: 'null' })).toBe(403);
  });

  it.each([...framePages, '/workbench/%70review.html'])(
    '%s is not served where the workbench is',
    async (path) => {
      const { raw } = await startServer();
      expect((await raw(path)).status).toBe(404);
      expect((await raw(path, { headers: framed })).status).toBe(403);
    },
  );

  it('load files of their own, which no other site loads from there', async () => {
    const { raw, ofFrames } = await startServer();
    const load = async (site?: string) =>
      (
        await raw('/workbench/assets/index-1a.js', {
          headers: { ...ofFrames, 'sec-fetch-site': site },
        })
      ).status;
    expect(await load('same-origin')).toBe(200);
    expect(await load()).toBe(200);
    for (const site of ['cross-site', 'same-site', 'none']) expect(await load(site)).toBe(403);
  });

  it('lead the user who opens their name to the workbench, and no other site', async () => {
    const { raw, port, ofFrames } = await startServer();
    const open = (path: string, site: string) =>
      raw(path, {
        headers: { ...ofFrames, 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' },
      });
    for (const path of ['/workbench', '/workbench/', '/workbench/?a']) {
      const { status, headers } = await open(path, 'none');
      expect([status, headers.location]).toEqual([302, `http://127.0.0.1:${port}/workbench/`]);
      expect((await open(path, 'cross-site')).status).toBe(403);
    }
  });
});

describe('which files there are', () => {
  const paths = [
    'package.json',
    'schemas',
    'schemas/',
    '',
    '.',
    '__proto__',
    'constructor',
    'schemas/__proto__/ui.json',
    'schemas/_shared/__proto__.json',
    'schemas/pan_card/__proto__.json',
    'schemas/pan_card/examples/../../../package.json',
    'schemas/pan_card/examples/..json',
    'schemas/../catalogue.json',
    './catalogue.json',
    '/catalogue.json',
    '//catalogue.json',
    'schemas//pan_card/ui.json',
    '../catalogue.json',
    '..\\catalogue.json',
    'schemas\\pan_card\\ui.json',
    'schemas/..\\..\\x/ui.json',
    'C:\\catalogue.json',
    'C:catalogue.json',
    '\\\\server\\share\\catalogue.json',
    '%2e%2e/catalogue.json',
    'schemas/%2e%2e/ui.json',
    'schemas/..%2f..%2f/ui.json',
    'schemas/..%5c/ui.json',
    'schemas/%252e%252e/ui.json',
    'schemas/pan_card/ui.json\0',
    'schemas/pan_card/ui.json\0.json',
    'schemas/pan\0card/ui.json',
    'schemas/pan_card/ui.json\n',
    'schemas/pan_card/ui.json ',
    'schemas/pan_card/ui.json.',
    'schemas/pan_card./ui.json',
    'schemas/pan_card/ui.json::$DATA',
    'schemas/pan_card:x/ui.json',
    'schemas/PAN~1./ui.json',
    'schemas/con/ui.json',
    'schemas/NUL/schema.json',
    'schemas/_shared/aux.json',
    'schemas/_shared/com1.hi.json',
    'schemas/pan_card/examples/lpt1.json',
    'schemas/pan_card/examples/con.a.json',
    'schemas/pan_card/examples/a..json',
    'schemas/pan_card/examples/a .json',
    'schemas/pan_card/examples/.a.json',
    'schemas/pan_card/examples/\u202ea.json',
    'schemas/pan_card/examples/a/b.json',
    'schemas/pan_card/examples.json',
    'schemas/pan_card/script.js',
    'schemas/pan_card/ui.JSON',
    'SCHEMAS/pan_card/ui.json',
    'Catalogue.json',
    'catalogue.json.bak',
    'catalogue..json',
    'catalogue.a/b.json',
    'schemas/1st/ui.json',
    'schemas/-rf/ui.json',
    'schemas/.git/ui.json',
    'schemas/_other/ui.json',
    'schemas/_shared/examples/a.json',
    'schemas/pän/ui.json',
    `schemas/${'a'.repeat(300)}/ui.json`,
    `schemas/pan_card/examples/${'a'.repeat(300)}.json`,
    'node_modules/x/schemas/pan_card/ui.json',
  ];

  it.each(paths)('nothing is saved at %j', async (path) => {
    const around = makeFolder({ 'catalogue.json': 'theirs' });
    const root = join(around, 'root');
    for (const [name, text] of Object.entries(someFiles)) put(root, name, text);
    const server = await startServer({ root });
    const before = filesBelow('.', around);
    for (const [text, base] of [
      ['{ "evil": 1 }', null],
      ['{ "evil": 1 }', ofUi],
      [null, ofUi],
    ] as const)
      expect(await server.save([{ path, text, base }])).toMatchObject({ status: 'refused' });
    expect(filesBelow('.', around)).toEqual(before);
  });

  it.each([
    '..',
    '../..',
    '%2e%2e',
    '%2e%2e%2f%2e%2e',
    '..%5c..',
    '%252e%252e',
    '__proto__',
    '_shared',
    'pan_card%2fexamples',
    'pan_card%00',
    'pan_card/',
    'con',
    '.git',
    '%E0%A4%A',
    '',
  ])('no request type is read at %j', async (key) => {
    const server = await startServer();
    put(server.root, 'schemas/schema.json', '{ "secret": 1 }');
    mkdirSync(join(server.root, 'schemas/.git'));
    mkdirSync(join(server.root, 'schemas/con'));
    const reply = await server.call(`request-types/${key}`);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.text).not.toMatch(/secret|"files"/);
  });

  it.each([
    '/workbench/../package.json',
    '/workbench/%2e%2e/secret.txt',
    '/workbench/..%2fsecret.txt',
    '/workbench/..%5csecret.txt',
    '/workbench/..\\secret.txt',
    '/workbench/%252e%252e%252fsecret.txt',
    '/workbench/assets/../../secret.txt',
    '/workbench/assets/%2e%2e/%2e%2e/secret.txt',
    '/workbench/.env',
    '/workbench/assets/.env',
    '/workbench//etc/passwd',
    '/workbench/assets/',
    '/workbench/assets',
    '/workbench/index.html%00.js',
    '/',
    '/catalogue.json',
    '/workbenchx/',
    '//workbench/',
  ])('no file is served at %j', async (path) => {
    const folder = makeFolder({
      'secret.txt': 'secret',
      'pages/.env': 'secret',
      'pages/assets/.env': 'secret',
      'pages/index.html': 'page',
    });
    const { raw } = await startServer({ pages: join(folder, 'pages') });
    const reply = await raw(path);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.text).not.toMatch(/secret|root:/);
  });
});

describe('symbolic links out of the folder', () => {
  const outside = () => makeFolder({ 'secret.json': '{ "secret": 1 }', 'ui.json': '{}\n' });

  it('catalogue.json is not read or written through one', async () => {
    const [root, other] = [makeFolder({ [ui]: '{}' }), outside()];
    symlinkSync(join(other, 'secret.json'), join(root, 'catalogue.json'));
    const server = await startServer({ root });
    const { files, problems } = await server.project();
    expect(files).toEqual({});
    expect(problems).toMatchObject([{ file: 'catalogue.json', rule: 'file-link' }]);
    for (const base of [null, digestOf('{ "secret": 1 }')]) {
      const saved = await server.save([{ path: 'catalogue.json', text: '[]', base }]);
      expect(saved.status).toBe('refused');
    }
    expect(readFileSync(join(other, 'secret.json'), 'utf8')).toBe('{ "secret": 1 }');
  });

  it('a file of a request type is not read, written, removed or told through one', async () => {
    const [root, other] = [makeFolder(someFiles), outside()];
    const path = 'schemas/pan_card/request.json';
    symlinkSync(join(other, 'ui.json'), join(root, path));
    const server = await startServer({ root });
    const read = await server.requestType('pan_card');
    expect(read.files).not.toHaveProperty([path]);
    expect(read.problems).toMatchObject([{ file: path, rule: 'file-link' }]);
    for (const text of ['[]', null])
      expect((await server.save([{ path, text, base: ofUi }])).status).toBe('refused');
    expect(readFileSync(join(other, 'ui.json'), 'utf8')).toBe('{}\n');
    expect((await firstEvent(server))?.digests).not.toHaveProperty([path]);
  });

  it.each(['schemas', 'schemas/nominee', 'schemas/_shared', 'schemas/pan_card/examples'])(
    'the folder %s is not read or written through one',
    async (folder) => {
      const files: { [path: string]: string } =
        folder === 'schemas' ? { 'catalogue.json': '{}' } : { [ui]: '{}\n' };
      const [root, other] = [makeFolder(files), outside()];
      mkdirSync(join(other, 'pan_card'));
      writeFileSync(join(other, 'pan_card/secret.json'), '{ "secret": 1 }');
      symlinkSync(other, join(root, folder));
      const server = await startServer({ root });
      const before = filesBelow('.', other);
      for (const path of ['project', 'request-types/pan_card', 'request-types/nominee'])
        expect((await server.call(path)).text).not.toMatch(/secret/);
      const paths = [
        'schemas/pan_card/ui.json',
        'schemas/nominee/ui.json',
        'schemas/nominee/examples/a.json',
        'schemas/_shared/secret.json',
        'schemas/pan_card/examples/secret.json',
        'schemas/pan_card/examples/new.json',
      ].filter((path) => path.startsWith(`${folder}/`));
      for (const path of paths)
        for (const base of [null, ofUi, digestOf('{ "secret": 1 }')])
          expect(await server.save([{ path, text: '[]', base }])).toMatchObject({
            status: 'refused',
          });
      expect(filesBelow('.', other)).toEqual(before);
    },
  );

  it('nothing is created through a link to what does not exist yet', async () => {
    const [root, other] = [makeFolder(someFiles), outside()];
    symlinkSync(join(other, 'later'), join(root, 'schemas/nominee'));
    symlinkSync(join(other, 'later.json'), join(root, 'schemas/pan_card/request.json'));
    const server = await startServer({ root });
    for (const path of ['schemas/nominee/ui.json', 'schemas/pan_card/request.json'])
      expect(await server.save([{ path, text: '[]', base: null }])).toEqual({
        status: 'refused',
        message: expect.stringContaining('a symbolic link leads to it'),
      });
    expect(existsSync(join(other, 'later'))).toBe(false);
    expect(existsSync(join(other, 'later.json'))).toBe(false);
  });

  it('nor is another file of the folder reached through one', async () => {
    const root = makeFolder({ ...someFiles, 'package.json': '{}\n' });
    symlinkSync('../../package.json', join(root, 'schemas/pan_card/request.json'));
    const server = await startServer({ root });
    const path = 'schemas/pan_card/request.json';
    expect((await server.save([{ path, text: '[]', base: ofUi }])).status).toBe('refused');
    expect(readFileSync(join(root, 'package.json'), 'utf8')).toBe('{}\n');
  });
});

describe('input', () => {
  it('larger than 20 MB is refused', async () => {
    const server = await startServer();
    const text = 'x'.repeat(20 * 1024 * 1024);
    const body = JSON.stringify({ changes: [{ path: ui, text, base: ofUi }] });
    const reply = await server.call('save', { body });
    expect(reply.status).toBe(413);
    expect(JSON.parse(reply.text).message).toMatch(/20 MB/);
    expect(readFileSync(join(server.root, ui), 'utf8')).toBe('{}\n');
  });

  it.each([
    '',
    'changes',
    '{"changes":[',
    '[]',
    'null',
    '{}',
    '{"changes":null}',
    '{"changes":{}}',
    '{"changes":[null]}',
    '{"changes":[{}]}',
    `{"changes":[{"path":"${ui}","text":"{}"}]}`,
    `{"changes":[{"path":["${ui}"],"text":"{}","base":"${ofUi}"}]}`,
    `{"changes":[{"path":"${ui}","text":1,"base":"${ofUi}"}]}`,
    `{"changes":[{"path":"${ui}","text":{},"base":"${ofUi}"}]}`,
    `{"changes":[{"path":"${ui}","text":"1","base":1}]}`,
    `{"changes":[{"path":"${ui}","text":"1","base":"${ofUi}","more":1}]}`,
    `{"changes":[{"path":"${ui}","text":"1","base":"${ofUi}","__proto__":{}}]}`,
    `{"__proto__":{"changes":[]}}`,
    '['.repeat(100_000),
  ])('malformed as %.60s is refused', async (body) => {
    const server = await startServer();
    const reply = await server.call('save', { body });
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.text).message).toMatch(/cannot read/);
    expect(readFileSync(join(server.root, ui), 'utf8')).toBe('{}\n');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'that a form of another site could send as %s is refused',
    async (type) => {
      const server = await startServer();
      const reply = await server.call('save', { body: saving, headers: { 'content-type': type } });
      expect(reply.status).toBe(415);
    },
  );

  it('nothing to save is saved', async () => {
    const saved = { status: 'saved', digests: {}, keys: ['pan_card'] };
    expect(await (await startServer()).save([])).toEqual(saved);
  });
});

async function firstEvent(server: Awaited<ReturnType<typeof startServer>>) {
  const { events, answer } = await server.watch();
  if (events.length === 0) await new Promise((resolve) => answer.once('data', resolve));
  return events[0];
}

function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.on('connect', () => end(true));
    socket.on('error', () => end(false)).on('timeout', () => end(false));
  });
}
