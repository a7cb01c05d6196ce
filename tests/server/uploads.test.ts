import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploads } from '../../src/server/store/schema';
import { encryptedPdf } from '../uploads/pdf';
import type { Caller, TestFile } from './help/caller';
import { createTestStorage } from './help/database';
import { fileNamed } from './help/files';
import { changeAddress, subTypeCode } from './help/requests';
import { TestServer } from './help/server';

let server: TestServer;
let asha: Caller;
let panCode: string;

beforeAll(async () => {
  server = await TestServer.open();
  asha = await server.signIn('C10001');
  panCode = await subTypeCode(asha, 'pan_card');
});
// The result of a check can be used for one ticket.
beforeEach(async () => {
  await asha.multipart('pan-check/', {
    policy_number: '50010001',
    new_pan_number: 'ABCPS9999K',
    existing_pan_number: 'ABCPS1234F',
    name: 'Asha Sample',
    etli_sub_type: panCode,
  });
});
afterAll(() => server.close());
afterEach(() => server.resolveTickets());

const filesIn = (folder: string) =>
  readdir(join(server.place.env.DATA_DIR, folder), { withFileTypes: true }).then(
    (entries) =>
      entries
        .filter((entry) => entry.isFile() && entry.name !== 'folder.id')
        .map(({ name }) => name),
    () => [],
  );
const stored = async () => {
  expect(await filesIn('uploads/incoming')).toEqual([]);
  return (await filesIn('uploads')).length;
};
const raise = (files: { [field: string]: TestFile }, more: { [name: string]: string } = {}) =>
  asha.multipart(
    'pan-sr-raise/',
    { policyNumber: '50010001', new_pan_number: 'ABCPS9999K', etli_sub_type: panCode, ...more },
    files,
  );
async function expectRefused(
  send: () => ReturnType<typeof raise>,
  status: number,
  problem: object,
) {
  const before = await stored();
  const answer = await send();
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ status: 'failed', message: expect.any(String) });
  expect(answer.body.problems[0]).toMatchObject(problem);
  expect(await stored()).toBe(before);
}

