import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

async function addPassbook() {
  await write('schemas/passbook/schema.json', {
    type: 'object',
    properties: {
      reason: { type: 'string', enum: ['lost', 'full'], maxLength: 10 },
      scan: {
        type: 'object',
        properties: {
          id: { type: 'string', maxLength: 100 },
          name: { type: 'string', maxLength: 200 },
          size: { type: 'integer' },
          type: { type: 'string', maxLength: 100 },
        },
        upload: { extensions: ['pdf'], maxBytes: 1000 },
      },
      comment: { type: 'string', maxLength: 100 },
    },
    required: ['reason', 'scan'],
    if: { properties: { reason: { const: 'lost' } }, required: ['reason'] },
    then: { properties: { lost_on: { type: 'string', format: 'date', maxLength: 10 } } },
  });
  await write('schemas/passbook/ui.json', {
    lost_on: { 'ui:widget': 'date', 'ui:title': 'Lost on' },
    reason: { 'ui:widget': 'select', 'ui:title': 'Reason', 'ui:enumNames': ['Lost', 'Full'] },
    scan: { 'ui:widget': 'upload', 'ui:title': 'Scan' },
    comment: { 'ui:widget': 'textarea', 'ui:title': 'Comment' },
  });
  await write('schemas/passbook/request.json', {
    subType: { name: 'passbook copy request' },
    policies: { where: {}, none: 'No policies found' },
    openRequestCheck: true,
    steps: [
      {
        id: 'raise',
        call: 'POST passbook-copy/',
        as: 'multipart',
        raises: 'ticket',
        send: {
          policyNumber: '/policy/policyNo',
          reason: '/answers/reason',
          scan: '/answers/scan',
          comment: '/answers/comment',
          lost_on: '/answers/lost_on',
        },
      },
    ],
    success: {
      says: 'Your passbook is on its way. Your reference number is {ticketnumber}',
      then: 'list',
    },
  });
  const catalogue = JSON.parse(await readFile(join(folder, 'catalogue.json'), 'utf8'));
  catalogue.serviceTypes[0].requestTypes.push({ key: 'passbook', title: 'Passbook copy' });
  await write('catalogue.json', catalogue);
}

describe('a request type that is added while the server runs', () => {
  it('is offered, judged, raised and tracked without a start', async () => {
    const asha = await server.signIn('C10001');
    expect((await asha.multipart('passbook-copy/', {})).status).toBe(404);
    await addPassbook();
    expect(await availableKeys()).toContain('passbook');
    const subTypes = (await asha.get('get-sr-sub-types/')).body.value;
    const etli_sub_type = subTypes.find(
      ({ sr_name }: any) => sr_name === 'passbook copy request',
    ).sub_type_code;

    const send = (fields: { [name: string]: string }) =>
      asha.multipart(
        'passbook-copy/',
        { policyNumber: '50010001', etli_sub_type, ...fields },
        { scan: fileNamed('scan.pdf') },
      );
    expect((await send({ reason: 'eaten' })).body.problems[0]).toMatchObject({ at: '/reason' });
    const hidden = await send({ reason: 'full', lost_on: '2026-01-01' });
    expect(hidden.status).toBe(422);
    expect(hidden.body.problems).toEqual([
      expect.objectContaining({ at: '/lost_on', rule: 'unknown' }),
    ]);
    const { body } = await send({ reason: 'lost', lost_on: '2026-01-01' });
    expect(body.message).toBe(
      `Your passbook is on its way. Your reference number is ${body.ticketnumber}`,
    );
    expect((await send({ reason: 'full' })).status).toBe(409);
    const tracked = await asha.post('track-service-request', { policyNumber: '50010001' });
    expect(tracked.body.value[0].etli_SubType.etli_name).toBe('passbook copy request');
  });
});

describe('a request type that is changed while the server runs', () => {
  it('is judged and given by its new rules under a new address, and the old address still answers', async () => {
    await addPassbook();
    const before = await moduleOf('passbook');
    const schema = JSON.parse(await readFile(join(folder, 'schemas/passbook/schema.json'), 'utf8'));
    schema.required.push('comment');
    await write('schemas/passbook/schema.json', schema);
    const after = await moduleOf('passbook');
    expect(after).not.toBe(before);
    for (const address of [before, after])
      expect((await server.anyone.send('GET', address)).status).toBe(200);
  });

  it('is not offered while its files cannot be read, the others are, and the log says what is wrong', async () => {
    const good = await readFile(join(folder, 'schemas/pan_card/request.json'), 'utf8');
    await addPassbook();
    await write('schemas/pan_card/request.json', good.slice(0, -20));
    expect(await availableKeys()).toEqual(['passbook']);
    expect((await server.anyone.get('definitions/pan_card/')).status).toBe(404);
    expect(server.log).toContain('schemas/pan_card/request.json:');
    await write('schemas/pan_card/request.json', good);
    expect(await availableKeys()).toEqual(['pan_card', 'passbook']);
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
