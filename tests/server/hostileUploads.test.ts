import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentRules } from '../../src/engine';
import engineTexts from '../../src/engine/text/en.json';
import texts from '../../src/server/locales/en.json';
import { uploads } from '../../src/server/store/schema';
import { goodFiles } from '../uploads/good';
import { hostileFiles } from '../uploads/hostile';
import type { Answer, Caller } from './help/caller';
import { Sequence } from './help/sequence';
import { TestServer } from './help/server';

/** A request type for each kind of file: who may raise it, its example, and the field of its last step. */
const requests: {
  [extension: string]: [client: string, key: string, example: string, field: string];
} = {
  pdf: ['C10002', 'DGH', 'accepted-scan', 'DGHCertificateRequestForm'],
  jpg: ['C10002', 'DGH', 'accepted-scan', 'DGHCertificateRequestForm'],
  jpeg: ['C10002', 'DGH', 'accepted-scan', 'DGHCertificateRequestForm'],
  png: ['C10002', 'DGH', 'accepted-scan', 'DGHCertificateRequestForm'],
  docx: ['C10002', 'DGH', 'accepted-scan', 'DGHCertificateRequestForm'],
  doc: ['C10001', 'address', 'accepted-with-comment', 'address_proof_doc'],
  tiff: ['C10005', 'gst_refund', 'accepted-without-number', 'gstin_declaration'],
  webp: ['C10003', 'digital_life_certificate', 'accepted-photo', 'image'],
};

let server: TestServer;
const callers = new Map<string, Caller>();
const sequences = new Map<string, Sequence>();

beforeAll(async () => {
  server = await TestServer.open({ today: '2026-11-21' });
  for (const client of ['C10001', 'C10002', 'C10003', 'C10005'])
    callers.set(client, await server.signIn(client));
});
afterAll(() => server.close());

/** Raises a request with this file; a photo is first checked as the portal does it. */
async function send(name: string, bytes: Buffer): Promise<Answer> {
  const [client, key, example, field] = requests[name.split('.').at(-1)!]!;
  const caller = callers.get(client)!;
  const sequence = sequences.get(key) ?? (await Sequence.of(caller, key, example));
  sequences.set(key, sequence);
  if (field === 'image')
    await caller.post('face-liveness/', {
      image: bytes.toString('base64'),
      policy_number: '50030001',
    });
  const file = { id: 'file', name, size: bytes.length, type: '', bytes };
  return sequence.send(caller, sequence.definition.request.steps.at(-1)!.id, { [field]: file });
}

const filesIn = async (folder: string) =>
  (
    await readdir(join(server.place.env.DATA_DIR, folder), { withFileTypes: true }).catch(() => [])
  ).filter((entry) => entry.isFile()).length;

describe('a file as customers send it is taken', () => {
  it.each(goodFiles)('%s', async (_about, name, make) => {
    const { body } = await send(name, await make());
    expect(body).toMatchObject({ status: 'success', ticketnumber: expect.any(String) });
    await server.resolveTickets();
  });
});

const rules: { [finding: string]: string } = contentRules;
const words: { [name: string]: string } = { ...engineTexts.rules, ...texts.file };

describe('a hostile or broken file is refused at its field, with what to do, and not kept', () => {
  it.each(hostileFiles)('%s', async (_about, name, make, finding) => {
    const before = [await server.db.$count(uploads), await filesIn('uploads')];
    const { status, body } = await send(name, await make());
    expect([415, 422]).toContain(status);
    expect(body.problems).toEqual([
      {
        at: expect.stringMatching(/^\/\w+$/),
        rule: rules[finding] ?? 'upload',
        message: words[rules[finding] ?? finding],
      },
    ]);
    expect([await server.db.$count(uploads), await filesIn('uploads')]).toEqual(before);
    expect(await filesIn('uploads/incoming')).toBe(0);
  });
});

it('tries at least 48 hostile files and 24 good ones', () => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(48);
  expect(goodFiles.length).toBeGreaterThanOrEqual(24);
});
