import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Caller } from './help/caller';
import { subTypeCode } from './help/requests';
import { TestServer } from './help/server';

let server: TestServer;
let asha: Caller;
let panCode: string;
let motherCode: string;
let lifeCode: string;

beforeAll(async () => {
  server = await TestServer.open();
  asha = await server.signIn('C10001');
  panCode = await subTypeCode(asha, 'pan_card');
  motherCode = await subTypeCode(asha, 'mother_name');
  lifeCode = await subTypeCode(asha, 'digital_life_certificate');
});
afterAll(() => server.close());

const post = (caller: Caller, path: string, type: string, body: string | Buffer) =>
  caller.send('POST', `/api/${path}`, { 'content-type': type }, body);
const json = (caller: Caller, path: string, body: string | Buffer) =>
  post(caller, path, 'application/json', body);

const words = /characters that cannot be read\. Please delete/;

function expectUnreadable({ status, body }: Answer, field: string): void {
  expect({ status, body }).toEqual({
    status: 400,
    body: { message: expect.stringMatching(words) },
  });
  expect(body.message.split(' ')[0]).toBe(field);
}

const filesOfUploads = () => {
  const folder = join(server.place.env.DATA_DIR, 'uploads');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
        (one) => one.isFile() && one.name !== 'folder.id',
      )
    : [];
};

/** What JSON can escape and no database keeps. */
const escapes = ['\\u0000', '\\ud800', '\\udc00x', '\\u001b', '\\u0085', '\\ufffd'];
const brokenBytes = [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf0, 0x9f], [0xc0, 0x80]];

describe('a text that cannot be read is refused by the name of its field', () => {
  it.each(escapes)('in the JSON of a call that anyone makes: %s', async (escape) => {
    const sent = await json(
      server.anyone,
      'send-otp/',
      `{"policyNumber":"5001${escape}","dob":"1985-04-12"}`,
    );
    expectUnreadable(sent, 'policyNumber');
  });

  it.each(escapes)('in the JSON of a step: %s', async (escape) => {
    const body = `{"policyNumber":"50010001","mother_name":"KAMALA${escape}","etli_sub_type":"${motherCode}"}`;
    expectUnreadable(await json(asha, 'mothers-name-change/', body), 'mother_name');
  });

  it('deep in the answers of a draft', async () => {
    const answers = `{"policy_number":"50010001","form_data":{"a":[{"b":"x\\u0000"}]}}`;
    expectUnreadable(await json(asha, 'dgh-draft/', answers), 'form_data/a/0/b');
  });

  it('of more values than any form has', async () => {
    const answers = (count: number) =>
      JSON.stringify({ policy_number: '50010001', form_data: { a: Array(count).fill(1) } });
    const many = await json(asha, 'dgh-draft/', answers(5000));
    expect(many).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    expect((await json(asha, 'dgh-draft/', answers(4000))).status).toBe(200);
  });

  it('as the name of a field', async () => {
    const { status, body } = await json(asha, 'sr-status/', '{"a\\u0000":"x"}');
    expect({ status, body }).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    const inner = await json(asha, 'dgh-draft/', '{"form_data":{"\\ud800":1}}');
    expectUnreadable(inner, 'form_data');
  });

  it.each(brokenBytes)('as bytes that are not UTF-8, in each encoding', async (...bytes) => {
    const broken = Buffer.from(bytes);
    const around = (before: string, after: string) =>
      Buffer.concat([Buffer.from(before), broken, Buffer.from(after)]);
    const percent = bytes.map((byte) => `%${byte.toString(16)}`).join('');

    const inJson = around('{"policyNumber":"5', '","dob":"1985-04-12"}');
    expectUnreadable(await json(server.anyone, 'send-otp/', inJson), 'policyNumber');
    const form = 'application/x-www-form-urlencoded';
    const escaped = `policyNumber=5${percent}&dob=1985-04-12`;
    expectUnreadable(await post(server.anyone, 'send-otp/', form, escaped), 'policyNumber');
    const raw = around('policyNumber=5', '&dob=1985-04-12');
    expectUnreadable(await post(server.anyone, 'send-otp/', form, raw), 'policyNumber');
    const query = await asha.send('GET', `/api/pin-code/?pinCode=4${percent}`);
    expectUnreadable(query, 'pinCode');
    const part = around(
      '--x\r\ncontent-disposition: form-data; name="new_pan_number"\r\n\r\nA',
      '\r\n--x--',
    );
    const multipart = 'multipart/form-data; boundary=x';
    expectUnreadable(await post(asha, 'pan-sr-raise/', multipart, part), 'new_pan_number');
    const path = await asha.send('GET', `/api/definitions/pan${percent}/`);
    expect({ status: path.status, body: path.body }).toEqual({
      status: 400,
      body: { message: expect.stringMatching(/could not be read\. Please/) },
    });
    expect(path.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  it('in a path and a query', async () => {
    expectUnreadable(await asha.send('GET', '/api/definitions/a%00/'), 'key');
    expectUnreadable(await asha.send('GET', '/api/pin-code/?pinCode=4%00'), 'pinCode');
    const gateway = await server.anyone.send('GET', '/demo/gateway/a%00b');
    expectUnreadable(gateway, 'key');
  });

  it('in a form field that is JSON: NUL, half a surrogate pair, and what is too deep', async () => {
    const send = (image: string) =>
      asha.multipart('generate-sr-ticket/', {
        policyNumber: '50010001',
        image,
        etli_sub_type: lifeCode,
      });
    expectUnreadable(await send('{"id":"a\\u0000"}'), 'image/id');
    expectUnreadable(await send('[{"\\ud800":1}]'), 'image/0');
    for (const deep of [
      '['.repeat(3000) + ']'.repeat(3000),
      '{"a":'.repeat(3000) + '1' + '}'.repeat(3000),
    ])
      expect(await send(deep)).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/could not be read/) },
      });
  });

  it('in an Idempotency-Key', async () => {
    for (const key of ['a b', 'a\u0000', 'a\tb', 'ä', 'x'.repeat(256)]) {
      const { status, body } = await asha
        .with({ 'idempotency-key': key })
        .post('mothers-name-change/', { policyNumber: '50010001', etli_sub_type: motherCode });
      expect({ status, body }).toEqual({
        status: 400,
        body: { message: expect.stringContaining('Idempotency-Key') },
      });
    }
  });
});