describe('uploaded file', () => {
  it.each(['pan.pdf', 'pan.jpg', 'pan.jpeg', 'PAN.PDF'])(
    '[PAN-07] is stored with its ticket when its type is accepted: %s',
    async (name) => {
      const before = await stored();
      const { body } = await raise({ pan_document: fileNamed(name) });
      expect(body.status).toBe('success');
      expect(await stored()).toBe(before + 1);
      const [row] = await server.db
        .select()
        .from(uploads)
        .where(eq(uploads.ticketNumber, body.ticketnumber));
      expect(row).toMatchObject({ field: 'pan_document', name });
    },
  );

  it.each(['proof.pdf', 'proof.doc', 'proof.docx'])(
    '[ADDR-06] is stored for another request type: %s',
    async (name) => {
      expect((await changeAddress(asha, fileNamed(name))).body.status).toBe('success');
    },
  );

  it.each(['pan.tiff', 'pan.png', 'pan.exe', 'pan.pdf.html', 'pan'])(
    '[PAN-07] [ERR-10] is rejected at its field when its type is not accepted: %s',
    (name) =>
      expectRefused(() => raise({ pan_document: { ...fileNamed('x.pdf'), name } }), 422, {
        at: '/pan_document',
        message: expect.stringMatching(/pdf.*jpg.*jpeg/i),
      }),
  );

  it.each([
    ['a picture as PDF', { ...fileNamed('x.png'), name: 'pan.pdf' }],
    ['a PDF as picture', { ...fileNamed('x.pdf'), name: 'pan.jpg' }],
    [
      'a page as PDF',
      { bytes: Buffer.from('<!doctype html><script>alert(1)</script>'), name: 'pan.pdf' },
    ],
    [
      'a program as PDF',
      { bytes: Buffer.from('MZ\x90\x00'.padEnd(300, ' '), 'latin1'), name: 'pan.pdf' },
    ],
    ['text', { ...fileNamed('x.txt'), name: 'pan.pdf', type: 'application/pdf' }],
  ])('is rejected when its content does not match its extension: %s', (_what, file) =>
    expectRefused(() => raise({ pan_document: file }), 415, {
      at: '/pan_document',
      rule: 'uploadContent',
      message: 'This file is not what its name says. Please choose another one.',
    }),
  );

  it('is rejected as empty when it has no content', () =>
    expectRefused(() => raise({ pan_document: { bytes: Buffer.alloc(0), name: 'pan.pdf' } }), 422, {
      at: '/pan_document',
      rule: 'uploadEmpty',
      message: 'This file is empty. Please choose another one.',
    }));

  it('is rejected as locked when it needs a password', async () => {
    const locked = { bytes: await encryptedPdf(), name: 'pan.pdf' };
    await expectRefused(() => raise({ pan_document: locked }), 422, {
      at: '/pan_document',
      rule: 'uploadLocked',
      message: expect.stringContaining('password'),
    });
  });

  it.each(['पैन कार्ड.pdf', '“PAN” (1).final.PDF ', `${'a'.repeat(300)}.pdf`, 'PAN.\u200epdf\u200e'])(
    'is taken with any name that a person gives it: %s',
    async (name) => {
      const { body } = await raise({ pan_document: { ...fileNamed('x.pdf'), name } });
      expect(body.status).toBe('success');
      const [row] = await server.db
        .select()
        .from(uploads)
        .where(eq(uploads.ticketNumber, body.ticketnumber));
      expect(row!.name.toLowerCase()).toMatch(/^(पैन कार्ड|“pan” \(1\)\.final|a{196}|pan)\.pdf ?$/);
    },
  );

  it('is rejected when it is larger than the request type allows', () =>
    expectRefused(() => raise({ pan_document: fileNamed('pan.pdf', 5_000_000) }), 422, {
      at: '/pan_document',
      rule: 'uploadSize',
    }));

  it('is accepted when it is just below the limit', async () => {
    expect((await raise({ pan_document: fileNamed('pan.pdf', 4_999_999) })).body.status).toBe(
      'success',
    );
  });

  it('is rejected before it is read to the end when it exceeds the limit of the server', () =>
    expectRefused(() => raise({ pan_document: fileNamed('pan.pdf', 10_000_001) }), 413, {
      at: '/pan_document',
    }));

  it('is rejected in a field that is not an upload', () =>
    expectRefused(
      () => raise({ pan_document: fileNamed('pan.pdf'), other: fileNamed('other.pdf') }),
      422,
      {
        at: '/other',
      },
    ));

  it('cannot be replaced by a text', () =>
    expectRefused(
      () =>
        raise(
          {},
          { pan_document: '{"id":"x","name":"pan.pdf","size":1,"type":"application/pdf"}' },
        ),
      422,
      {
        at: '/pan_document',
      },
    ));

  it('is stored under a generated name', async () => {
    const { body } = await raise({
      pan_document: { ...fileNamed('x.pdf'), name: '../../../etc/pass\u202ewd.pdf' },
    });
    expect(body.status).toBe('success');
    for (const name of await filesIn('uploads')) expect(name).toMatch(/^[0-9a-f-]{36}$/);
    const [row] = await server.db
      .select()
      .from(uploads)
      .where(eq(uploads.ticketNumber, body.ticketnumber));
    expect(row!.name).toBe('passwd.pdf');
  });

  it.each([
    ['a"b\r\nc.pdf', 'a"bc.pdf'],
    ['क्\u200Dष न्\u200Cह.pdf', 'क्\u200Dष न्\u200Cह.pdf'],
    ['%41%2F%0a%.pdf', '%41%2F%0a%.pdf'],
    ['..\n/"<b>\u2066\u200B.p\u200Ddf', '"<b>.pdf'],
    [`${'😀'.repeat(150)}.pdf`, `${'😀'.repeat(98)}.pdf`],
  ])('keeps its name as the browser showed it, made safe: %j', async (name, shown) => {
    const { body } = await raise({ pan_document: { ...fileNamed('x.pdf'), name } });
    expect(body.status).toBe('success');
    const [row] = await server.db
      .select()
      .from(uploads)
      .where(eq(uploads.ticketNumber, body.ticketnumber));
    expect(row!.name).toBe(shown);
  });

  it('is stored once when the same submit is sent twice', async () => {
    const before = await stored();
    const caller = asha.with({ 'idempotency-key': 'the-same-key' });
    const send = () =>
      caller.multipart(
        'pan-sr-raise/',
        { policyNumber: '50010001', new_pan_number: 'ABCPS9999K', etli_sub_type: panCode },
        { pan_document: fileNamed('pan.pdf') },
      );
    const [one, other] = await Promise.all([send(), send()]);
    expect(one.body.status).toBe('success');
    expect(other.body).toEqual(one.body);
    expect(await stored()).toBe(before + 1);
  });
});

