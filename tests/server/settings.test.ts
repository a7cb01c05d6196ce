import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/server/settings';
import { withoutDemo } from './help/withoutDemo';

describe('settings', () => {
  it('have defaults with which the server starts', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      dataDir: './data',
      definitionsDir: '.',
      demoBook: true,
      timeZone: 'Asia/Kolkata',
    });
  });

  it('let one person sign in often enough in the demonstration', () => {
    const demo = readSettings({});
    expect(demo.otpSendsPerHour).toBeGreaterThanOrEqual(60);
    expect(demo.otpPauseSeconds).toBe(0);
  });

  it('make customers of the insurer wait between two OTPs, and less long than the screens do', () => {
    expect(readSettings(withoutDemo).otpPauseSeconds).toBe(29);
    expect(readSettings({ ...withoutDemo, OTP_PAUSE_SECONDS: '0' }).otpPauseSeconds).toBe(0);
  });

  it('take no address that cannot be called', () => {
    expect(() => readSettings({ PAN_CHECK_URL: 'insurer/pan' })).toThrow('PAN_CHECK_URL=');
  });

  it('say of every bad value which it is and what to write instead', () => {
    const read = () =>
      readSettings({ PORT: 'http', DEMO_BOOK: 'maybe', OTP_MINUTES: '0', LOG_LEVEL: 'loud' });
    expect(read).toThrow('PORT="http" cannot be used. Give a whole number from 0 to 65535.');
    expect(read).toThrow('DEMO_BOOK="maybe" cannot be used. Give on or off.');
    expect(read).toThrow('OTP_MINUTES="0"');
    expect(read).toThrow('LOG_LEVEL="loud" cannot be used. Give one of fatal, error');
  });

  it('are refused where nobody could receive an OTP, and for a time zone that does not exist', () => {
    for (const service of ['OTP_DELIVERY', 'PAN_CHECK', 'PENNY_DROP', 'LIVENESS'])
      expect(() => readSettings({ DEMO_BOOK: 'off' })).toThrow(`${service}_URL is needed`);
    expect(() => readSettings({ TIME_ZONE: 'Mars/Olympus' })).toThrow('TIME_ZONE="Mars/Olympus"');
  });

  it('take keys of 256 bits alone, and show none of them', () => {
    const key = 'A1'.repeat(32);
    expect(readSettings({ DRAFT_KEY: `${key}, ${'0'.repeat(64)}` }).draftKeys).toEqual([
      key,
      '0'.repeat(64),
    ]);
    for (const bad of ['secret', 'g'.repeat(64), `${key},`, key.slice(1)]) {
      const read = () => readSettings({ DRAFT_KEY: bad });
      expect(read).toThrow('DRAFT_KEY cannot be used. Give 64 hexadecimal digits');
      expect(read).not.toThrow(bad);
    }
  });

  it('[EIA-02] name the repositories that accounts are opened at, with addresses that a browser may open', () => {
    expect(readSettings({}).eiaRepositories.map(({ name }) => name)).toEqual([
      'Repository One',
      'Repository Two',
      'Repository Three',
      'Repository Four',
    ]);
    const read = (EIA_REPOSITORIES: string) => readSettings({ EIA_REPOSITORIES }).eiaRepositories;
    expect(read('First=https://a.example/?x=1, Second = http://b.example/')).toEqual([
      { name: 'First', url: 'https://a.example/?x=1' },
      { name: 'Second', url: 'http://b.example/' },
    ]);
    for (const bad of ['First', '=https://a.example/', 'First=javascript:alert(1)'])
      expect(() => read(bad)).toThrow('EIA_REPOSITORIES=');
  });

  it.each([
    'OTP_DELIVERY_URL',
    'PAN_CHECK_URL',
    'SMS_URL',
    'PAYMENT_GATEWAY_URL',
    'PAYMENT_SECRET',
    'PUBLIC_URL',
  ])('are refused without the demonstration where %s is missing', (name) => {
    expect(() => readSettings({ ...withoutDemo, [name]: '' })).toThrow(`${name} is needed`);
  });

  it('are refused where a payment gateway could not be believed, or send nobody back', () => {
    const gateway = { PAYMENT_GATEWAY_URL: 'https://bank.example.com/pay' };
    expect(() => readSettings(gateway)).toThrow('PAYMENT_SECRET is needed');
    expect(() => readSettings(gateway)).toThrow('PUBLIC_URL is needed');
  });

  it('take an empty value for none', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
    });
  });
});
