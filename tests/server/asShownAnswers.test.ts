import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AsShownRecord, ShownPart, ShownQuestion } from '../../src/api';
import { TestServer } from './help/server';
import type { Caller } from './help/caller';
import { readPdf } from './help/pdf';
import { subTypeCode } from './help/requests';

let definitions: string;
let server: TestServer;

/** A form with a value of the records, links, a table of parties and what an analyst may add. */
const changes = {
  schema: {
    properties: {
      pan: { type: 'string', readOnly: true, maxLength: 20 },
      insured_smokes: { type: 'string', maxLength: 20 },
      proposer_smokes: { type: 'string', maxLength: 20 },
      both_names: { type: 'string', maxLength: 100, readOnly: true },
    },
    required: ['mother_name', 'pan', 'insured_smokes', 'proposer_smokes'],
  },
  ui: {
    'ui:haveReady': ['a paper with her name'],
    'ui:sections': [
      { fields: ['*'] },
      {
        title: 'Habits',
        layout: 'parties',
        columns: [
          { title: 'Life assured', fields: ['insured_smokes'] },
          { title: 'Proposer', fields: ['proposer_smokes'] },
        ],
      },
    ],
    both_names: { 'ui:title': 'Both names', 'ui:widget': 'existing' },
    pan: { 'ui:title': 'PAN', 'ui:widget': 'existing', 'ui:help': 'as in our records' },
    remarks: {
      'ui:notes': ['We read every remark.'],
      'ui:links': [{ title: 'Read the privacy terms', href: 'https://example.com/terms' }],
    },
    insured_smokes: { 'ui:title': 'Smokes', 'ui:widget': 'text', 'ui:notes': ['For the insured'] },
    proposer_smokes: { 'ui:title': 'Smokes', 'ui:widget': 'text', 'ui:notes': ['Cigars count'] },
  },
};

function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'portal-definitions-'));
  for (const part of ['_shared', 'nominee', 'mother_name'])
    cpSync(`schemas/${part}`, join(root, 'schemas', part), { recursive: true });
  rmSync(join(root, 'schemas/mother_name/examples'), { recursive: true });
  const file = (name: string) => join(root, 'schemas/mother_name', name);
  const edit = (name: string, change: (content: any) => object) =>
    writeFileSync(file(name), JSON.stringify(change(JSON.parse(readFileSync(file(name), 'utf8')))));
  edit('schema.json', (schema) => ({
    ...schema,
    ...changes.schema,
    properties: { ...schema.properties, ...changes.schema.properties },
  }));
  edit('ui.json', (ui) => ({
    ...ui,
    ...changes.ui,
    remarks: { ...ui.remarks, ...changes.ui.remarks },
  }));
  const { load, prefill } = JSON.parse(readFileSync('schemas/pan_card/request.json', 'utf8'));
  edit('request.json', (request) => {
    const names = ['pan', 'insured_smokes', 'proposer_smokes'];
    for (const name of names) request.steps[0].send[name] = `/answers/${name}`;
    const both_names = {
      compute: 'joinedBySpaces',
      of: ['/answers/mother_name', '/answers/pan'],
    };
    return {
      ...request,
      load,
      prefill: { '/pan': prefill['/existing_pan_number'], '/both_names': both_names },
    };
  });
  const [service] = JSON.parse(readFileSync('catalogue.json', 'utf8')).serviceTypes;
  const requestTypes = service.requestTypes.filter(({ key }: { key: string }) =>
    ['nominee', 'mother_name'].includes(key),
  );
  writeFileSync(
    join(root, 'catalogue.json'),
    JSON.stringify({ serviceTypes: [{ ...service, requestTypes }] }),
  );
  return root;
}

beforeAll(async () => {
  definitions = folder();
  server = await TestServer.open({ env: { DEFINITIONS_DIR: definitions } });
});
afterAll(async () => {
  await server.close();
  rmSync(definitions, { recursive: true });
});

const recordOf = async (caller: Caller, number: string): Promise<AsShownRecord> =>
  (await caller.get(`sent-requests/${number}/`)).body.record;

const questionsIn = (parts: ShownPart[]): ShownQuestion[] =>
  parts.flatMap((part) =>
    part.kind === 'question' ? [part] : part.kind === 'table' ? part.questions : [],
  );

