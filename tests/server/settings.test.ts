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

  it('allow frequent sign-ins of one customer in the demonstration', () => {
    const demo = readSettings({});
    expect(demo.otpSendsPerHour).toBeGreaterThanOrEqual(60);
    expect(demo.otpPauseSeconds).toBe(0);
  });

  it('set a pause between two OTPs outside the demonstration, shorter than that of the screens', () => {
    expect(readSettings(withoutDemo).otpPauseSeconds).toBe(29);
    expect(readSettings({ ...withoutDemo, OTP_PAUSE_SECONDS: '0' }).otpPauseSeconds).toBe(0);
  });

  it('reject an invalid URL', () => {
    expect(() => readSettings({ PAN_CHECK_URL: 'insurer/pan' })).toThrow('PAN_CHECK_URL=');
  });

  it('name every invalid value and its remedy', () => {
    const read = () =>
      readSettings({ PORT: 'http', DEMO_BOOK: 'maybe', OTP_MINUTES: '0', LOG_LEVEL: 'loud' });
    expect(read).toThrow('PORT="http" cannot be used. Give a whole number from 0 to 65535.');
    expect(read).toThrow('DEMO_BOOK="maybe" cannot be used. Give on or off.');
    expect(read).toThrow('OTP_MINUTES="0"');
    expect(read).toThrow('LOG_LEVEL="loud" cannot be used. Give one of fatal, error');
  });

  it('are rejected when no OTP could be delivered, and for an unknown time zone', () => {
    for (const service of ['OTP_DELIVERY', 'PAN_CHECK', 'PENNY_DROP', 'LIVENESS'])
      expect(() => readSettings({ DEMO_BOOK: 'off' })).toThrow(`${service}_URL is needed`);
    expect(() => readSettings({ TIME_ZONE: 'Mars/Olympus' })).toThrow('TIME_ZONE="Mars/Olympus"');
  });

  it('accept only keys of 256 bits and never print them', () => {
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

  it('[EIA-02] list the repositories with their http or https URLs', () => {
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
  ])('are rejected without the demonstration when %s is missing', (name) => {
    expect(() => readSettings({ ...withoutDemo, [name]: '' })).toThrow(`${name} is needed`);
  });

  it('are rejected when a payment gateway has no secret or no URL to return to', () => {
    const gateway = { PAYMENT_GATEWAY_URL: 'https://bank.example.com/pay' };
    expect(() => readSettings(gateway)).toThrow('PAYMENT_SECRET is needed');
    expect(() => readSettings(gateway)).toThrow('PUBLIC_URL is needed');
  });

  it('treat an empty value as missing', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
    });
  });
});