it('tabs, line breaks and characters of every script are read', async () => {
  const text = 'line\r\none\ttwo\n\u{1F642} अ ẞ \u200d';
  const draft = { policy_number: '50010001', form_data: { text } };
  expect((await asha.post('dgh-draft/', draft)).status).toBe(200);
  const saved = await asha.get('dgh-draft/', { policy_number: '50010001' });
  expect(saved.body.status).toBe('success');
});

describe('a multipart body that is not one', () => {
  const head = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"`;
  const file = `${head('file')}; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-`;
  it.each([
    ['no boundary', 'multipart/form-data', `${head('a')}\r\n\r\n1\r\n--x--`],
    ['an empty boundary', 'multipart/form-data; boundary=', `${head('a')}\r\n\r\n1\r\n--x--`],
    ['a boundary of 300 signs', `multipart/form-data; boundary=${'x'.repeat(300)}`, '--'],
    ['a field without an end', 'multipart/form-data; boundary=x', `${head('a')}\r\n\r\n1`],
    ['a file without an end', 'multipart/form-data; boundary=x', file],
    ['nothing but text', 'multipart/form-data; boundary=x', 'just text'],
    [
      'a field twice',
      'multipart/form-data; boundary=x',
      `${head('a')}\r\n\r\n1\r\n${head('a')}\r\n\r\n2\r\n--x--`,
    ],
    ['a part without a name', 'multipart/form-data; boundary=x', '--x\r\n\r\n1\r\n--x--'],
    ['__proto__', 'multipart/form-data; boundary=x', `${head('__proto__')}\r\n\r\n1\r\n--x--`],
    [
      'a broken field of JSON',
      'multipart/form-data; boundary=x',
      `${head('a')}\r\ncontent-type: application/json\r\n\r\n{\r\n--x--`,
    ],
  ])('is refused with words: %s', async (_what, type, body) => {
    const answer = await post(asha, 'pan-sr-raise/', type, body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/\w/) });
    expect(filesOfUploads()).toEqual([]);
  });

  it('is refused where a field is larger than the server reads', async () => {
    const answer = await asha.multipart('pan-sr-raise/', { name: 'x'.repeat(300_000) });
    expect(answer).toMatchObject({ status: 413, body: { message: expect.any(String) } });
  });

  it('is refused by the name of the field that comes twice', async () => {
    const body = `${head('a')}\r\n\r\n1\r\n${head('a')}\r\n\r\n2\r\n--x--`;
    const answer = await post(asha, 'pan-sr-raise/', 'multipart/form-data; boundary=x', body);
    expect(answer.body.message).toMatch(/^a was sent twice/);
  });

  it('keeps of a file name only what can be shown', async () => {
    const body = Buffer.concat([
      Buffer.from(`${head('etli_sub_type')}\r\n\r\n${panCode}\r\n${head('pan')}; filename="a`),
      Buffer.from([0xff, 0]),
      Buffer.from('.pdf"\r\n\r\n%PDF-\r\n--x--'),
    ]);
    const answer = await post(asha, 'pan-sr-raise/', 'multipart/form-data; boundary=x', body);
    expect(answer.status).toBeLessThan(500);
  });
});

