import { describe, expect, it } from 'vitest';
import { TestServer } from './help/server';

describe('rate limits', () => {
  it('reject calls from one address for a while, sign-in calls earlier than others', async () => {
    const busy = await TestServer.open({
      env: { CALLS_PER_MINUTE: '20', SIGN_IN_CALLS_PER_MINUTE: '5' },
    });
    const statuses = async (times: number, call: () => Promise<{ status: number }>) => {
      const all: number[] = [];
      for (let i = 0; i < times; i++) all.push((await call()).status);
      return all;
    };
    const signIns = await statuses(7, () =>
      busy.anyone.post('send-otp/', { policyNumber: 'x', dob: '1985-04-12' }),
    );
    expect(signIns.filter((status) => status === 429)).toHaveLength(2);
    const settings = await statuses(25, () => busy.anyone.get('settings/'));
    expect(settings.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
    const last = await busy.anyone.get('settings/');
    expect(last.body).toEqual({ message: expect.any(String) });
    expect(last.headers['retry-after']).toBeDefined();
    await busy.close();
  });

  it('apply to every spelling of the path, with responses that must not be cached', async () => {
    const busy = await TestServer.open({ env: { SIGN_IN_CALLS_PER_MINUTE: '5' } });
    const answers = [];
    for (let i = 0; i < 7; i++)
      answers.push(
        await busy.anyone.send(
          'POST',
          ['/%61pi/send-otp/', '/api/%73end-otp', '/%61%70%69/send-otp'][i % 3]!,
          { 'content-type': 'application/json' },
          '{"policyNumber":"x","dob":"1985-04-12"}',
        ),
      );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
    await busy.close();
  });
});
