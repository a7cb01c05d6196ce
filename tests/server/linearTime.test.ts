import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../src/api';
import { formats, isFormat } from '../../src/engine';
import { transforms } from '../../src/engine/keywords/transform';
import { filesBelow, projectFiles } from '../files';
import type { Caller } from './help/caller';
import { type Read, slowText } from './help/slowText';
import { subTypeCode } from './help/requests';
import { TestServer } from './help/server';

interface Pattern {
  source: string;
  flags: string;
}

const reads =
  ({ source, flags }: Pattern): Read =>
  (text) =>
    // Every match is searched, as `split` and `replaceAll` do.
    text.replace(new RegExp(source, flags.includes('g') ? flags : `${flags}g`), '');

/** Characters that the pattern names, with one of each of its classes, and one that it does not know. */
function charactersOf(source: string): string[] {
  const named = source.replace(/\\[wWdDsSbBpP](\{\w+\})?/g, '').match(/[\w\s/;=,.@~"'<>&-]/g) ?? [];
  const classes = [
    /\\s/.test(source) && ' ',
    /\\d/.test(source) && '1',
    /\\w|\\p|\\S/.test(source) && 'a',
  ];
  return [
    ...new Set([...named.slice(0, 6), ...classes.filter((one) => one !== false), 'a', ' ', '/']),
  ];
}

const slowIn = (pattern: Pattern) => slowText(reads(pattern), charactersOf(pattern.source));

/** What a node of a syntax tree tells of regular expressions. */
interface SyntaxNode {
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
}

/** Every regular expression of a source, and the number of those that it builds at run time. */
function patternsIn(file: string): { patterns: Pattern[]; built: number } {
  const patterns: Pattern[] = [];
  let built = 0;
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { regex, callee } = node as SyntaxNode;
    if (regex) patterns.push({ source: regex.pattern, flags: regex.flags });
    if (callee?.name === 'RegExp') built++;
    for (const part of Object.values(node)) walk(part);
  };
  walk(parseSync(file, readFileSync(file, 'utf8')).program);
  return { patterns, built };
}

/** The values of every `pattern` in JSON Schemas. */
function patternsOf(value: unknown): Pattern[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'pattern' && typeof part === 'string'
      ? [{ source: part, flags: 'u' }]
      : patternsOf(part),
  );
}

const sources = ['src/server', 'src/engine', 'src/api']
  .flatMap((folder) => Object.keys(filesBelow(folder)))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));

it.each([[/\s*;\s*q=/i], [/\s+$/], [/^(a+)+$/], [/a(?=.*;)/], [/^\d+\d+x/]])(
  'a pattern of more than linear time is noticed: %s',
  (pattern) => {
    expect(slowIn(pattern)).toBeDefined();
  },
);

describe('reads every text in linear time', () => {
  const found = sources.map((file) => ({ file, ...patternsIn(file) }));

  it('finds the patterns, and builds none at run time', () => {
    expect(found.flatMap(({ patterns }) => patterns).length).toBeGreaterThan(50);
    expect(found.filter(({ built }) => built > 0).map(({ file }) => file)).toEqual([]);
  });

  it.each(found.filter(({ patterns }) => patterns.length > 0))('$file', ({ patterns }) => {
    for (const pattern of patterns)
      expect([pattern, slowIn(pattern)]).toEqual([pattern, undefined]);
  });

  it('the patterns of the contract and of all definitions', () => {
    const files = Object.entries(projectFiles).filter(([path]) =>
      // Overlays have texts alone: there a "pattern" is a message.
      /^[^.]+\.json$/.test(path),
    );
    const patterns = [contract, ...files.map(([, text]) => JSON.parse(text))].flatMap(patternsOf);
    expect(patterns.length).toBeGreaterThan(5);
    for (const pattern of patterns)
      expect([pattern, slowIn(pattern)]).toEqual([pattern, undefined]);
  });

  it.each(formats)('the format $name', ({ name, example, canonical }) => {
    const characters = [...new Set([...example.slice(0, 4), '0', 'a', '.', '@', '-'])];
    expect(slowText((text) => isFormat(name, text), characters)).toBeUndefined();
    if (canonical)
      expect(slowText((text) => canonical(text.trim()), [...characters, ' ', ','])).toBeUndefined();
  });

  it.each(Object.entries(transforms))('the transformation %s', (_name, transform) => {
    expect(slowText((text) => transform(text.trim(), {}), [' ', '-', ',', 'a'])).toBeUndefined();
  });
});