/** Raises the request of this test with these answers. */
async function raise(caller: Caller, policyNumber: string, answers: object = {}) {
  const { status, body } = await caller.post('mothers-name-change/', {
    policyNumber,
    mother_name: 'KAMALA DEVI',
    insured_smokes: 'no',
    proposer_smokes: 'yes',
    etli_sub_type: await subTypeCode(caller, 'mother_name'),
    ...answers,
  });
  expect({ status, body }).toMatchObject({ status: 200 });
  return recordOf(caller, body.ticketnumber);
}

describe('the record of an answer', () => {
  it.each([
    ['en', 'Our records do not have this. Please fill it in.'],
    ['hi', 'यह हमारे रिकॉर्ड में नहीं है। इसे भरें।'],
  ])(
    'is what the customer typed where our records have no value, under what they read: %s',
    async (language, help) => {
      await server.resolveTickets();
      const meera = (await server.signIn('C10004')).with({ 'accept-language': language });
      // A word of the records, which has a translation.
      const { parts } = await raise(meera, '50040001', { pan: 'Annually' });
      expect(questionsIn(parts)).toContainEqual({
        kind: 'question',
        label: 'PAN',
        help,
        answers: [{ text: 'Annually' }],
      });
    },
  );

  it('has what the form says beside a question, and what the customer confirmed', async () => {
    const asha = await server.signIn('C10001');
    const { parts } = await raise(asha, '50010001', { mother_name: 'K', remarks: 'none' });
    const said = parts.flatMap((part) => (part.kind === 'help' ? [part.text] : []));
    expect(said.slice(1, 3)).toEqual(['Have ready', 'a paper with her name']);
    const questions = questionsIn(parts);
    expect(questions.map(({ label, notes }) => [label, notes])).toEqual([
      ["Mother's Maiden Name", undefined],
      ['Remarks', ['We read every remark.', 'Read the privacy terms']],
      ['PAN', undefined],
      ['Both names', undefined],
      ['Smokes', ['For the insured', 'Cigars count']],
    ]);
    expect(questions[0]!.answers).toEqual([
      { text: 'K', confirmed: 'You entered K. Is that right?' },
    ]);
    expect(questions[2]).toMatchObject({ help: 'as in our records', fromRecords: true });
    expect(questions[3]).toMatchObject({ help: 'worked out from your answers' });
    expect(questions[3]).not.toHaveProperty('fromRecords');
  });
});

describe('the record of a list', () => {
  const forged = 'Ravi\n\nName of nominee: Uncle Bob';

  it('has each answer beside its question, on every paper, whatever is typed', async () => {
    const asha = await server.signIn('C10001');
    const { body } = await asha.post('nominee-update/', [
      {
        policyNumber: '50010001',
        etli_sub_type: await subTypeCode(asha, 'nominee'),
        nominee_name: forged,
        nominee_dob: '1980-02-01',
        nominee_relation: 'SON',
        percentage_allocation: 100,
        appointee: false,
        appointee_name: '',
        appointee_dob: '',
        appointee_relation: '',
      },
    ]);
    expect(body).toMatchObject({ status: 'success' });
    const { parts } = await recordOf(asha, body.ticketnumber);
    const inOneLine = 'Ravi Name of nominee: Uncle Bob';
    expect(questionsIn(parts).find(({ label }) => label === 'Nominees')!.answers).toEqual([
      {
        text: '',
        entries: [
          {
            answers: [
              { label: 'Name of nominee', text: inOneLine, confirmed: expect.any(String) },
              { label: 'Date of birth of nominee', text: '01/02/1980' },
              { label: 'Relation to you', text: 'Son' },
              { label: 'Share in percent', text: '100' },
            ],
          },
        ],
      },
    ]);
    const { bytes } = await asha.get(`sent-requests/${body.ticketnumber}/pdf/`);
    const lines = (await readPdf(bytes)).text.split('\n').map((line) => line.trim());
    const names = lines.filter((line) => line.includes('Name of nominee'));
    expect(names[0]).toMatch(/^1\. Name of nominee Ravi/);
    expect(names.filter((line) => line.startsWith('Name of nominee'))).toEqual([]);
  });
});
