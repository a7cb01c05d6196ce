import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addPassbookTo } from '../passbook';
import { root } from './help/database';
import { fileNamed } from './help/files';
import { TestServer } from './help/server';

let folder: string;
let server: TestServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-definitions-'));
  for (const part of ['catalogue.json', 'schemas/_shared', 'schemas/pan_card'])
    await cp(join(root, part), join(folder, part), { recursive: true });
  server = await TestServer.open({ env: { DEFINITIONS_DIR: folder } });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const write = async (path: string, content: unknown) => {
  const file = join(folder, path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
};
const moduleOf = async (key: string) =>
  (await server.anyone.get(`definitions/${key}/`)).body.module as string;
const availableKeys = async () =>
  (await server.anyone.get('catalogue/')).body.serviceTypes
    .flatMap(({ requestTypes }: any) => requestTypes)
    .filter(({ available }: any) => available)
    .map(({ key }: any) => key);

const addPassbook = async () => addPassbookTo(folder);

describe('a request type that is added while the server runs', () => {
  it('is offered, judged, raised and tracked without a start', async () => {
    const asha = await server.signIn('C10001');
    expect((await asha.multipart('passbook-copy/', {})).status).toBe(404);
    await addPassbook();
    expect(await availableKeys()).toContain('passbook_copy');
    const subTypes = (await asha.get('get-sr-sub-types/')).body.value;
    const etli_sub_type = subTypes.find(
      ({ sr_name }: any) => sr_name === 'passbook copy',
    ).sub_type_code;

    const send = (fields: { [name: string]: string }) =>
      asha.multipart(
        'passbook-copy/',
        { policyNumber: '50010001', etli_sub_type, ...fields },
        { passbook_page: fileNamed('page.jpg') },
      );
    expect((await send({ reason: 'eaten' })).body.problems[0]).toMatchObject({ at: '/reason' });
    const hidden = await send({ reason: 'full', lost_on: '2026-01-01' });
    expect(hidden.status).toBe(422);
    expect(hidden.body.problems).toEqual([
      expect.objectContaining({ at: '/lost_on', rule: 'unknown' }),
    ]);
    const { body } = await send({ reason: 'lost', lost_on: '2026-01-01' });
    expect(body.message).toBe(
      `We have received your request for a passbook copy. Your reference number is ${body.ticketnumber}`,
    );
    expect((await send({ reason: 'full' })).status).toBe(409);
    const tracked = await asha.post('track-service-request', { policyNumber: '50010001' });
    expect(tracked.body.value[0].etli_SubType.etli_name).toBe('passbook copy');
  });
});

describe('a request type that is changed while the server runs', () => {
  it('is judged and given by its new rules under a new address, and the old address still answers', async () => {
    await addPassbook();
    const before = await moduleOf('passbook_copy');
    const schema = JSON.parse(
      await readFile(join(folder, 'schemas/passbook_copy/schema.json'), 'utf8'),
    );
    schema.required.push('comment');
    await write('schemas/passbook_copy/schema.json', schema);
    const after = await moduleOf('passbook_copy');
    expect(after).not.toBe(before);
    for (const address of [before, after])
      expect((await server.anyone.send('GET', address)).status).toBe(200);
  });

  it('is not offered while its files cannot be read, the others are, and the log says what is wrong', async () => {
    const good = await readFile(join(folder, 'schemas/pan_card/request.json'), 'utf8');
    await addPassbook();
    await write('schemas/pan_card/request.json', good.slice(0, -20));
    expect(await availableKeys()).toEqual(['passbook_copy']);
    expect((await server.anyone.get('definitions/pan_card/')).status).toBe(404);
    expect(server.log).toContain('schemas/pan_card/request.json:');
    await write('schemas/pan_card/request.json', good);
    expect(await availableKeys()).toEqual(['pan_card', 'passbook_copy']);
  });

  it('is not offered when it makes a call that the server does not have', async () => {
    const rules = JSON.parse(await readFile(join(folder, 'schemas/pan_card/request.json'), 'utf8'));
    rules.steps[0].call = 'POST no-such-check/';
    await write('schemas/pan_card/request.json', rules);
    expect(await availableKeys()).toEqual([]);
    expect(server.log).toContain('no-such-check');
  });

  it('leaves the last good catalogue on offer while the new one cannot be read', async () => {
    await write('catalogue.json', '{');
    expect(await availableKeys()).toEqual(['pan_card']);
  });
});

describe('an open request of the policy book', () => {
  it('appears as soon as the definition of its kind does', async () => {
    const asha = await server.signIn('C10001');
    const track = async () =>
      (await asha.post('track-service-request', { policyNumber: '50010002' })).body.value;
    expect(await track()).toEqual([]);
    await cp(join(root, 'schemas/mother_name'), join(folder, 'schemas/mother_name'), {
      recursive: true,
    });
    await availableKeys();
    expect(await track()).toEqual([
      expect.objectContaining({ statuscode: 1, ticketnumber: expect.any(String) }),
    ]);
  });
});
