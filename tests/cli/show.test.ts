import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { committed } from './committed';
import { copyOfProject, replaceText, runCatalogue } from './runCatalogue';

describe('show', () => {
  it('prints the files of a request type as they were, with those that it shares', async () => {
    const root = committed(undefined, ['mother_name', 'pan_card']);
    replaceText(root, 'schemas/mother_name/schema.json', '"maxLength": 20', '"maxLength": 19');
    const { code, out } = await runCatalogue(root, ['show', 'HEAD', 'mother_name']);
    expect(code).toBe(0);
    const files: { [path: string]: string } = JSON.parse(out);
    expect(files['schemas/mother_name/schema.json']).toContain('"maxLength": 20');
    const folders = new Set(Object.keys(files).map((path) => path.split('/')[1]));
    expect([...folders].sort()).toEqual(['_shared', 'mother_name', undefined]);
    const all = JSON.parse((await runCatalogue(root, ['show', 'HEAD'])).out);
    expect(all).toHaveProperty(['schemas/pan_card/ui.json']);
  });

  it('prints the digest of each file', async () => {
    const root = committed(undefined, ['mother_name']);
    const path = 'schemas/mother_name/ui.json';
    const text = JSON.parse((await runCatalogue(root, ['show', 'HEAD'])).out)[path];
    const { out } = await runCatalogue(root, ['show', 'HEAD', '--format', 'digests']);
    expect(JSON.parse(out)[path]).toBe(createHash('sha256').update(text).digest('hex'));
    const { code, aside } = await runCatalogue(root, ['show', 'HEAD', '--format', 'xml']);
    expect(code).toBe(2);
    expect(aside).toMatch(/"xml"\. Use json, or digests/);
  });

  it('prints the digests of a release, and fetches no text', async () => {
    const files = { 'catalogue.json': 'a', 'schemas/x/ui.json': 'b' };
    const sent = vi.fn(async (url: string) =>
      Response.json(url.endsWith('/7') ? { files } : { live: 7, releases: [] }),
    );
    vi.stubGlobal('fetch', sent);
    vi.stubEnv('RELEASE_TOKEN', 'secret');
    const args = ['show', '--release=live', '--format=digests', '--server=http://localhost:1'];
    expect(JSON.parse((await runCatalogue('.', args)).out)).toEqual(files);
    expect(sent).toHaveBeenCalledTimes(2);
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it('takes a revision for nothing but a revision', async () => {
    const root = committed(undefined, ['mother_name']);
    const { code, out, aside } = await runCatalogue(root, ['show', '--', '--output=stolen']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(aside).toMatch(/revision "--output=stolen" does not exist.*a branch, a tag or a commit/);
  });

  it('says what to do where nothing is committed yet', async () => {
    const root = copyOfProject(['mother_name']);
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    const { aside } = await runCatalogue(root, ['show', 'HEAD']);
    expect(aside).toMatch(/no commit yet\. Commit the files first\./);
  });
});

describe('the token of a portal', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it.each([
    ['http://portal.example', 'secret', /not encrypted.*https:/],
    ['http://127.0.0.1.portal.example', 'secret', /not encrypted/],
    ['http://localhost@portal.example', 'secret', /not encrypted/],
    ['https://portal.example', '', /another machine\. Set RELEASE_TOKEN/],
    ['ftp://portal.example', 'secret', /no address of a portal/],
  ])('is not sent to %s', async (server, token, words) => {
    const sent = vi.fn();
    vi.stubGlobal('fetch', sent);
    vi.stubEnv('RELEASE_TOKEN', token);
    const { code, aside } = await runCatalogue('.', ['releases', '--server', server]);
    expect(code).toBe(2);
    expect(aside).toMatch(words);
    expect(sent).not.toHaveBeenCalled();
  });

  it.each(['https://portal.example', 'http://localhost:8080', 'http://[::1]:8080'])(
    'is sent to %s',
    async (server) => {
      const sent = vi.fn(async () => Response.json({ live: null, releases: [] }));
      vi.stubGlobal('fetch', sent);
      vi.stubEnv('RELEASE_TOKEN', 'secret');
      expect((await runCatalogue('.', ['releases', '--server', server])).code).toBe(0);
      expect(sent).toHaveBeenCalledWith(
        `${server}/releases`,
        expect.objectContaining({ headers: { authorization: 'Bearer secret' } }),
      );
    },
  );
});
