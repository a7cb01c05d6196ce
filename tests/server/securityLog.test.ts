import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectLogged } from '../setup/output';
import type { Caller } from './help/caller';
import { motherNameRequests, prove, subTypeCode } from './help/requests';
import { TestServer } from './help/server';

const identity = { policyNumber: '50010001', dob: '1985-04-12' };
let server: TestServer;
let asha: Caller;

beforeAll(async () => {
  server = await TestServer.open({
    env: {
      SIGN_IN_FAILURES_PER_DAY: '2',
      OUTSIDE_ASKS_PER_HOUR: '1',
      SIGN_IN_CALLS_PER_MINUTE: '60',
    },
  });
  asha = await server.signIn('C10001');
});
afterAll(() => server.close());
beforeEach(() => {
  server.log = '';
});

/** The security events of this test, without what every line has. */
const events = () =>
  lines().map(({ event, customer, purpose, limit, seconds }) => ({
    event,
    ...(customer !== undefined && { customer }),
    ...(purpose !== undefined && { purpose }),
    ...(limit !== undefined && { limit }),
    ...(seconds !== undefined && { seconds: typeof seconds }),
  }));
const lines = (): { event: string; [field: string]: unknown }[] =>
  server.log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event !== undefined);

const customer = expect.stringMatching(/^[0-9a-f]{16}$/);
const event = (name: string, more: object = {}) => ({ event: name, customer, ...more });

