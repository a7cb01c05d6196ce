import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drafts, otps, signatures } from '../../src/server/store/schema';
import { definitionsWithWellness } from '../wellness';
import { definitionOf } from '../files';
import type { Caller } from './help/caller';
import { readPdf } from './help/pdf';
import { answersFor, bothParties, Revival } from './help/revival';
import { TestServer } from './help/server';

let definitions: string;
let server: TestServer;
let vikram: Caller;

beforeAll(async () => {
  definitions = definitionsWithWellness();
  server = await TestServer.open({ env: { DEFINITIONS_DIR: definitions } });
  vikram = await server.signIn('C10002');
});
afterAll(async () => {
  await server.close();
  await rm(definitions, { recursive: true });
});

const read = ({ bytes }: { bytes: Buffer }) => readPdf(bytes);

describe('PDF of a request', () => {
  const answers = {
    sport: 'swim',
    pool: 'Marina',
    since: '2020-01-31',
    outdoors: true,
    q1_insured: 'yes',
    pace_insured: 3,
    meals: [{ dish: 'Dal', on: '2026-11-20' }, { dish: 'Rice' }],
  };
  let note: Revival;

  beforeAll(async () => {
    note = new Revival(server, vikram, bothParties, 'wellness_note');
  });

  it('contains every visible question with its answer as text, in the order of the form', async () => {
    const downloadPdf = await note.downloadPdf(answers);
    const { status, headers } = downloadPdf;
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe('attachment; filename="Wellness _note_.pdf"');
    const { text, title } = await read(downloadPdf);
    expect(title).toBe('Wellness "note"');
    const lines = [
      'Policy number 50020001',
      'Life assured Nisha Specimen',
      'Proposer Vikram K Specimen',
      'Sport',
      'Owner Vikram K Specimen',
      'Which pool? Marina',
      'Since when? 31/01/2020',
      'In the open? Yes',
      'On your word',
      'A membership costs ₹ 1,500 a year.',
      'Both persons',
      'Question Proposer Insured',
      '1. Do you sleep well? Not answered Yes',
      '2. Hours of sport a week Not answered 3',
      'Food',
      '1. Dish Dal',
      '1. Eaten on 20/11/2026',
      '2. Dish Rice',
      'Remark Not answered',
    ];
    const places = lines.map((line) => text.replace(/\s*\n\s*/g, ' ').indexOf(line));
    expect(lines.filter((_, i) => places[i] === -1)).toEqual([]);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it('formats numbers and amounts in rupees like the form', async () => {
    const place = join(definitions, 'schemas/wellness_note/ui.json');
    const before = await readFile(place, 'utf8');
    const ui = JSON.parse(before);
    ui.pace_proposer['ui:decimals'] = 2;
    Object.assign(ui.pace_insured, { 'ui:decimals': 1, 'ui:money': true });
    await writeFile(place, JSON.stringify(ui));
    const { text } = await read(
      await note.downloadPdf({ ...answers, q1_proposer: 'no', pace_proposer: 7 }),
    );
    await writeFile(place, before);
    expect(text.replace(/\s*\n\s*/g, ' ')).toContain('2. Hours of sport a week 7.00 ₹ 3.0');
  });

  it('omits questions that the answers hide', async () => {
    const { text } = await read(await note.downloadPdf({ ...answers, sport: 'run' }));
    expect(text).toContain('I run');
    expect(text).not.toContain('Which pool?');
    expect(text).not.toContain('Marina');
  });

  it('is written in Devanagari when the request type is', async () => {
    const { text } = await read(await note.downloadPdf(answers));
    expect(text.normalize('NFC')).toMatch(/तैरता/);
  });

  it('contains the saved answers when none are sent, and fails when none are saved', async () => {
    expect((await note.downloadPdf()).body).toEqual({
      status: 'failed',
      message: 'Nothing was saved for this policy yet',
    });
    await note.save(answers, { sr_number: 'SR00077' });
    const { text } = await read(await note.downloadPdf());
    expect(text).toContain('Marina');
    expect(text).toContain('SR00077');
  });

  it('ignores sent answers for values of the insurer’s records', async () => {
    const { text } = await read(await note.downloadPdf({ ...answers, owner: 'Somebody Else' }));
    expect(text).not.toContain('Somebody Else');
  });
});

describe('PDF of the declaration of good health', () => {
  const {
    dateOfDeclaration: _day,
    age: _age,
    ...example
  } = answersFor('revival_application', 'proposer-by-rider');
  // Centimetres with one decimal, and with two.
  const heights = { heightInsuredFeet: 5, heightInsuredInches: 5, heightInsuredCM: 165.1 };
  const answers = { ...example, ...heights };
  let revival: Revival;

  beforeAll(async () => {
    await server.db.delete(drafts);
    await server.db.delete(signatures);
    await server.db.delete(otps).where(eq(otps.purpose, 'dgh'));
    revival = new Revival(server, vikram, bothParties);
  });

  it('[DGH-13] [DGH-14] can be downloaded once all parties have signed the answers', async () => {
    await revival.save(answers);
    await revival.sign('OtpVerificationLA');
    const early = await revival.downloadPdf(answers);
    expect([early.status, early.body.message]).toEqual([
      409,
      'The form has to be confirmed by OTP before it can be downloaded',
    ]);
    await revival.sign('OtpVerificationPR');
    expect((await revival.downloadPdf({ ...answers, weightInsured: '99' })).status).toBe(409);

    const downloadPdf = await revival.downloadPdf(answers);
    expect(downloadPdf.headers['content-disposition']).toBe(
      'attachment; filename="Declaration of good health.pdf"',
    );
    const { text, pages, title } = await read(downloadPdf);
    expect(title).toBe('Declaration of good health');
    const flat = text.replace(/\s*\n\s*/g, ' ');
    expect(pages).toBeGreaterThan(2);
    for (const words of ['Nisha Specimen', 'Vikram K Specimen', 'Pune', 'Proposer Insured'])
      expect(flat).toContain(words);
    expect(flat).toContain('1.a Height: feet 5 ft 5 ft');
    expect(flat).toContain('1.a Height in centimetres 180.34 cm 165.10 cm');
    expect(flat).toMatch(/1\.b Weight in kilograms \d+ kg \d+ kg/);
    expect(flat).toMatch(/Annual income ₹ \d{1,2},\d\d,\d{3}(?!\d)/);
    // Help of the screen is no part of what is declared.
    const { ui } = definitionOf('revival_application');
    const help = ui['ui:sections']!.flatMap(({ description }) => description ?? []);
    expect(help.length).toBeGreaterThan(3);
    for (const words of help) expect(flat).not.toContain(words);
    // An unticked box is an answer, so it is printed.
    expect(flat).toContain('Top-up No');
    expect(flat).toMatch(/Reference [0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/);
    expect(flat).toMatch(/Confirmed on \d\d\/\d\d\/\d{4} .*OTP sent to xxxxxx0022/);
    expect(flat).toMatch(/Confirmed on \d\d\/\d\d\/\d{4} .*OTP sent to xxxxxx0002/);
    expect(flat).not.toContain('9000000022');
  });

  it('contains the ticket number once there is one', async () => {
    const { body } = await revival.submit(answers);
    expect(body.status).toBe('success');
    const { text } = await read(await revival.downloadPdf(answers));
    expect(text).toContain(body.ticketnumber);
  });
});

it('limits the PDFs of a customer per hour', async () => {
  const strict = await TestServer.open({
    env: { DEFINITIONS_DIR: definitions, OUTSIDE_ASKS_PER_HOUR: '2' },
  });
  const revival = new Revival(strict, await strict.signIn('C10002'), bothParties);
  const ask = async () => (await revival.downloadPdf()).status;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  strict.minutesAhead = 61;
  const later = new Revival(strict, await strict.signIn('C10002'), bothParties);
  expect((await later.downloadPdf()).status).toBe(200);
  await strict.close();
});
