import { readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../src/api';
import { formats, isFormat } from '../../src/engine';
import { transforms } from '../../src/engine/keywords/transform';
import { filesBelow, projectFiles } from '../files';
import type { Caller } from './help/caller';
import { subTypeCode } from './help/requests';
import { TestServer } from './help/server';
import { StepCounter } from './help/stepCounter';

interface Pattern {
  source: string;
  flags: string;
}

/** Why a pattern takes more than linear time to find every match in a text; none if it does not. */
const slownessOf = ({ source, flags }: Pattern): string[] =>
  analyse(new RegExp(source, flags)).reports.map(({ type }) => type);

/** How much more a text of 8 times the length may cost: linear time takes 8 times as long, quadratic time 64 times. */
const mostGrowth = 8 * 3;

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
    expect(slownessOf({ source: pattern.source, flags: pattern.flags })).not.toEqual([]);
  },
);

describe('reads every text in linear time', () => {
  const found = sources.map((file) => ({ file, ...patternsIn(file) }));

  it('finds the patterns, and builds none at run time', () => {
    expect(found.flatMap(({ patterns }) => patterns).length).toBeGreaterThan(50);
    expect(found.filter(({ built }) => built > 0).map(({ file }) => file)).toEqual([]);
  });

  it.each(found.filter(({ patterns }) => patterns.length > 0))('$file', ({ patterns }) => {
    for (const pattern of patterns) expect([pattern, slownessOf(pattern)]).toEqual([pattern, []]);
  });

  it('the patterns of the contract and of all definitions', () => {
    const files = Object.entries(projectFiles).filter(([path]) =>
      // Overlays have texts alone: there a "pattern" is a message.
      /^[^.]+\.json$/.test(path),
    );
    const patterns = [contract, ...files.map(([, text]) => JSON.parse(text))].flatMap(patternsOf);
    expect(patterns.length).toBeGreaterThan(5);
    for (const pattern of patterns) expect([pattern, slownessOf(pattern)]).toEqual([pattern, []]);
  });
});

describe('reads a text of 8 times the length in about 8 times as many steps', () => {
  let counter: StepCounter;
  beforeAll(() => {
    counter = new StepCounter();
  });
  afterAll(() => counter.close());

  /** Reads texts in which each of the characters, and each two of them, are repeated. */
  function expectLinear(read: (text: string) => unknown, characters: string[]): void {
    for (const [index, character] of characters.entries())
      for (const part of [character, character + characters[(index + 1) % characters.length]])
        for (const end of ['', '\u0001']) {
          const steps = (times: number) =>
            counter.stepsOf(() => read(`0${part.repeat(times)}${end}`));
          // V8 may compile a function anew between two counts, and lose those of one: not of each of three.
          const grows = [1, 2, 3].every(() => steps(1600) > mostGrowth * steps(200));
          expect([part, end, grows]).toEqual([part, end, false]);
        }
  }

  it('a quadratic reader is noticed', () => {
    const countedAgain = (text: string) => [...text].map(() => [...text].filter(() => true).length);
    expect(() => expectLinear(countedAgain, ['a'])).toThrow();
  });

  it.each(formats)('the format $name', ({ name, example, canonical }) => {
    const characters = [...new Set([...example.slice(0, 4), '0', 'a', '.', '@', '-'])];
    expectLinear((text) => isFormat(name, text), characters);
    if (canonical) expectLinear((text) => canonical(text.trim()), [...characters, ' ', ',']);
  });

  it.each(Object.entries(transforms))('the transformation %s', (_name, { apply }) => {
    expectLinear((text) => apply(text.trim(), {}), [' ', '-', ',', 'a']);
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
