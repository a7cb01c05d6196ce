import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tickets } from '../../src/server/store/schema';
import type { Answer, Caller } from './help/caller';
import { fileNamed } from './help/files';
import { motherNameRequests, subTypeCode, ticketsOf } from './help/requests';
import { TestServer } from './help/server';

let server: TestServer;
let asha: Caller;
let motherName: Awaited<ReturnType<typeof motherNameRequests>>;
const policyNumber = '50010001';
const codes: { [key: string]: string } = {};

beforeAll(async () => {
  server = await TestServer.open();
  asha = await server.signIn('C10001');
  for (const key of ['mother_name', 'pan_card', 'email_update', 'address'])
    codes[key] = await subTypeCode(asha, key);
  motherName = await motherNameRequests(asha, policyNumber);
});
afterAll(() => server.close());
afterEach(() => server.resolveTickets());

describe('request', () => {
  it('[MOTHER-03] [FLOW-10] becomes a ticket that tracking shows immediately', async () => {
    const { status, body } = await motherName.raise({ remarks: 'As in my passport' });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      ticketnumber: expect.stringMatching(/^SR\d{8}$/),
      message: `We have received your request to update Mother's Maiden Name. Your reference number is ${body.ticketnumber}`,
    });
    expect((await ticketsOf(asha, policyNumber))[0]).toEqual({
      etli_PolicyNumber: { etli_applicationnumber: policyNumber },
      etli_SubType: { etli_name: expect.stringMatching(/mother/i) },
      statuscode: 1,
      etli_srsubstatus: expect.any(String),
      ticketnumber: body.ticketnumber,
      createdon: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      etli_dateofclosure: null,
      description: expect.any(String),
      request_type: 'mother_name',
      has_answers: true,
    });
  });

  it('[MOTHER-02] is validated by the same rules as in the browser', async () => {
    for (const mother_name of ['', 'A'.repeat(21), 'R2D2'])
      expect((await motherName.raise({ mother_name })).status).toBe(422);
    expect((await motherName.raise({ mother_name: ' kamala devi ' })).body.status).toBe('success');
  });

  it('is rejected with an unexpected field, which the message names', async () => {
    for (const name of ['status', 'customerId', 'premium', '__x', 'verified']) {
      const { status, body } = await motherName.raise({ [name]: 'x' });
      expect(status).toBe(422);
      expect(body.problems).toEqual([
        { at: `/${name}`, rule: 'unknown', message: expect.stringContaining(name) },
      ]);
    }
  });

  it('is rejected when its sub-type code does not belong to its path, or is missing', async () => {
    for (const etli_sub_type of ['ST9999', codes.pan_card!])
      expect((await motherName.raise({ etli_sub_type })).status).toBe(404);
    for (const etli_sub_type of ['', undefined])
      expect((await motherName.raise({ etli_sub_type })).status).toBe(400);
  });

  it('is rejected with an invalid choice, even the name of an inherited property', async () => {
    for (const email_type of ['constructor', '__proto__', 'toString', 'other']) {
      const answer = await asha.post('email-update/', {
        policyNumber,
        email_type,
        email_id: 'a@example.com',
        etli_sub_type: codes.email_update,
      });
      expect(answer).toMatchObject({ status: 422, body: { status: 'failed' } });
    }
  });

  it('is rejected with the wrong content type', async () => {
    const { etli_sub_type, mother_name } = motherName.payload();
    expect(
      (await asha.multipart('mothers-name-change/', { policyNumber, mother_name, etli_sub_type }))
        .status,
    ).toBe(415);
    expect(
      (await asha.post('pan-sr-raise/', { policyNumber, etli_sub_type: codes.pan_card })).status,
    ).toBe(415);
  });
});

