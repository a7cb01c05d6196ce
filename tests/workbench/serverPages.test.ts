import { describe, expect, it } from 'vitest';
import { makeFolder, startServer, token } from './serverUnderTest';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((one) => one.split(/ (.*)/s).slice(0, 2)));

const policyOf = ({ headers }: { headers: NodeJS.Dict<string | string[]> }) =>
  directives(`${headers['content-security-policy']}`);

const strict = {
  'default-src': `'none'`,
  'script-src': `'self'`,
  'style-src': `'self' 'unsafe-inline'`,
  'connect-src': `'self'`,
  'img-src': `'self' data: blob:`,
  'font-src': `'self' data:`,
  'worker-src': `'self'`,
  'frame-src': `'none'`,
  'frame-ancestors': `'none'`,
  'base-uri': `'none'`,
  'form-action': `'none'`,
};

describe('pages', () => {
  it('are served with their content types, and kept as long as they may be', async () => {
    const { raw, ofFrames } = await startServer();
    const served = async (path: string, given = {}) => {
      const { status, headers } = await raw(`/workbench/${path}`, { headers: given });
      return [status, headers['content-type'], headers['cache-control']];
    };
    const forever = 'public, max-age=31536000, immutable';
    expect(await served('')).toEqual([200, 'text/html; charset=utf-8', 'no-store']);
    expect(await served('index.html')).toEqual([200, 'text/html; charset=utf-8', 'no-store']);
    expect(await served('preview.html?a=1', ofFrames)).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(await served('assets/index-1a.js')).toEqual([
      200,
      'application/javascript; charset=utf-8',
      forever,
    ]);
    expect(await served('assets/index-1a.css')).toEqual([200, 'text/css; charset=utf-8', forever]);
    expect((await served('assets/gone-1a.js')).filter((_, i) => i !== 1)).toEqual([
      404,
      'no-store',
    ]);
  });

  it('are found without the slash', async () => {
    const { status, headers } = await (await startServer()).raw('/workbench');
    expect([status, headers.location]).toEqual([302, '/workbench/']);
  });

  it('may load only what is theirs, frame only the pages that draw forms, and let these use the camera', async () => {
    const { raw, port } = await startServer();
    const { headers } = await raw('/workbench/');
    const frames = `http://localhost:${port}`;
    expect(policyOf({ headers })).toEqual({ ...strict, 'frame-src': frames });
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['permissions-policy']).toMatch(`camera=(self "${frames}"), `);
  });

  it.each(['preview.html', 'gallery.html'])(
    '%s may be framed by the workbench alone, and asks nobody for anything',
    async (name) => {
      const { raw, port, ofFrames } = await startServer();
      const { headers } = await raw(`/workbench/${name}`, { headers: ofFrames });
      expect(policyOf({ headers })).toEqual({
        ...strict,
        'script-src': `'self' blob:`,
        'media-src': 'blob:',
        'connect-src': `'none'`,
        'worker-src': `'none'`,
        'frame-ancestors': `http://127.0.0.1:${port}`,
      });
      expect(headers).not.toHaveProperty('x-frame-options');
      expect(headers['permissions-policy']).toMatch('camera=(self), ');
    },
  );

  it('let only the worker that checks make code of text', async () => {
    const { raw } = await startServer();
    const sourcesOf = async (file: string, destination?: string) =>
      policyOf(
        await raw(`/workbench/assets/${file}`, { headers: { 'sec-fetch-dest': destination } }),
      )['script-src'];
    expect(await sourcesOf('checker.worker-1a.js')).toBe(`'self' 'unsafe-eval'`);
    expect(await sourcesOf('index-1a.js', 'worker')).toBe(`'self' 'unsafe-eval'`);
    expect(await sourcesOf('index-1a.js', 'script')).toBe(undefined);
    expect(await sourcesOf('index-1a.js')).toBe(undefined);
    expect(await sourcesOf('checker.worker-1a.js', 'script')).toBe(undefined);
  });

  it.each([
    '/workbench/',
    '/workbench/preview.html',
    '/workbench/assets/index-1a.js',
    '/workbench/nothing',
    '/workbench/api/project',
    '/workbench/api/nothing',
    '/elsewhere',
  ])('%s has the headers that protect it, also when it is refused', async (path) => {
    const { raw } = await startServer();
    for (const host of [undefined, 'evil.example']) {
      const { headers } = await raw(path, { headers: { host } });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=(self'),
        'content-security-policy': expect.stringContaining(`default-src 'none'`),
      });
    }
  });

  it('are built before they are opened, and not twice at once', async () => {
    let builds = 0;
    const preparePages = async () => {
      builds++;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return true;
    };
    const { raw, ofFrames } = await startServer({ preparePages });
    await Promise.all([raw('/workbench/'), raw('/workbench/preview.html', { headers: ofFrames })]);
    await raw('/workbench/assets/index-1a.js');
    expect(builds).toBe(1);
  });

  it('say so if they could not be built', async () => {
    const pages = makeFolder();
    const { raw } = await startServer({ pages, preparePages: async () => false });
    const { status, text } = await raw('/workbench/');
    expect(status).toBe(503);
    expect(JSON.parse(text).message).toMatch(/could not be built/);
  });
});

describe('the address for the browser', () => {
  const firstVisit = 'once-only';

  it('leads to the pages with the token, once', async () => {
    const { raw } = await startServer({ firstVisit });
    const wrong = await raw('/workbench/open/another');
    expect([wrong.status, wrong.headers.location]).toEqual([404, undefined]);
    const first = await raw('/workbench/open/once-only');
    expect([first.status, first.headers.location]).toEqual([302, `/workbench/#token=${token}`]);
    expect(first.headers['cache-control']).toBe('no-store');
    expect((await raw('/workbench/open/once-only')).status).toBe(404);
  });

  it('is not followed from another site', async () => {
    const { raw } = await startServer({ firstVisit });
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await raw('/workbench/open/once-only', { headers })).status).toBe(403);
  });

  it('does not exist where no browser was opened', async () => {
    const { raw } = await startServer();
    expect((await raw('/workbench/open/undefined')).status).toBe(404);
  });
});
