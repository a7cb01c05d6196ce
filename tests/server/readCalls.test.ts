import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from './help/caller';
import { TestServer } from './help/server';

let server: TestServer;
let asha: Caller;

beforeAll(async () => {
  server = await TestServer.open();
  asha = await server.signIn('C10001');
});
afterAll(() => server.close());

const dob = '1985-04-12';

describe('policy details', () => {
  it('[SESS-18] [SESS-20] [SESS-22] [POL-07] are found by date of birth and number and hold every field that cards and forms use', async () => {
    const { body } = await asha.get('policy/', { dob, policyNo: '50010001' });
    expect(body).toMatchObject({
      status: 'success',
      id: '50010001',
      policyId: '50010001',
      title: 'Demo Wealth Builder',
      productName: 'Demo Wealth Builder',
      policyNo: '50010001',
      policyStatus: 'PREMIUM PAYING',
      planType: 'ULIP',
      isUlipPolicy: true,
      dob,
      policyIssuanceDate: '2018-06-15',
      premiumDueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      maturityDate: '2038-06-15',
      policyCeaseDate: '2038-06-15',
      premiumPayingFrequency: 'Annually',
      profileId: 'Self-Managed Fund Strategy',
      fundStrategy: 'Self-Managed Fund Strategy',
      riderDetails: [
        {
          riderCode: 'ADB01',
          riderName: 'Accidental Death Benefit',
          riderSumAssured: 500000,
          riderStatus: 'PREMIUM PAYING',
        },
      ],
      noRiderDetails: false,
      proposerName: 'Asha Sample',
      lifeAssuredName: 'Asha Sample',
      ownerId: 'C10001',
      laId: 'C10001',
      noNomineeDetails: false,
      showPayNowBtn: true,
      exceesAmount: 0,
      suspenseAmout: 0,
      premiumToBePaidWithGst: 25080,
      premiumWithoutTax: 24000,
      premiumLeftToPay: 25080,
      premiumTerm: 20,
      premiumPayingTerm: 15,
      baseSumAssured: 1000000,
    });
  });

  it('[NOM-12] hold every nominee field that the form uses', async () => {
    const { body } = await asha.get('policy/', { dob, policyNo: '50010001' });
    expect(body.nomineeDetail).toEqual([
      {
        id: '1',
        nomineeName: 'Rohan Sample',
        nomineeDob: '2016-09-01',
        nomineeRelation: 'Son',
        nomineeRelationCode: 'SON',
        percentageAllocated: 60,
        appointeeName: 'Kiran Sample',
        appointeeDob: '1980-02-20',
        appointeeRelation: 'Husband',
        appointeeRelationCode: 'HUSBAND',
        isEditNominee: false,
      },
      {
        id: '2',
        nomineeName: 'Kiran Sample',
        nomineeDob: '1980-02-20',
        nomineeRelation: 'Husband',
        nomineeRelationCode: 'HUSBAND',
        percentageAllocated: 40,
        appointeeName: '',
        appointeeDob: '',
        appointeeRelation: '',
        appointeeRelationCode: '',
        isEditNominee: false,
      },
    ]);
  });

  it('have dates relative to the day on which the demo book was loaded', async () => {
    const { body } = await asha.get('policy/', { dob, policyNo: '50010001' });
    const { today } = (await server.anyone.get('settings/')).body;
    expect(Date.parse(body.premiumDueDate) - Date.parse(today)).toBe(40 * 24 * 60 * 60 * 1000);
  });

  it('[SESS-22] name a life assured who is not the owner', async () => {
    const { body } = await asha.get('policy/', { dob, policyNo: '50010003' });
    expect(body).toMatchObject({
      lifeAssuredName: 'Rohan Sample',
      proposerName: 'Asha Sample',
      laDob: '2016-09-01',
    });
    expect(body.laId).not.toBe(body.ownerId);
  });

  it('are not returned for another date of birth', async () => {
    const { body } = await asha.get('policy/', { dob: '1985-04-13', policyNo: '50010001' });
    expect(body).toEqual({ status: 'failed', message: expect.any(String) });
  });

  it('can be followed by calls for riders, renewal and revival', async () => {
    const riders = await asha.get('rider-details/', { dob, policyNo: '50010001' });
    expect(riders.body.riderDetails[0].riderCode).toBe('ADB01');
    const renewal = await asha.post('check-pay-now-eligibilty/', {
      dob,
      policy_number: '50010001',
    });
    expect(renewal.body).toEqual({ status: 'success', isEligibleForRenewal: true });
    const vikram = await server.signIn('C10002');
    const revival = await vikram.get('check-pay-now-dgh/', { policyNumber: '50020001' });
    expect(revival.body).toEqual({ status: 'success', dghStatus: 'Yes' });
  });
});

