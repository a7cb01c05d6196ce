import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tickets } from '../../src/server/store/schema';
import type { Caller } from './help/caller';
import { copyDefinitions } from './help/definitions';
import { readPdf } from './help/pdf';
import { TestServer } from './help/server';
import { codeOfSubType } from './help/requests';

const account = '123456789012';
let definitions: string;
let server: TestServer;
let asha: Caller;

beforeAll(async () => {
  definitions = await copyDefinitions('mother_name');
  const change = (file: string, edit: (json: any) => void) => {
    const path = join(definitions, `schemas/mother_name/${file}`);
    const json = JSON.parse(readFileSync(path, 'utf8'));
    edit(json);
    writeFileSync(path, JSON.stringify(json));
  };
  change('schema.json', ({ properties }) => {
    properties.account = { type: 'string', readOnly: true, format: 'digits', maxLength: 34 };
    properties.locker = { type: 'string', format: 'digits', maxLength: 20 };
    const text = { type: 'string', maxLength: 30 };
    const group = (fields: object) => ({ type: 'object', properties: fields });
    const list = (fields: object) => ({
      type: 'array',
      maxItems: 3,
      items: group({ isOpen: { type: 'boolean', enum: [false] }, ...fields }),
    });
    properties.people = list({
      role: text,
      who: {
        ...group({
          name: text,
          pan: text,
          home: group({ line: text, pin: text }),
          kin: list({ title: text, who: group({ name: text }) }),
        }),
        if: { properties: { pan: { minLength: 1 } }, required: ['pan'] },
        then: { properties: { issuer: text } },
      },
    });
  });
  change('ui.json', (ui) => {
    ui.account = { 'ui:title': 'Account', 'ui:widget': 'existing', 'ui:mask': { last: 4 } };
    ui.locker = { 'ui:title': 'Locker', 'ui:widget': 'text', 'ui:mask': { first: 1, last: 1 } };
    const typed = (title: string, last?: number) => ({
      'ui:title': title,
      'ui:widget': 'text',
      ...(last && { 'ui:mask': { last } }),
    });
    const entries = (title: string, items: object) => ({
      'ui:title': title,
      'ui:widget': 'entries',
      'ui:entries': {
        name: title,
        add: 'Add',
        edit: 'Edit',
        update: 'Save',
        delete: 'Delete',
        none: '-',
        editing: 'isOpen',
      },
      items: { isOpen: { 'ui:widget': 'hidden' }, ...items },
    });
    ui.people = entries('People', {
      role: typed('Role'),
      who: {
        'ui:title': 'Who',
        name: typed('Name', 2),
        pan: typed('PAN', 2),
        home: { 'ui:title': 'Home', line: typed('Line'), pin: typed('PIN', 2) },
        kin: entries('Kin', {
          title: typed('Title'),
          who: { 'ui:title': 'Relative', name: typed('Name', 2) },
        }),
        issuer: typed('Issuer'),
      },
    });
    ui.remarks['ui:help'] = 'About {/loaded/number|the account} and {/answers/locker|it}';
  });
  change('request.json', (request) => {
    request.load = [
      {
        call: 'GET get-bank-detail/',
        send: { policyNumber: '/policy/policyNo' },
        keep: { '/number': '/etli_bankaccountnumber' },
      },
    ];
    request.prefill = { '/account': '/loaded/number' };
    Object.assign(request.steps[0].send, {
      account: '/answers/account',
      locker: '/answers/locker',
      people: '/answers/people',
    });
  });
  for (const file of ['ui.hi.json', 'request.hi.json'])
    rmSync(join(definitions, 'schemas/mother_name', file));
  server = await TestServer.open({ env: { DEFINITIONS_DIR: definitions } });
  asha = await server.signIn('C10001');
});
afterAll(async () => {
  await server.close();
  rmSync(definitions, { recursive: true });
});

