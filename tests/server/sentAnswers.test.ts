import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tickets } from '../../src/server/store/schema';
import type { Caller } from './help/caller';
import { fileNamed } from './help/files';
import { changeAddress, motherNameRequests, ticketsOf } from './help/requests';
import { TestServer } from './help/server';

let definitions: string;
let server: TestServer;
let asha: Caller;
let number: string;

/** Two request types, one of them also in Hindi. */
function twoRequestTypes(): string {
  const root = mkdtempSync(join(tmpdir(), 'portal-definitions-'));
  for (const part of ['_shared', 'address', 'mother_name'])
    cpSync(`schemas/${part}`, join(root, 'schemas', part), { recursive: true });
  writeFileSync(
    join(root, 'schemas/mother_name/ui.hi.json'),
    JSON.stringify({ mother_name: { 'ui:title': 'माता का विवाह से पहले का नाम' } }),
  );
  const [service] = JSON.parse(readFileSync('catalogue.json', 'utf8')).serviceTypes;
  const requestTypes = service.requestTypes.filter(({ key }: { key: string }) =>
    ['address', 'mother_name'].includes(key),
  );
  writeFileSync(
    join(root, 'catalogue.json'),
    JSON.stringify({ serviceTypes: [{ ...service, requestTypes }] }),
  );
  return root;
}

beforeAll(async () => {
  definitions = twoRequestTypes();
  server = await TestServer.open({ env: { DEFINITIONS_DIR: definitions } });
  asha = await server.signIn('C10001');
  const { raise } = await motherNameRequests(asha, '50010001');
  number = (await raise()).body.ticketnumber;
});
afterAll(async () => {
  await server.close();
  rmSync(definitions, { recursive: true });
});

const read = (caller: Caller, ticketnumber = number) =>
  caller.post('sent-answers/', { ticketnumber });

const change = (values: Partial<typeof tickets.$inferInsert>) =>
  server.db.update(tickets).set(values).where(eq(tickets.ticketNumber, number));

describe('what a request was raised with', () => {
  it('has the labels and answers of the form, in its order, and no cache keeps it', async () => {
    const { body, headers } = await read(asha);
    expect(body).toEqual({
      status: 'success',
      ticketnumber: number,
      policy_number: '50010001',
      title: "Mother's maiden name",
      createdon: expect.any(String),
      kept: 'all',
      blocks: [
        {
          kind: 'descriptionList',
          items: [
            { label: "Mother's Maiden Name", value: 'KAMALA DEVI' },
            { label: 'Remarks', value: 'Not answered' },
          ],
        },
      ],
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('has the names of files, but not the values of our records', async () => {
    const { body } = await changeAddress(asha, fileNamed('bill.pdf', 2000));
    const sent = await read(asha, body.ticketnumber);
    const items = sent.body.blocks.flatMap((block: any) => block.items ?? []);
    expect(items).toContainEqual({ label: 'Address proof document', value: 'bill.pdf' });
    expect(items).toContainEqual({ label: 'City', value: 'Bengaluru' });
    expect(JSON.stringify(items)).not.toContain('12 Lake View');
  });

  it('is in the language of the reader', async () => {
    const { body } = await read(asha.with({ 'accept-language': 'hi' }));
    expect(body.blocks[0].items[0]).toEqual({
      label: 'माता का विवाह से पहले का नाम',
      value: 'KAMALA DEVI',
    });
  });

  it('is answered to another customer like a number that does not exist', async () => {
    const vikram = await server.signIn('C10002');
    const foreign = await read(vikram);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual((await read(vikram, 'SR99999999')).body);
  });

  it('says when today’s form does not ask all of it', async () => {
    await change({ answers: { policyNumber: '50010001', mother_name: 'KAMALA', caste: 'x' } });
    expect((await read(asha)).body).toMatchObject({ kept: 'part', blocks: [{ items: [{}, {}] }] });
  });

  it('says that a request was not raised in the portal', async () => {
    await change({ requestKey: null });
    expect((await read(asha)).body).toMatchObject({ kept: 'notHere', blocks: [] });
    await change({ requestKey: 'mother_name', answers: {} });
    expect((await read(asha)).body).toMatchObject({ kept: 'notHere', blocks: [] });
  });

  it('says that its request type exists no longer', async () => {
    await change({ requestKey: 'gone', answers: { mother_name: 'KAMALA' } });
    expect((await read(asha)).body).toMatchObject({ kept: 'noForm', blocks: [] });
    const listed = (await ticketsOf(asha, '50010001')).find(
      ({ ticketnumber }) => ticketnumber === number,
    );
    expect(listed).toMatchObject({ request_type: null, has_answers: true });
  });
});
