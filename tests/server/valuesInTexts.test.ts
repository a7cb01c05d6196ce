import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from './help/caller';
import { copyDefinitions } from './help/definitions';
import { readPdf } from './help/pdf';
import { motherNameRequests } from './help/requests';
import { TestServer } from './help/server';

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
  change('ui.json', (ui) => {
    ui['ui:title'] = 'Name for {/policy/policyNo|a policy}';
    ui.mother_name['ui:help'] = 'Write to {careContact} about {/answers/mother_name|her}';
    ui.mother_name['ui:messages'].format = '{/policy/policyNo|Policy}: letters only';
    ui.remarks['ui:title'] = 'Remarks on {/answers/mother_name|her}';
  });
  change('request.json', ({ success }) => {
    success.message = 'On {/today} for {/answers/remarks|no reason}: {ticketnumber}';
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

it('says the values in problems, in the reply, in the record and on paper', async () => {
  const { raise } = await motherNameRequests(asha, '50010001');
  const refused = await raise({ mother_name: 'A1' });
  expect(JSON.stringify(refused.body)).toContain('50010001: letters only');

  const remarks = 'see {careContact} {ticketnumber} {/customer/pan} <i>';
  const { body } = await raise({ remarks });
  const { ticketnumber } = body;
  const day = /^On \d\d\/\d\d\/\d{4} for /;
  expect(body.message).toMatch(day);
  expect(body.message.replace(day, '')).toBe(`${remarks}: ${ticketnumber}`);

  const { record } = (await asha.get(`sent-requests/${ticketnumber}/`)).body;
  expect(record).toMatchObject({ title: 'Name for 50010001', reply: body.message });
  expect(record.parts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ help: 'Write to care@example.com about KAMALA DEVI' }),
      expect.objectContaining({ label: 'Remarks on KAMALA DEVI', answers: [{ text: remarks }] }),
    ]),
  );
  const paper = await asha.get(`sent-requests/${ticketnumber}/pdf/`);
  const { text } = await readPdf(paper.bytes);
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Remarks on KAMALA DEVI');
});
