import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/server/readSettings';
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
    expect(() => readSettings({ PUBLIC_URL: 'foo' })).toThrow(
      'PUBLIC_URL="foo" cannot be used. Give an address like https://portal.example.com.',
    );
    expect(() => readSettings({ POLICY_BOOK_URL: 'https://a:b@c' })).toThrow(
      'POLICY_BOOK_URL cannot be used. Give an address without user and password, like https://example.com/policy-book.',
    );
  });

  it('name every invalid value and its remedy', () => {
    const read = () =>
      readSettings({ PORT: 'http', DEMO_BOOK: 'maybe', OTP_MINUTES: '0', LOG_LEVEL: 'loud' });
    expect(read).toThrow('PORT="http" cannot be used. Give a whole number from 0 to 65535.');
    expect(read).toThrow('DEMO_BOOK="maybe" cannot be used. Give on or off.');
    expect(read).toThrow('OTP_MINUTES="0"');
    expect(read).toThrow('LOG_LEVEL="loud" cannot be used. Give one of fatal, error');
    for (const text of ['0x10', '0b11', '1e1', '10.0', '１０'])
      expect(() => readSettings({ PAYMENT_MINUTES: text })).toThrow(`PAYMENT_MINUTES="${text}"`);
  });

  it('are rejected when no OTP could be delivered, and for an unknown time zone', () => {
    for (const service of ['OTP_DELIVERY', 'PAN_CHECK', 'PENNY_DROP', 'LIVENESS'])
      expect(() => readSettings({ DEMO_BOOK: 'off' })).toThrow(`${service}_URL is needed`);
    expect(() => readSettings({ TIME_ZONE: 'Mars/Olympus' })).toThrow('TIME_ZONE="Mars/Olympus"');
  });

  it('need no services for a command, which serves nobody', () => {
    const ofCommand = { isServing: false };
    expect(readSettings({ DEMO_BOOK: 'off' }, ofCommand).demoBook).toBe(false);
    expect(() => readSettings({ DEMO_BOOK: 'off', PORT: 'x' }, ofCommand)).toThrow('PORT="x"');
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

  it('are rejected when they are about releases and none are served', () => {
    const tokens = `asha=${'a'.repeat(32)},ravi=${'r'.repeat(32)}`;
    const read = (env: { [name: string]: string }) => () => readSettings(env);
    expect(read({ RELEASE_TOKENS: tokens })).toThrow('RELEASE_TOKENS needs RELEASES=on');
    const approval = { RELEASE_APPROVAL: 'on', RELEASE_TOKENS: tokens };
    expect(read({ ...approval, RELEASES: 'off' })).toThrow('RELEASE_APPROVAL needs RELEASES=on');
    expect(read({ ...approval, RELEASES: 'on' })).not.toThrow();
  });

  it('are rejected when two names of publishers are the same to a reader', () => {
    const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
    for (const other of ['Asha', '\u0430sha'])
      expect(() =>
        readSettings({ RELEASES: 'on', RELEASE_TOKENS: `asha=${first},${other}=${second}` }),
      ).toThrow('each person a name of their own');
  });

  it('are rejected when a policy book has no token, and when it is too short', () => {
    const book = { POLICY_BOOK_URL: 'https://services.example.com/book' };
    expect(() => readSettings(book)).toThrow('POLICY_BOOK_TOKEN is needed with POLICY_BOOK_URL');
    const short = { ...book, POLICY_BOOK_TOKEN: 'short' };
    expect(() => readSettings(short)).toThrow('Give at least 32 characters');
  });

  it('treat an empty value as missing', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
    });
  });

  it('turn the demonstration off in production unless it is asked for by name', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('OTP_DELIVERY_URL is needed');
    expect(readSettings({ NODE_ENV: 'production', DEMO_BOOK: 'on' }).demoBook).toBe(true);
    expect(readSettings({ NODE_ENV: 'development' }).demoBook).toBe(true);
    expect(() => readSettings({ NODE_ENV: 'prod' })).toThrow('NODE_ENV="prod" cannot be used');
  });

  it.each([
    ['DEMO_BOK', 'DEMO_BOOK'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['SESSION_SECRETS', 'SESSION_SECRET'],
    ['SESION_SECRET', 'SESSION_SECRET'],
    ['OTP_PEPER', 'OTP_PEPPER'],
    ['otp_pepper', 'OTP_PEPPER'],
    ['PAYMENT_GATEWAY_ULR', 'PAYMENT_GATEWAY_URL'],
    ['TIMEZONE', 'TIME_ZONE'],
  ])('are rejected for %s, which was meant to be %s', (wrong, right) => {
    const read = () => readSettings({ [wrong]: 'a value that is not printed' });
    expect(read).toThrow(`${wrong} is not a setting. Did you mean ${right}?`);
    expect(read).not.toThrow('printed');
  });

  it('leave the variables of other programs alone', () => {
    const others =
      'PATH HOME HOSTNAME USER LANG LC_ALL PWD SHLVL TERM TMPDIR TZ XDG_DATA_DIRS XDG_SESSION_ID SESSION_MANAGER NODE_OPTIONS NODE_VERSION npm_config_port PGHOST PGPORT POSTGRES_URL DATABASE_PORT PORTAL_SERVICE_PORT KUBERNETES_PORT DEMO SECRET TIME_STYLE LOG_FORMAT LOGNAME CHROMIUM_PATH EVERYTHING HOSTS';
    const env = Object.fromEntries(others.split(' ').map((name) => [name, 'x']));
    expect(() => readSettings(env)).not.toThrow();
    // Set beside the setting itself, the similar name belongs to another program.
    expect(readSettings({ TIMEZONE: 'x', TIME_ZONE: 'Asia/Kolkata' }).timeZone).toBe(
      'Asia/Kolkata',
    );
  });

  it.each(['SESSION_SECRET', 'OTP_PEPPER', 'PAYMENT_SECRET'])(
    'reject a %s of less than 32 bytes without printing it',
    (name) => {
      const read = () => readSettings({ [name]: 'hunter2 hunter2 hunter2 hunter2' });
      expect(read).toThrow(`${name} cannot be used. Give at least 32 characters`);
      expect(read).toThrow('openssl rand -hex 32');
      expect(read).not.toThrow('hunter2');
      expect(() => readSettings({ [name]: ' '.repeat(40) })).toThrow(name);
      expect(() => readSettings({ [name]: 'x'.repeat(32) })).not.toThrow();
    },
  );

  it('reject one port for the portal and its figures', () => {
    expect(() => readSettings({ PORT: '9000', METRICS_PORT: '9000' })).toThrow(
      'METRICS_PORT and PORT are both 9000.',
    );
    expect(() => readSettings({ PORT: '0', METRICS_PORT: '0' })).not.toThrow();
  });

  it('accept as proxies what can be compared with an address', () => {
    const read = (TRUSTED_PROXIES: string) => readSettings({ TRUSTED_PROXIES }).trustedProxies;
    const good = '127.0.0.1, 10.0.0.0/8,::1,fd00::/8,loopback';
    expect(read(good)).toEqual(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', 'loopback']);
    for (const bad of [
      'garbage',
      '10.0.0.0/33',
      '10.0.0.0/',
      '10.0.0.0/8/8',
      '10.0.0/8',
      '::/0',
      '10.0.0.1,',
      'proxy.local',
      '*',
    ])
      expect(() => read(bad), bad).toThrow('TRUSTED_PROXIES=');
  });

  it('reject a database address of another kind without printing its password', () => {
    for (const bad of [
      'nonsense',
      'mysql://portal:hunter2@db/portal',
      'postgres//portal:hunter2@db',
    ]) {
      const read = () => readSettings({ DATABASE_URL: bad });
      expect(read).toThrow('DATABASE_URL cannot be used. Give an address like postgres://');
      expect(read).not.toThrow('hunter2');
    }
    for (const good of ['postgres://u:p@db:5432/x', 'postgresql:///x?host=/var/run/postgresql'])
      expect(readSettings({ DATABASE_URL: good }).databaseUrl).toBe(good);
  });

  it('reject a host with a port, services that are not on the web, and http in production', () => {
    expect(() => readSettings({ HOST: 'localhost:8080' })).toThrow('HOST="localhost:8080"');
    expect(readSettings({ HOST: '::' }).host).toBe('::');
    expect(() => readSettings({ SMS_URL: 'ftp://sms.example.com/' })).toThrow('SMS_URL=');
    for (const name of ['SMS_URL', 'TICKETS_URL', 'POLICY_BOOK_URL'])
      expect(() => readSettings({ [name]: 'https://user:secret@example.com/' })).toThrow(
        `${name} cannot be used. Give an address without user and password`,
      );
    const insecure = { ...withoutDemo, PUBLIC_URL: 'http://portal.example.com/' };
    expect(readSettings(insecure).publicUrl).toBe(insecure.PUBLIC_URL);
    expect(() => readSettings({ ...insecure, NODE_ENV: 'production' })).toThrow(
      'PUBLIC_URL="http://portal.example.com/" cannot be used in production',
    );
  });
});