describe('part of a multipart body', () => {
  const sendPart = (caller: Caller, path: string, disposition: string) =>
    caller.send(
      'POST',
      `/api/${path}`,
      { 'content-type': 'multipart/form-data; boundary=x' },
      [
        '--x',
        `Content-Disposition: form-data; ${disposition}`,
        'Content-Type: application/octet-stream',
        '',
        'anything',
        '--x--',
        '',
      ].join('\r\n'),
    );

  it.each(['name="pan_document"', 'name="pan_document"; filename=""'])(
    'is rejected with a type but no file name, and leaves no file: %s',
    async (disposition) => {
      const before = await stored();
      const answer = await sendPart(asha, 'pan-sr-raise/', disposition);
      expect(answer).toMatchObject({ status: 400, body: { message: expect.any(String) } });
      expect(await stored()).toBe(before);
    },
  );

  it.each(['send-otp/', 'validate-otp/', 'sr-status/', 'mothers-name-change/'])(
    'is not read by a call without uploads: %s',
    async (path) => {
      const before = await stored();
      const answer = await sendPart(asha, path, 'name="a"; filename="a.pdf"');
      expect(answer.status).toBe(415);
      expect(await stored()).toBe(before);
    },
  );

  it('is not read without a session', async () => {
    for (const [path, status] of [
      ['pan-sr-raise/', 401],
      ['pan-check/', 401],
      ['send-otp/', 415],
    ] as const)
      expect((await sendPart(server.anyone, path, 'name="a"; filename="a.pdf"')).status).toBe(
        status,
      );
  });
});

describe('cleanup', () => {
  it('removes uploads without a ticket and keeps all stored documents', async () => {
    const place = await createTestStorage();
    const stray = join(place.env.DATA_DIR, 'uploads/incoming', randomUUID());
    const young = join(place.env.DATA_DIR, 'uploads/incoming', randomUUID());
    // This database does not know it; it may belong to another one.
    const document = join(place.env.DATA_DIR, 'uploads', randomUUID());
    await mkdir(join(stray, '..'), { recursive: true });
    for (const file of [stray, young, document]) await writeFile(file, 'text');
    for (const file of [stray, document]) await utimes(file, 0, 0);
    const other = await TestServer.open({ place });
    await other.close();
    expect([stray, young, document].map((file) => existsSync(file))).toEqual([false, true, true]);
    await place.remove();
  });
});

describe('too many files', () => {
  it('are rejected and not stored', async () => {
    const before = await stored();
    const files = Object.fromEntries(
      Array.from({ length: 11 }, (_, i) => [`file${i}`, fileNamed('a.pdf')]),
    );
    const { status } = await raise(files);
    expect(status).toBe(413);
    expect(await stored()).toBe(before);
  });

  it('are rejected for a single field', async () => {
    const before = await stored();
    const form = new FormData();
    const blob = new Blob([fileNamed('a.pdf').bytes as Uint8Array<ArrayBuffer>]);
    form.append('pan_document', blob, 'a.pdf');
    form.append('pan_document', blob, 'b.pdf');
    const encoded = new Response(form);
    const answer = await asha.send(
      'POST',
      '/api/pan-sr-raise/',
      { 'content-type': encoded.headers.get('content-type')! },
      Buffer.from(await encoded.arrayBuffer()),
    );
    expect(answer.status).toBe(400);
    expect(await stored()).toBe(before);
  });
});