describe('lists and lookups', () => {
  it('[ADDR-04] returns city and state of a pin code as the first element and an empty list for an unknown pin code', async () => {
    const place = { city: 'Mumbai', state: 'Maharashtra', pincode: '400050' };
    expect((await asha.get('pin-code/', { pinCode: '400050' })).body).toEqual([place]);
    expect((await asha.get('pin-code/', { pinCode: '999999' })).body).toEqual([]);
  });

  it('[ADDR-05] [FLOW-14] returns ten address proofs as label, value and id', async () => {
    const { body } = await asha.get('get-address-proof/');
    expect(body.address_proof).toHaveLength(10);
    expect(body.address_proof[0]).toEqual({ label: 'Ration Card', value: 'Ration Card', id: 1 });
    const values = body.address_proof.map(({ value }: any) => value);
    expect(values).toEqual(
      expect.arrayContaining(['Electricity Bill', 'Driving Licence', 'Bank Statement']),
    );
  });

  it('[FLOW-14] returns every lookup list as label, value and id', async () => {
    const lists: { [call: string]: string } = {
      'id-proof-list/': 'Passport',
      'nominee-relation-list/': 'Son',
      'appointee-relation-list/': 'Son',
      'get-draw-date-list/': '01',
      'get-preferred-slot/': '10:00 am - 12:00 pm',
      'get-pickup-location-current-per-other/': 'Current',
      'get-eia-repository-list/': 'Repository One',
      'get-pincodes-list/': '400050',
      'get-investment-strategy-list/': 'Self-Managed Fund Strategy',
    };
    for (const [path, label] of Object.entries(lists)) {
      const { body } = await asha.get(path);
      expect(body.list[0]).toMatchObject({
        label,
        value: expect.any(String),
        id: expect.anything(),
      });
      expect(body.list.length).toBeGreaterThan(2);
    }
  });

  it('[SHELL-17] returns every sub-type with its code, starting at ST0101', async () => {
    const { body } = await asha.get('get-sr-sub-types/');
    const names = body.value.map(({ sr_name }: any) => sr_name);
    expect(names).toEqual(
      expect.arrayContaining([
        'DGH Certificate',
        'Premium Receipt',
        'Policy Document',
        'Premium Redirection',
        'Fund Switch',
      ]),
    );
    const codes: string[] = body.value.map(({ sub_type_code }: any) => sub_type_code);
    expect(codes[0]).toBe('ST0101');
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('[PAN-01] returns the PAN on record', async () => {
    const { body } = await asha.post('client-details-pan/', { clientId: 'C10001', dob });
    expect(body).toEqual({ status: 'success', panNo: 'ABCPS1234F' });
  });
});

describe('tracking', () => {
  it('[TRACK-02] [TRACK-05] [TRACK-08] returns the past requests of the demo book, newest first, in all nine statuses', async () => {
    const daniel = await server.signIn('C10005');
    const { body } = await daniel.post('track-service-request', { policyNumber: '50050001' });
    expect(body.value).toHaveLength(120);
    const created = body.value.map(({ createdon }: any) => createdon);
    expect(created).toEqual([...created].sort().reverse());
    expect(new Set(body.value.map(({ statuscode }: any) => statuscode))).toEqual(
      new Set([1, 2, 3, 4, 5, 6, 1000, 992760000, 2000]),
    );
    expect(body.value.some(({ etli_srsubstatus }: any) => etli_srsubstatus === null)).toBe(true);
    const closed = body.value.find(({ statuscode }: any) => statuscode === 5);
    expect(Date.parse(closed.etli_dateofclosure)).toBeGreaterThan(Date.parse(closed.createdon));
  });

  it('[TRACK-03] returns an empty list for a policy without requests', async () => {
    expect((await asha.post('track-service-request', { policyNumber: '50010004' })).body).toEqual({
      value: [],
      total: 0,
      open: 0,
      closed: 0,
    });
  });
});

describe('public calls', () => {
  it('[NAV-05] [NAV-06] [NAV-11] return the settings that the portal displays', async () => {
    expect((await server.anyone.get('settings/')).body).toEqual({
      status: 'success',
      brandWord: 'Demo',
      brandName: 'Demo Life',
      customerServiceNumber: '1800-000-0000',
      paymentReturnDays: 7,
      headerHours: 'Mon-Sat 10 AM to 7 PM',
      menuHours: '9 AM to 9 PM',
      tollFreeNumber: '1800-000-0000',
      careContact: 'care@example.com',
      underEnhancement: false,
      demo: true,
      simulated: ['pan', 'pennyDrop', 'liveness'],
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      timeZone: 'Asia/Kolkata',
    });
  });

  it('return the insurer’s time zone and its current day', async () => {
    const abroad = await TestServer.open({
      env: { TIME_ZONE: 'Pacific/Kiritimati' },
      appOptions: { now: () => new Date('2026-11-21T12:00:00Z') },
    });
    const { body } = await abroad.anyone.get('settings/');
    await abroad.close();
    expect(body).toMatchObject({ timeZone: 'Pacific/Kiritimati', today: '2026-11-22' });
  });

  it('[SHELL-02] return the catalogue and whether each request type is available', async () => {
    const { body } = await (await server.somebody()).get('catalogue/');
    expect(body.serviceTypes.length).toBeGreaterThanOrEqual(6);
    const entries = body.serviceTypes.flatMap(({ requestTypes }: any) => requestTypes);
    const available = Object.fromEntries(
      entries.map(({ key, available }: any) => [key, available]),
    );
    expect(available).toMatchObject({
      pan_card: true,
      email_update: true,
      address: true,
      mother_name: true,
    });
    for (const value of Object.values(available)) expect(typeof value).toBe('boolean');
  });
});
