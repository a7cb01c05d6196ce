import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from './help/caller';
import { fileNamed } from './help/files';
import { subTypeCode } from './help/requests';
import { TestServer } from './help/server';
import { expectLogged } from '../setup/output';

let server: TestServer;
let asha: Caller;

beforeAll(async () => {
  server = await TestServer.open();
  asha = await server.signIn('C10001');
});
afterAll(() => server.close());

describe('log', () => {
  it('has a line with an id for every request and no personal data', async () => {
    const etli_sub_type = await subTypeCode(asha, 'pan_card');
    await asha.get('policy/', { dob: '1985-04-12', policyNo: '50010001' });
    await asha.post('get-otp/', {
      policy_number: '50010001',
      phone_number: '9000000055',
      email: '',
      otp_type: 'phone',
    });
    const code = await server.newestCode('9000000055');
    await asha.multipart('pan-check/', {
      policy_number: '50010001',
      new_pan_number: 'ABCPS9999K',
      name: 'Asha Sample',
      etli_sub_type,
    });
    await asha.multipart(
      'pan-sr-raise/',
      { policyNumber: '50010001', new_pan_number: 'ABCPS9999K', etli_sub_type },
      { pan_document: fileNamed('my-pan.pdf') },
    );
    await asha.send('POST', '/api/sr-status/', { 'content-type': 'application/json' }, '{"Sample');
    await server.db.execute('alter table outbox rename to outbox_gone');
    const broken = await server.anyone.post('send-otp/', {
      policyNumber: '50010001',
      dob: '1985-04-12',
    });
    await server.db.execute('alter table outbox_gone rename to outbox');
    expect(broken).toMatchObject({ status: 500, body: { message: 'Something Went Wrong' } });

    const lines = server.log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.every(({ reqId, level }) => reqId !== undefined || level <= 30)).toBe(true);
    expect(lines.filter(({ level }) => level >= 50)).toHaveLength(1);
    expectLogged(/"failed"/);
    // Timestamps, process ids and response times may look like personal data.
    const said = lines
      .map(({ time: _t, pid: _p, reqId: _r, responseTime: _m, ...rest }) => JSON.stringify(rest))
      .join('\n');
    const token = asha.headers.authorization!.slice(4);
    for (const personal of [
      'Asha',
      'Sample',
      'ABCPS',
      '1985-04',
      '9000000',
      'example.com',
      '50010001',
      'C10001',
      'my-pan',
      token,
      code,
      '127.0.0.1',
    ])
      expect(said).not.toContain(personal);
  });
});