describe('a body that is not what its headers say', () => {
  it.each([
    ['two content types', 'application/json, text/plain', '{}', 415],
    ['an unknown charset', 'application/json; charset=utf-16', '{}', 400],
    ['no content', 'application/json', '', 400],
    ['half of JSON', 'application/json', '{"a":"\\ud8', 400],
    ['a number that is too large', 'application/json', '{"policyNumber":1e999}', 400],
    ['a byte order mark', 'application/json', '\ufeff{"policyNumber":"1"}', 400],
    ['a prototype', 'application/json', '{"a":{"__proto__":{"b":1}}}', 400],
    ['no content type', '', '{}', 415],
  ])('is refused with words: %s', async (_what, type, body, status) => {
    const answer = await post(server.anyone, 'send-otp/', type, body);
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/\w/) } });
  });

  it('names the key of a prototype, and the identifiers of which one is needed', async () => {
    const send = (body: string) => json(server.anyone, 'send-otp/', body);
    for (const [body, field] of [
      ['{"__proto__":{}}', '__proto__'],
      ['{"dob":{"constructor":{"prototype":{}}}}', 'dob/constructor'],
    ] as const)
      expect(await send(body)).toMatchObject({
        status: 400,
        body: { message: `${field} is not as expected` },
      });
    const query = await asha.send('GET', '/api/pin-code/?__proto__=1');
    expect(query.body.message).toContain('__proto__');
    const two = { policyNumber: '50010001', emailId: 'a@example.com', dob: '1985-04-12' };
    expect((await send(JSON.stringify(two))).body.message).toBe(
      'Please give only one of policyNumber, emailId, phoneNumber',
    );
  });
});

describe('an address', () => {
  it.each([
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['OPTIONS', '/api/send-otp/', 'POST'],
    ['TRACE', '/api/policy/', 'GET, HEAD'],
    ['HEAD', '/api/send-otp', 'POST'],
    ['GET', '/api/mothers-name-change/', 'POST'],
    ['OPTIONS', '/api/mothers-name-change/', 'POST'],
  ])('answers 405 and says what it has: %s %s', async (method, url, allowed) => {
    const { status, headers } = await server.anyone.send(method, url);
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: allowed });
  });

  it.each([
    ['GET', '/api/nothing/'],
    ['POST', '/api/nothing/'],
    ['OPTIONS', '/api/nothing/'],
    ['POST', '/nothing'],
  ])('that has nothing answers 404 in the language of the request: %s %s', async (method, url) => {
    const { status, headers } = await server.anyone.send(method, url);
    expect(status).toBe(404);
    expect(headers.vary).toContain('Accept-Language');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('what is not HTTP', () => {
  it.each([
    ['no request line', 'hello\r\n\r\n', 400],
    ['NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nUnique-Client-Id: a\0b\r\n\r\n', 400],
    [
      'headers without an end',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    [
      'two lengths',
      'POST /api/send-otp/ HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
      400,
    ],
  ])('gets words and the security headers: %s', async (_what, sent, status) => {
    if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(sent));
      socket.on('data', (bytes) => (text += bytes));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain("Content-Security-Policy: default-src 'none'");
    expect(answer).toContain('X-Content-Type-Options: nosniff');
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toEqual({ message: expect.any(String) });
  });
});
