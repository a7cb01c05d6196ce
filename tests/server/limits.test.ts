import { describe, expect, it } from 'vitest';
import { TestServer } from './help/server';

describe('too many calls', () => {
  it('from one address are refused for a while, those of a sign-in sooner', async () => {
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
});
