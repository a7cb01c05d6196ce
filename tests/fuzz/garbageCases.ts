import {
  asForm,
  asJson,
  asMultipart,
  damaged,
  type FuzzCase,
  type RawRequest,
  wellFormed,
} from './case';
import { type Asks, calls, validInput } from './callCases';
import type { Random } from '../../src/authoring/fill/random';
import { garbage } from './values';

const headerTexts = [
  '',
  ' ',
  ',',
  ';',
  'a;q=',
  '*;q=0.1,,;;',
  `a${' '.repeat(8000)}b`,
  ',;'.repeat(4000),
  'x'.repeat(8000),
  'ÿþ\u0080',
  'JWT ',
  'JWT a.b.c',
  'JWT eyJhbGciOiJub25lIn0.eyJzdWIiOiJDMTAwMDEifQ.',
  'bytes=0-,-1',
  '-1',
  'multipart/form-data',
  'multipart/form-data; boundary=""',
  `multipart/form-data; boundary=${'y'.repeat(400)}`,
  'multipart/form-data; boundary=fuzz; boundary=other',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'text/plain',
  'application/xml',
  '127.0.0.1, ::1, x',
];

const headerNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'expect',
  'host',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'unique-client-id',
  'x-forwarded-for',
];

const urls = [
  '/',
  '/api/',
  '/api/openapi.json',
  '/api/%',
  '/api/%ff%fe/',
  '/api/definitions/%00/',
  '/api/definitions/..%2f..%2fpackage.json/',
  '/definitions/%ed%a0%80.js',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/demo/outbox',
  '/demo/gateway/%00',
  '/demo/gateway/x',
  '/demo/nothing',
  `/api/${'x/'.repeat(300)}`,
  `/api/definitions/${'x'.repeat(3000)}/`,
  '//api//policy/',
  '/api/policy/?a=1&a=2&__proto__=3&=&&%zz=%ff',
];

/** A request that is wrong in any way: method, address, headers, encoding, bytes. */
export function garbageCase(steps: readonly string[], asks: Asks, random: Random): FuzzCase {
  const one = random.pick(calls);
  const isStep = random.chance(0.4);
  const path = isStep ? random.pick(steps) : one.path.replace(/:\w+/g, () => garbageText(random));
  const method = random.chance(0.85)
    ? isStep
      ? 'POST'
      : one.method
    : random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE']);
  const query = random.chance(0.3) ? `?${garbageText(random)}=${garbageText(random)}` : '';
  const url = random.chance(0.08) ? random.pick(urls) : `/api/${path}${query}`;
  const request: RawRequest = { method, url, headers: {} };
  if (!['GET', 'HEAD', 'TRACE'].includes(method)) {
    const fields: { [name: string]: unknown } = random.chance(0.7)
      ? { ...validInput(one, asks, random) }
      : {};
    for (let more = random.int(0, 3); more > 0; more--)
      fields[random.pick([...Object.keys(fields), garbageText(random)])] = random.pick(garbage);
    const encode = random.pick([asJson, asForm, asMultipart]);
    Object.assign(request, encode(random.chance(0.05) ? [fields] : fields));
    if (random.chance(0.5)) request.body = damaged(request.body!, random);
    if (random.chance(0.05)) delete request.headers['content-type'];
  }
  if (random.chance(0.4)) request.headers[random.pick(headerNames)] = random.pick(headerTexts);
  return { about: 'garbage', expected: 'any', request };
}

function garbageText(random: Random): string {
  const value = random.pick(garbage);
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return random.chance(0.2)
    ? `%${random.int(128, 255).toString(16)}`
    : encodeURIComponent(wellFormed(text.slice(0, 300)));
}