describe('request with steps', () => {
  const pan = 'ABCPS9999K';
  const check = (new_pan_number: string, more: { [name: string]: string } = {}) =>
    asha.multipart('pan-check/', {
      policy_number: policyNumber,
      new_pan_number,
      existing_pan_number: 'ABCPS1234F',
      name: 'Asha Sample',
      etli_sub_type: codes.pan_card!,
      ...more,
    });
  const raise = (new_pan_number: string, more: { [name: string]: string } = {}): Promise<Answer> =>
    asha.multipart(
      'pan-sr-raise/',
      {
        policyNumber,
        new_pan_number,
        comment: '',
        pan_status: 'valid',
        etli_sub_type: codes.pan_card!,
        ...more,
      },
      { pan_document: fileNamed('pan.pdf') },
    );

  it('[PAN-08] [PAN-10] is checked first, then raised', async () => {
    expect((await check(pan)).body).toEqual({
      status: 'success',
      pan_status: 'valid',
      message: 'PAN verified successfully',
    });
    expect((await raise(pan)).body).toMatchObject({
      status: 'success',
      ticketnumber: expect.any(String),
    });
  });

  it('is rejected when the check has expired or was used for another ticket', async () => {
    const other = 'ABCPS6666K';
    await check(other);
    server.minutesAhead += 31;
    expect((await raise(other)).status).toBe(409);
    await check(other);
    expect((await raise(other)).status).toBe(200);
    await server.resolveTickets();
    expect((await raise(other)).status).toBe(409);
  });

  it('is rejected when the check is missing or was made for another number', async () => {
    expect((await raise('ABCPS8888K')).status).toBe(409);
    await check('ABCPS7777K');
    expect((await raise('ABCPS8888K')).status).toBe(409);
  });

  it('[PAN-09] is not raised after a failed check, even if the payload claims success', async () => {
    expect((await check('ABCPS9999Z')).body).toEqual({
      status: 'failed',
      pan_status: 'invalid pan',
      message: 'PAN number is not valid as per records',
    });
    expect((await raise('ABCPS9999Z')).status).toBe(409);
  });

  it('[PAN-05] uses the existing PAN of the records, even if the payload has another one', async () => {
    const { status, body } = await check('ABCPS1234F', { existing_pan_number: 'ABCPS9999K' });
    expect(status).toBe(422);
    expect(body.problems).toEqual([
      {
        at: '/new_pan_number',
        rule: 'differsFrom',
        message: 'Existing and New PAN Number should be diffrent',
      },
    ]);
  });

  it('[PAN-04] rejects an invalid PAN at the check', async () => {
    const { status, body } = await check('ABCPS99999');
    expect(status).toBe(422);
    expect(body.message).toBe('Please enter valid PAN number');
  });
});

describe('values that the server looks up', () => {
  const address = (more: { [name: string]: string }) =>
    asha.multipart(
      'address-change/',
      {
        policyNumber,
        address_line_one: '1 First',
        address_line_two: '2 Second',
        address_line_three: '3 Third',
        pincode: '560038',
        city: 'Bengaluru',
        state: 'Karnataka',
        address_proof: 'Electricity Bill',
        etli_sub_type: codes.address!,
        ...more,
      },
      { address_proof_doc: fileNamed('bill.pdf') },
    );

  it('[ADDR-04] include city and state of the pin code, even if the payload has others', async () => {
    expect((await address({ city: 'Atlantis', state: 'Sea' })).body.status).toBe('success');
    const [stored] = await server.db
      .select()
      .from(tickets)
      .where(eq(tickets.requestKey, 'address'));
    expect(stored!.answers).toMatchObject({ city: 'Bengaluru', state: 'Karnataka' });
  });

  it('[ADDR-03] lead to a problem for an unknown pin code', async () => {
    const { status, body } = await address({
      pincode: '999999',
      city: 'Mumbai',
      state: 'Maharashtra',
    });
    expect(status).toBe(422);
    expect(body.problems).toEqual([
      { at: '/pincode', rule: 'lookUp', message: 'Invalid Pin Code' },
    ]);
  });

  it('[ADDR-05] lead to a problem for a proof that is not in the list', async () => {
    expect((await address({ address_proof: 'Library Card' })).body.problems[0]).toMatchObject({
      at: '/address_proof',
    });
  });
});
