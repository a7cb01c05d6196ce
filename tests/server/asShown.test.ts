import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AsShownRecord, ShownQuestion } from '../../src/api';
import { asShownRecords, tickets } from '../../src/server/store/schema';
import type { Caller } from './help/caller';
import { copyDefinitions } from './help/definitions';
import { fileNamed } from './help/files';
import { actualTexts, emptyBoxes, readPdf } from './help/pdf';
import { codeOfSubType, changeAddress, motherNameRequests, ticketsOf } from './help/requests';
import { customerOf, TestServer } from './help/server';

let definitions: string;
let server: TestServer;
let asha: Caller;
let number: string;

const uiFile = () => join(definitions, 'schemas/mother_name/ui.json');

/** Two request types, without the others. */
function twoRequestTypes(): string {
  const root = mkdtempSync(join(tmpdir(), 'portal-definitions-'));
  for (const part of ['_shared', 'address', 'mother_name'])
    cpSync(`schemas/${part}`, join(root, 'schemas', part), { recursive: true });
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

/** A request type with a list in a list in a list. */
async function definitionsWithStays(): Promise<string> {
  const root = await copyDefinitions('mother_name');
  const list = (items: object) => ({ type: 'array', maxItems: 5, items });
  const entry = (properties: object) => ({ type: 'object', properties });
  const text = { type: 'string', maxLength: 20, format: 'letters-and-spaces' };
  const words = {
    add: 'Add',
    new: 'New',
    edit: 'Edit',
    update: 'Save',
    delete: 'Delete',
    none: '-',
  };
  const drawn = (title: string, name: string, items: object) => ({
    'ui:title': title,
    'ui:widget': 'entries',
    'ui:entries': { name: `{${name}}`, facts: [], ...words, editing: 'isOpen' },
    items,
  });
  const isOpen = { type: 'boolean', enum: [false] };
  const typed = (title: string) => ({ 'ui:title': title, 'ui:widget': 'text' });
  const hidden = { 'ui:widget': 'hidden' };
  const files = {
    schema: entry({
      stays: list(
        entry({
          isOpen,
          hospital: text,
          days: list(entry({ isOpen, ward: text, notes: list(entry({ isOpen, note: text })) })),
        }),
      ),
    }),
    ui: {
      'ui:title': 'Hospital stays',
      'ui:submit': 'Submit',
      stays: drawn('Stays', 'hospital', {
        isOpen: hidden,
        hospital: typed('Hospital'),
        days: drawn('Days', 'ward', {
          isOpen: hidden,
          ward: typed('Ward'),
          notes: drawn('Notes', 'note', { isOpen: hidden, note: typed('Note') }),
        }),
      }),
    },
    request: {
      subType: { name: 'hospital stays' },
      policies: { $ref: '../_shared/policies.json#/$defs/baseList' },
      openRequestCheck: true,
      steps: [
        {
          id: 'raise',
          call: 'POST hospital-stays/',
          raises: 'ticket',
          send: { policyNumber: '/policy/policyNo', stays: '/answers/stays' },
        },
      ],
      success: { message: 'Your reference number is {ticketnumber}' },
    },
  };
  mkdirSync(join(root, 'schemas/hospital_stays'));
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(root, `schemas/hospital_stays/${name}.json`), JSON.stringify(content));
  const requestTypes = ['mother_name', 'hospital_stays'].map((key) => ({ key, title: key }));
  const catalogue = { serviceTypes: [{ key: 'some', title: 'Some', requestTypes }] };
  writeFileSync(join(root, 'catalogue.json'), JSON.stringify(catalogue));
  return root;
}

const read = (caller: Caller, ticketnumber = number) =>
  caller.get(`sent-requests/${ticketnumber}/`);
const readPaper = (caller: Caller, ticketnumber = number) =>
  caller.get(`sent-requests/${ticketnumber}/pdf/`);

const questionsIn = ({ parts }: AsShownRecord): ShownQuestion[] =>
  parts.flatMap((part) =>
    part.kind === 'question' ? [part] : part.kind === 'table' ? part.questions : [],
  );