describe('security log', () => {
  it('has the course of a sign-in, with a pseudonym that operators can compute', async () => {
    const first = await server.signIn('C10003');
    const again = await server.signIn('C10003');
    await first.get('get-address-proof/');
    await again.post('logout/', {});
    await again.get('get-address-proof/');
    const login = { purpose: 'login' };
    expect(events()).toEqual([
      event('OTP sent', login),
      event('signed in'),
      event('OTP sent', login),
      event('session superseded'),
      event('signed in'),
      event('token of an ended session'),
      event('signed out'),
      event('token of an ended session'),
    ]);
    const key = Buffer.from(
      await readFile(join(server.place.env.DATA_DIR, 'otp.key'), 'utf8'),
      'hex',
    );
    const pseudonym = createHmac('sha256', key)
      .update('customer:C10003')
      .digest('hex')
      .slice(0, 16);
    expect(new Set(lines().map((line) => line.customer))).toEqual(new Set([pseudonym]));
    expect(lines().every(({ reqId, msg }) => reqId !== undefined && msg === 'security')).toBe(true);
  });

  it('has refused sign-ins, guessed dates of birth, wrong OTPs and lock-outs', async () => {
    const send = (who: object) => server.anyone.post('send-otp/', who);
    for (const dob of ['1985-04-13', '1985-04-14', '1985-04-15'])
      await send({ phoneNumber: '9000000006', dob });
    await send({ ...identity, policyNumber: '99999999' });
    expect(events()).toEqual([
      event('sign-in refused'),
      event('sign-in refused'),
      event('dates of birth guessed'),
      { event: 'sign-in refused' },
    ]);

    server.log = '';
    const vikram = { policyNumber: '50020001', dob: '1979-12-01' };
    const { body } = await server.anyone.post('send-otp/', vikram);
    for (let i = 0; i < 6; i++)
      await server.anyone.post('validate-otp/', { ...vikram, id: body.id, otp: 'never!' });
    await server.anyone.post('send-otp/', vikram);
    const login = { purpose: 'login' };
    const lockout = event('lock-out', { ...login, seconds: 'number' });
    expect(events()).toEqual([
      event('OTP sent', login),
      ...Array.from({ length: 5 }, () => event('wrong OTP', login)),
      lockout,
      lockout,
    ]);
  });

  it('tells expired tokens from forged ones', async () => {
    const caller = await server.signIn('C10004');
    const token = caller.headers.authorization!;
    server.log = '';
    const [head, , signature] = token.split('.');
    const claims = Buffer.from('{"sub":"C10001"}').toString('base64url');
    await caller.with({ authorization: `${head}.${claims}.${signature}` }).get('policies/');
    await caller.with({ authorization: 'JWT garbage' }).get('policies/');
    server.minutesAhead += 61;
    await caller.get('policies/');
    expect(events()).toEqual([
      { event: 'token forged' },
      { event: 'token forged' },
      event('token expired'),
    ]);
    asha = await server.signIn('C10001');
  });

  it('has foreign policies, reused keys and proofs, forged reports and limits that were hit', async () => {
    await asha.get('policy/', { dob: identity.dob, policyNo: '50020001' });
    await asha.with({ 'unique-client-id': 'C10002' }).get('policies/');
    const { raise } = await motherNameRequests(asha, '50010001');
    await raise({}, 'a-key');
    await raise({ mother_name: 'ANOTHER' }, 'a-key');

    const email = { purpose: 'email', value: 'once@example.com' };
    await prove(server, asha, '50010001', email);
    const etli_sub_type = await subTypeCode(asha, 'email_update');
    const change = { policyNumber: '50010001', email_type: 'primary', email_id: email.value };
    for (let i = 0; i < 2; i++) {
      await asha.post('email-update/', { ...change, etli_sub_type });
      await server.resolveTickets();
    }

    const at = new Date().toISOString();
    await server.anyone.post('payment-callback/', {
      txn_id: 'TXN1',
      gateway_trans_id: 'G1',
      status: 'success',
      amount: '1.00',
      currency: 'INR',
      at,
      signature: '0'.repeat(64),
    });
    const drop = { accountNumber: '12345678', bankIFSC: 'ABCD0123456' };
    for (let i = 0; i < 2; i++)
      await asha.post('penny-drop/', { ...drop, referenceId: 'x', accountHolderName: 'x' });
    const flooder = server.anyone.at('192.0.2.99');
    for (let i = 0; i < 61; i++) await flooder.post('validate-otp/', {});
    expect(events()).toEqual([
      event('foreign data named'),
      event('foreign data named'),
      event('idempotency key used again'),
      event('OTP sent', { purpose: 'email' }),
      event('proof used again', { purpose: 'email' }),
      { event: 'payment report forged' },
      event('rate limit hit', { limit: 'pennyDrop' }),
      { event: 'rate limit hit', limit: 'address' },
    ]);
  });

  it('has the time of each line in milliseconds since 1970 in UTC', async () => {
    const before = Date.now();
    await server.anyone.post('send-otp/', { policyNumber: '99999997', dob: '1985-04-12' });
    expect(lines()).toHaveLength(1);
    for (const { time } of lines()) {
      expect(time).toBeGreaterThanOrEqual(before);
      expect(time).toBeLessThanOrEqual(Date.now());
    }
  });

  it('has one line of JSON for each event, whatever line breaks a caller sends or a stack has', async () => {
    const broken = '\n{"event":"signed in"}\r\n{"event":"signed in"}\n';
    const [head, , signature] = asha.headers.authorization!.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: broken, sid: broken })).toString('base64url');
    await asha.with({ authorization: `${head}.${claims}.${signature}` }).get('policies/');
    await asha.with({ authorization: `JWT${broken}` }).get('policies/');
    await server.anyone.post('send-otp/', { policyNumber: broken, dob: '1985-04-12' });
    await server.anyone.post('send-otp/', { [broken]: broken });
    await server.anyone.send('GET', `/api/policies/?x=${encodeURIComponent(broken)}`);
    await server.db.execute('alter table sessions rename to sessions_gone');
    expect((await asha.get('get-address-proof/')).status).toBe(500);
    await server.db.execute('alter table sessions_gone rename to sessions');
    expectLogged(/"failed"/);
    expect(events()).toEqual([{ event: 'token forged' }]);
    const written = server.log.trimEnd().split('\n');
    const words = written.map((line) => JSON.parse(line).msg);
    expect(words.filter((one) => one === 'request')).toHaveLength(6);
    expect(words.filter((one) => one !== 'request').sort()).toEqual(['failed', 'security']);
    expect(server.log).toMatch(/"stack":"[^\n]*\\n/);
  });

  it('has no personal data, codes or tokens', async () => {
    const caller = await server.signIn('C10005');
    const code = await server.newestCode('9000000005');
    await caller.get('policy/', { dob: identity.dob, policyNo: '50020001' });
    await prove(server, caller, '50050001', { purpose: 'phone', value: '9876543210' });
    await server.anyone.post('send-otp/', { phoneNumber: '9000000005', dob: '1950-01-01' });
    await caller.with({ authorization: 'JWT secret-token' }).get('policies/');
    expect(lines().length).toBeGreaterThanOrEqual(6);
    const known = [
      'level',
      'time',
      'pid',
      'hostname',
      'reqId',
      'event',
      'customer',
      'purpose',
      'msg',
    ];
    for (const line of lines()) expect(known).toEqual(expect.arrayContaining(Object.keys(line)));
    // Without the numbers and ids that could hold any digits by chance.
    const said = lines()
      .map((line) => JSON.stringify({ ...line, time: 0, pid: 0, reqId: '', customer: '' }))
      .join();
    for (const personal of ['C10005', '5005', '90000', '98765', '1985-04', '1950', 'secret', code])
      expect(said).not.toContain(personal);
  });
});