describe('a request with 16 KB of one sign takes about as long as one with 1 KB', () => {
  let server: TestServer;
  let asha: Caller;
  let code: string;

  beforeAll(async () => {
    server = await TestServer.open({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    asha = await server.signIn('C10001');
    code = await subTypeCode(asha, 'pan_card');
  });
  afterAll(() => server.close());

  const multipart = (part: string) =>
    asha.send(
      'POST',
      '/api/pan-sr-raise/',
      { 'content-type': 'multipart/form-data; boundary=x' },
      `--x\r\ncontent-disposition: form-data; name="etli_sub_type"\r\n\r\n${code}\r\n--x\r\n${part}\r\n\r\n1\r\n--x--`,
    );
  const header =
    (name: string, before = '') =>
    (text: string) =>
      asha.send('GET', '/api/settings/', { [name]: before + text });
  const readers: { [name: string]: (text: string) => Promise<unknown> } = {
    'Accept-Language': header('accept-language', 'a'),
    'Accept-Encoding': header('accept-encoding'),
    Authorization: (text) => asha.send('GET', '/api/policy/', { authorization: `JWT ${text}` }),
    'Unique-Client-Id': (text) => asha.send('GET', '/api/policy/', { 'unique-client-id': text }),
    'Idempotency-Key': (text) =>
      asha.with({ 'idempotency-key': text }).multipart('pan-sr-raise/', { etli_sub_type: code }),
    'X-Forwarded-For': header('x-forwarded-for'),
    Host: header('host'),
    Accept: (text) => server.anyone.send('GET', '/demo/outbox', { accept: text }),
    'Content-Type': (text) =>
      asha.send('POST', '/api/sr-status/', { 'content-type': `application/json${text}` }, '{}'),
    'Content-Type of a form': (text) =>
      asha.send(
        'POST',
        '/api/pan-sr-raise/',
        { 'content-type': `multipart/form-data;${text}; boundary=x` },
        '--x--',
      ),
    'name of a part': (text) => multipart(`content-disposition: form-data; name="${text}"`),
    'name of a file': (text) =>
      multipart(`content-disposition: form-data; name="pan"; filename="${text}"`),
    'headers of a part': (text) => multipart(`content-disposition: form-data;${text}`),
    path: (text) => asha.send('GET', `/api/${encodeURI(text)}`),
    query: (text) => asha.send('GET', `/api/pin-code/?pinCode=1${encodeURI(text)}`),
    'JSON text': (text) => asha.post('sr-status/', { policy_number: text, etli_sub_type: text }),
    'urlencoded text': (text) =>
      asha.send(
        'POST',
        '/api/sr-status/',
        { 'content-type': 'application/x-www-form-urlencoded' },
        encodeURI(text),
      ),
  };
  const signs = [' ', ',', ';', '=', '"', '.', 'a ', ';q='];

  it.each(Object.entries(readers))('%s', async (_name, send) => {
    const shortest = async (text: string, runs: number) => {
      let least = Infinity;
      for (let run = 0; run < runs; run++) {
        const begun = performance.now();
        await send(text);
        least = Math.min(least, performance.now() - begun);
      }
      return least;
    };
    for (const sign of signs) {
      const text = (length: number) => `${sign.repeat(length / sign.length)}b`;
      const few = await shortest(text(1024), 2);
      // A quadratic reader takes 256 times as long; a slow moment of the machine is not there again and again.
      if ((await shortest(text(16_000), 1)) < 16 * few) continue;
      expect(await shortest(text(16_000), 6), sign).toBeLessThan(16 * few);
    }
  });
});
