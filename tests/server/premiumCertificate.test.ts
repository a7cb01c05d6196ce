import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { premiums } from '../../src/server/store/schema';
import type { Caller } from './help/caller';
import { pay } from './help/pay';
import { readPdf } from './help/pdf';
import { TestServer } from './help/server';

let server: TestServer;
let asha: Caller;
let daniel: Caller;
let savitri: Caller;

beforeAll(async () => {
  server = await TestServer.open();
  asha = await server.signIn('C10001');
  daniel = await server.signIn('C10005');
  savitri = await server.signIn('C10006');
});
afterAll(() => server.close());

const check = async (caller: Caller, policy_number: string, year: string) =>
  (await caller.post('ppc-data-availability', { policy_number, year })).body;
const download = async (caller: Caller, policyNumber: string, financialYear: string) =>
  (
    await caller.post('download-ppc', {
      financialYear,
      policyNumber,
      requestType: 'download_ppc_ccm',
    })
  ).body;

/** The financial year (April to March) that contains a day. */
function yearOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
  return `${year}-${year + 1}`;
}

describe('premium paid certificate', () => {
  it('[PPC-04] [PPC-05] is available for every financial year, April to March, in which a premium was received', async () => {
    // The policy was issued on 10/01/2015, which is in the financial year 2014-2015.
    expect(await check(asha, '50010002', '2014-2015')).toEqual({
      status: 'success',
      data_available: true,
    });
    expect((await check(asha, '50010002', '2013-2014')).data_available).toBe(false);
    expect((await check(asha, '50010002', '2022-2023')).data_available).toBe(true);
  });

  it('[PPC-06] is not available for a year without a premium', async () => {
    expect((await check(savitri, '50060014', '2019-2020')).data_available).toBe(true);
    expect(await check(savitri, '50060014', '2020-2021')).toEqual({
      status: 'success',
      data_available: false,
      message: 'No premium received for said year',
    });
    for (const year of ['2020-2021', '2099-2100', '2020-2022', '2021-2020'])
      expect(await download(savitri, '50060014', year)).toEqual({
        status: 'failed',
        message: 'No premium received for said year',
      });
  });

  it('[PPC-07] [PPC-08] is downloaded from the returned URL and named after policy number and year', async () => {
    const { status, url } = await download(asha, '50010003', '2022-2023');
    expect(status).toBe('success');
    expect(url).toMatch(/^\/api\//);
    const answer = await asha.send('GET', url);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="50010003_2022-2023.pdf"',
      'cache-control': 'no-store',
    });
    const { text, title, roles } = await readPdf(answer.bytes);
    expect(title).toBe('Premium Paid Certificate');
    for (const line of [
      'Financial year 2022-2023, from 01/04/2022 to 31/03/2023',
      'Policyholder Asha Sample',
      'Life assured Rohan Sample',
      'Policy number 50010003',
      'Plan Child Plan',
      'Sum assured ₹ 10,00,000.00',
      'Total ₹ 24,000.00 ₹ 1,080.00 ₹ 25,080.00',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/\n(\d\d\/\d\d\/202[23]) ₹ 24,000\.00 ₹ 1,080\.00 ₹ 25,080\.00\n/);
    expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD']));
  });

  it('lists every premium of the year and their sum', async () => {
    const { url } = await download(savitri, '50060013', '2023-2024');
    const { text } = await readPdf((await savitri.send('GET', url)).bytes);
    expect(text.match(/\d\d\/\d\d\/202[34] ₹ 2,000\.00 ₹ 90\.55 ₹ 2,090\.55/g)).toHaveLength(12);
    expect(text).toContain('Total ₹ 24,000.00 ₹ 1,086.60 ₹ 25,086.60');
  });

  it('[PPC-04] includes premiums of the first and the last day of the year and none of the adjacent days', async () => {
    const policyNumber = '50060014';
    const received = ['2020-03-31', '2020-04-01', '2021-03-31', '2021-04-01'];
    const added = received.map((receivedOn, i) => ({ receivedOn, paise: 100_00 + i, taxPaise: 0 }));
    const rows = await server.db
      .insert(premiums)
      .values(added.map((one) => ({ policyNumber, ...one })))
      .returning();
    const { url } = await download(savitri, policyNumber, '2020-2021');
    const { text } = await readPdf((await savitri.send('GET', url)).bytes);
    for (const { id } of rows) await server.db.delete(premiums).where(eq(premiums.id, id));
    expect(text.match(/\d\d\/\d\d\/202[01] ₹ 100\.\d\d/g)).toEqual([
      '01/04/2020 ₹ 100.01',
      '31/03/2021 ₹ 100.02',
    ]);
  });

  it('includes a premium that was just paid on the portal', async () => {
    const { today } = (await server.anyone.get('settings/')).body;
    const year = yearOf(today);
    const shown = today.split('-').reverse().join('/');
    const textOfPdf = async () => {
      const { url } = await download(asha, '50010004', year);
      return url ? (await readPdf((await asha.send('GET', url)).bytes)).text : '';
    };
    expect(await textOfPdf()).not.toContain(`${shown} ₹ 24,000.00`);
    await pay(server, asha, 'C10001', '50010004');
    expect(await textOfPdf()).toContain(`${shown} ₹ 24,000.00 ₹ 1,080.00 ₹ 25,080.00`);
  });

  it('is available to the signed-in policyholder only', async () => {
    const { url } = await download(asha, '50010003', '2022-2023');
    expect((await server.anyone.send('GET', url)).status).toBe(401);
    expect((await daniel.send('GET', url)).status).toBe(403);
    const none = await asha.send('GET', url.replace('2022-2023', '2001-2002'));
    expect(none).toMatchObject({ status: 404, body: { message: expect.any(String) } });
  });

  it.each(['2023', '2023-24', '2023/2024', ''])(
    'is rejected for an invalid year: %j',
    async (year) => {
      const answer = await asha.post('ppc-data-availability', { policy_number: '50010003', year });
      expect(answer.status).toBe(400);
    },
  );
});