it('gives a browser the masked value, and sends the true one from the records', async () => {
  const { body } = await asha.get('definitions/mother_name/');
  const form = asha.with({ 'form-pass': body.pass });
  const loaded = await form.get('get-bank-detail/', { policyNumber: '50010001' });
  expect(loaded.body.etli_bankaccountnumber).toBe('•••• 9012');
  expect(JSON.stringify(loaded.body)).not.toContain(account);
  expect(loaded.body.etli_ifsccode_value).toBe('DEMO0000123');

  const raised = await form.post('mothers-name-change/', {
    policyNumber: '50010001',
    mother_name: 'KAMALA DEVI',
    account: loaded.body.etli_bankaccountnumber,
    locker: '7654321',
    etli_sub_type: await codeOfSubType(asha, "Mother's maiden name"),
  });
  expect(raised.status, JSON.stringify(raised.body)).toBe(200);
  const ticketNumber = raised.body.ticketnumber;
  const [ticket] = await server.db
    .select()
    .from(tickets)
    .where(eq(tickets.ticketNumber, ticketNumber));
  expect(ticket!.answers).toMatchObject({ account, locker: '7654321' });

  const sent = await asha.get(`sent-requests/${ticketNumber}/`);
  expect(JSON.stringify(sent.body)).not.toContain(account);
  expect(sent.body.record.parts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ label: 'Account', answers: [{ text: '•••• 9012' }] }),
      expect.objectContaining({ label: 'Locker', answers: [{ text: '7 •••• 1' }] }),
      expect.objectContaining({ help: 'About •••• 9012 and 7 •••• 1' }),
    ]),
  );
  const { text, attachments } = await readPdf(
    (await asha.get(`sent-requests/${ticketNumber}/pdf/`)).bytes,
  );
  for (const shown of [text, JSON.stringify(attachments)]) {
    expect(shown).not.toContain(account);
    expect(shown).not.toContain('7654321');
  }
});

it('masks what is in a group in an entry of a list, and keeps all of it in the record', async () => {
  const raised = await asha.post('mothers-name-change/', {
    policyNumber: '50010003',
    mother_name: 'KAMALA DEVI',
    people: [
      {
        role: 'Heir',
        who: {
          name: 'Secret Name',
          pan: 'ABCPS1234F',
          issuer: 'Delhi',
          home: { line: 'Lake Road 1', pin: '400001' },
          kin: [{ title: 'Aunt', who: { name: 'Hidden Aunt' } }],
        },
      },
      { who: { home: { line: 'Hill Road 2' } } },
    ],
    etli_sub_type: await codeOfSubType(asha, "Mother's maiden name"),
  });
  expect(raised.status, JSON.stringify(raised.body)).toBe(200);
  const ticketNumber = raised.body.ticketnumber;
  const { record } = (await asha.get(`sent-requests/${ticketNumber}/`)).body;
  expect(record.parts.find(({ label }: any) => label === 'People').answers).toEqual([
    {
      text: '',
      entries: [
        {
          answers: [
            { label: 'Role', text: 'Heir' },
            { label: 'Name (Who)', text: '•••• me' },
            { label: 'PAN (Who)', text: '•••• 4F' },
            { label: 'Line (Home)', text: 'Lake Road 1' },
            { label: 'PIN (Home)', text: '•••• 01' },
            {
              label: 'Kin (Who)',
              text: '',
              entries: [
                {
                  answers: [
                    { label: 'Title', text: 'Aunt' },
                    { label: 'Name (Relative)', text: '•••• nt' },
                  ],
                },
              ],
            },
            { label: 'Issuer (Who)', text: 'Delhi' },
          ],
        },
        { answers: [{ label: 'Line (Home)', text: 'Hill Road 2' }] },
      ],
    },
  ]);
  const { text } = await readPdf((await asha.get(`sent-requests/${ticketNumber}/pdf/`)).bytes);
  const paper = text.replace(/\s+/g, ' ');
  expect(paper).toContain('1. PAN (Who)');
  for (const secret of ['Secret', 'ABCPS', '400001', 'Hidden']) expect(paper).not.toContain(secret);
});