const storedText = async (ticketNumber = number) => {
  const [row] = await server.db
    .select()
    .from(asShownRecords)
    .where(eq(asShownRecords.ticketNumber, ticketNumber));
  return row!;
};

const change = (values: Partial<typeof asShownRecords.$inferInsert>, ticketNumber = number) =>
  server.db.update(asShownRecords).set(values).where(eq(asShownRecords.ticketNumber, ticketNumber));

describe('the record of a request', () => {
  it('has all texts and answers in the order of the form, and no cache keeps it', async () => {
    const { body, headers } = await read(asha);
    expect(body).toEqual({
      status: 'success',
      ticketnumber: number,
      policy_number: '50010001',
      title: "Mother's maiden name",
      createdon: expect.any(String),
      sealed: 'whole',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      record: {
        version: 1,
        ticketNumber: number,
        clientId: 'C10001',
        policyNumber: '50010001',
        requestType: 'mother_name',
        release: null,
        language: 'en',
        sentAt: body.createdon,
        title: "Update mother's maiden name",
        policy: expect.stringContaining('50010001'),
        parts: expect.arrayContaining([
          {
            kind: 'question',
            label: "Mother's Maiden Name",
            help: 'Letters and spaces, at most 20',
            answers: [{ text: 'KAMALA DEVI' }],
          },
          { kind: 'question', label: 'Remarks', answers: [{ text: '' }] },
        ]),
        signatures: [],
        reply: expect.stringContaining(number),
      },
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('has the choices, where a value came from, and what proves a file', async () => {
    const bill = fileNamed('bill.pdf', 2000);
    const { body } = await changeAddress(asha, bill);
    const { record } = (await read(asha, body.ticketnumber)).body;
    const asked = (label: string) => questionsIn(record).find((one) => one.label === label);
    expect(asked('Address proof type')).toMatchObject({
      choices: expect.arrayContaining(['Electricity Bill', 'Passport']),
      answers: [{ text: 'Electricity Bill' }],
    });
    expect(asked('City')).toMatchObject({ help: 'filled in for you', fromRecords: true });
    expect(asked('Address proof document')!.answers).toEqual([
      {
        text: 'bill.pdf',
        file: { size: 2000, sha256: createHash('sha256').update(bill.bytes).digest('hex') },
      },
    ]);
  });

  it('has the lists within lists, entry by entry, on the paper too', async () => {
    const root = await definitionsWithStays();
    const other = await TestServer.open({ env: { DEFINITIONS_DIR: root } });
    try {
      const caller = await other.signIn('C10001');
      const { body } = await caller.post('hospital-stays/', {
        policyNumber: '50010001',
        etli_sub_type: await codeOfSubType(caller, 'hospital stays'),
        stays: [
          { hospital: 'Lotus', days: [{ ward: 'General', notes: [{ note: 'Fever' }] }] },
          { hospital: 'River', days: [{ ward: 'A' }, { ward: 'B' }] },
        ],
      });
      const { record } = (await read(caller, body.ticketnumber)).body;
      expect(questionsIn(record).find(({ label }) => label === 'Stays')!.answers).toEqual([
        {
          text: '',
          entries: [
            {
              answers: [
                { label: 'Hospital', text: 'Lotus' },
                {
                  label: 'Days',
                  text: '',
                  entries: [
                    {
                      answers: [
                        { label: 'Ward', text: 'General' },
                        {
                          label: 'Notes',
                          text: '',
                          entries: [{ answers: [{ label: 'Note', text: 'Fever' }] }],
                        },
                      ],
                    },
                  ],
                },
              ],
            },
            {
              answers: [
                { label: 'Hospital', text: 'River' },
                {
                  label: 'Days',
                  text: '',
                  entries: [
                    { answers: [{ label: 'Ward', text: 'A' }] },
                    { answers: [{ label: 'Ward', text: 'B' }] },
                  ],
                },
              ],
            },
          ],
        },
      ]);
      const { bytes } = await readPaper(caller, body.ticketnumber);
      const paper = actualTexts(bytes).join(' ');
      for (const words of ['1. Hospital', '1.1. Ward', '1.1.1. Note', '2.2. Ward'])
        expect(paper).toContain(words);
    } finally {
      await other.close();
      rmSync(root, { recursive: true });
    }
  });

  it('stays as it was when the form, the records and the language of the reader change', async () => {
    const before = (await read(asha)).body;
    const ui = readFileSync(uiFile(), 'utf8');
    writeFileSync(uiFile(), ui.replace('"Remarks"', '"Notes"'));
    await server.db
      .update(tickets)
      .set({ requestKey: 'gone' })
      .where(eq(tickets.ticketNumber, number));
    const { body } = await read(asha.with({ 'accept-language': 'hi' }));
    expect(body.record).toEqual(before.record);
    writeFileSync(uiFile(), ui);
  });

  it('is in the language in which it was sent, the paper too', async () => {
    const meera = (await server.signIn('C10004')).with({ 'accept-language': 'hi' });
    const { raise } = await motherNameRequests(meera, '50040001');
    const { ticketnumber } = (await raise()).body;
    const english = meera.with({ 'accept-language': 'en' });
    const { record } = (await read(english, ticketnumber)).body;
    expect(record.language).toBe('hi');
    expect(record.title).toMatch(/[ऀ-ॿ]/);
    const { bytes } = await readPaper(english, ticketnumber);
    const { language, title } = await readPdf(bytes);
    expect({ language, title }).toEqual({ language: 'hi-IN', title: record.title });
    const paper = actualTexts(bytes).join('').replace(/\s/g, '');
    for (const { label, help = '' } of questionsIn(record))
      for (const words of [label, help]) expect(paper).toContain(words.replace(/\s/g, ''));
  });

  it('is in the language of the opened form, whatever the customer has chosen since', async () => {
    const meera = await server.signIn('C10004');
    const hindi = meera.with({ 'accept-language': 'hi' });
    const { pass } = (await hindi.get('definitions/mother_name/')).body;
    const { raise } = await motherNameRequests(meera.with({ 'form-pass': pass }), '50040001');
    await server.resolveTickets();
    const { ticketnumber, message } = (await raise()).body;
    const { record } = (await read(meera, ticketnumber)).body;
    expect(record).toMatchObject({ language: 'hi', reply: message });
    expect(message).toMatch(/[ऀ-ॿ]/);
    const refused = await raise({ mother_name: '7' });
    expect(JSON.stringify(refused.body)).toMatch(/[ऀ-ॿ]/);
  });

  it('is none of a form that has changed since it was opened: its customer is asked to look again', async () => {
    const ui = readFileSync(uiFile(), 'utf8');
    const opened = async () => (await asha.get('definitions/mother_name/')).body.pass;
    const send = async (pass: string) => {
      const { raise } = await motherNameRequests(asha.with({ 'form-pass': pass }), '50010003');
      const { status, body } = await raise({}, 'one-key');
      return { status, message: body.message };
    };
    const pass = await opened();
    writeFileSync(uiFile(), ui.replace('"Remarks"', '"I waive all claims"'));
    expect(await send(pass)).toEqual({
      status: 409,
      message: expect.stringContaining('has changed since you opened it'),
    });
    const next = await opened();
    expect(await send(next)).toMatchObject({ status: 200 });
    writeFileSync(uiFile(), ui);
    // Sent again, it is the same ticket still.
    expect(await send(next)).toMatchObject({ status: 200 });
  });

  it('has on paper what was typed in other scripts, and says what could not be printed', async () => {
    const kavita = await server.signIn('C10009');
    const remarks = 'தமிழ்,\tతెలుగు, ਸਿੰਘ ２３ 😀';
    const { raise } = await motherNameRequests(
      kavita,
      customerOf('C10009').policies[0]!.policyNumber,
    );
    const { ticketnumber } = (await raise({ remarks })).body;
    const { bytes } = await readPaper(kavita, ticketnumber);
    expect(emptyBoxes(bytes)).toBe(0);
    expect(actualTexts(bytes).join('')).toContain(remarks);
    const { text, attachments } = await readPdf(bytes);
    expect(text).toContain('[U+1F600]');
    const words = text.replace(/\s+/g, ' ');
    expect(words).toContain('Signs that cannot be printed here: 1.');
    expect(words).toContain(`The attached file ${ticketnumber}.json has them.`);
    expect(attachments[`${ticketnumber}.json`]).toContain('😀');
  });

  it('is answered to another customer like a number that does not exist', async () => {
    const vikram = await server.signIn('C10002');
    for (const ask of [read, readPaper]) {
      const foreign = await ask(vikram);
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual((await ask(vikram, 'SR99999999')).body);
    }
  });

  it('is none for a request that was raised elsewhere, which the list says too', async () => {
    await server.db.insert(tickets).values({
      ticketNumber: 'SR90000001',
      clientId: 'C10001',
      policyNumber: '50010001',
      subTypeCode: (await ticketRow()).subTypeCode,
      statusCode: 1,
      description: '',
      createdAt: new Date(),
      exclusive: false,
      answers: {},
    });
    const { body } = await read(asha, 'SR90000001');
    expect(body).toMatchObject({ sealed: 'none' });
    expect(body).not.toHaveProperty('record');
    expect((await readPaper(asha, 'SR90000001')).status).toBe(404);
    const listed = await ticketsOf(asha, '50010001');
    const hasAnswers = (of: string) =>
      listed.find(({ ticketnumber }) => ticketnumber === of).has_answers;
    expect([hasAnswers(number), hasAnswers('SR90000001')]).toEqual([true, false]);
  });

  const ticketRow = async () =>
    (await server.db.select().from(tickets).where(eq(tickets.ticketNumber, number)))[0]!;
});

const sealed = (text: string) => ({
  text,
  sha256: createHash('sha256').update(text).digest('hex'),
});

describe('the seal', () => {
  it('is the SHA-256 of the stored text, which the paper has as an attachment', async () => {
    const { sha256, text } = await storedText();
    expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
    const { bytes, headers } = await readPaper(asha);
    expect(headers['content-disposition']).toContain(`${number}.pdf`);
    const paper = await readPdf(bytes);
    expect(paper.attachments).toEqual({ [`${number}.json`]: text });
    expect(paper.text.replace(/\s/g, '')).toContain(sha256);
    const { record } = (await read(asha)).body;
    expect(JSON.parse(text)).toEqual(record);
    for (const { label, help } of questionsIn(record))
      for (const words of [label, help ?? ''])
        expect(paper.text.replace(/\s+/g, ' ')).toContain(words);
    expect(paper.text).toContain('KAMALA DEVI');
    expect(paper.text).toContain('Sent by Asha Sample');
    // The seal does not need a page of its own; the foot of each page names the request.
    expect(paper.pages).toBe(1);
    expect(paper.text).toMatch(new RegExp(`@\\S+ ${number}$`, 'm'));
  });

  it.each([
    ['another answer', (text: string) => ({ text: text.replace('KAMALA', 'KAMLA') })],
    [
      'the record of another ticket, with its seal',
      (text: string) => sealed(text.replace(number, 'SR00000001')),
    ],
    ['a text that is no JSON, with its seal', () => sealed('not json')],
    ['JSON that is no record, with its seal', () => sealed('null')],
    [
      'a record of another shape, with its seal',
      (text: string) => sealed(text.replace('"parts":[', '"parts":[null,')),
    ],
  ])('is broken by %s: nothing is shown as what was sent', async (_what, changed) => {
    const { text, sha256 } = await storedText();
    await change(changed(text));
    server.log = '';
    const { body } = await read(asha);
    expect(body).toMatchObject({ sealed: 'broken' });
    expect(server.log).toContain('record of a request changed');
    expect(body).not.toHaveProperty('record');
    const paper = await readPaper(asha);
    expect(paper.status).toBe(409);
    expect(paper.body.message).toContain('does not fit its seal');
    await change({ text, sha256 });
    expect((await read(asha)).body.sealed).toBe('whole');
  });
});
