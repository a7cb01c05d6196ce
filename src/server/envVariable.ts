import { isIP } from 'node:net';

/** Settings cannot be used; the message has a line for each problem, which names the setting and says what to write. */
export class SettingsError extends Error {}

/** One environment variable and how its value is parsed. An empty value counts as not set. */
export interface EnvVariable<T> {
  name: string;
  parse(value: string | undefined): T;
}

export interface Link {
  name: string;
  url: string;
}

function envVariable<T>(name: string, byDefault: T, parse: (value: string) => T): EnvVariable<T> {
  return { name, parse: (value) => (value ? parse(value) : byDefault) };
}

export const text = (name: string, byDefault: string) =>
  envVariable(name, byDefault, (value) => value);

/**
 * Like `example`, without user and password: a call to such an address always fails, and the message does not repeat
 * them.
 */
export const url = (name: string, example: string) =>
  envVariable<string | undefined>(name, undefined, (value) => {
    if (!isHttp(value)) throw invalid(name, value, `an address like ${example}`);
    const { username, password } = new URL(value);
    if (username || password)
      throw unusable(name, `an address without user and password, like ${example}`);
    return value;
  });

const isHttp = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** The message does not repeat the address, which usually contains a password. */
export const postgresUrl = (name: string) =>
  envVariable<string | undefined>(name, undefined, (value) => {
    const isPostgres = URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol);
    if (isPostgres && canDecode(value)) return value;
    throw unusable(
      name,
      'an address like postgres://user:password@host:5432/database; write special characters of a password as %XX',
    );
  });

function canDecode(value: string): boolean {
  try {
    return decodeURIComponent(value) !== '';
  } catch {
    return false;
  }
}

const leastSecretBytes = 32;

/** A secret of at least 32 bytes. The message does not repeat it. */
export const secret = (name: string) =>
  envVariable<string | undefined>(name, undefined, (value) => {
    if (Buffer.byteLength(value.trim()) >= leastSecretBytes) return value;
    throw unusable(
      name,
      `at least ${leastSecretBytes} characters that nobody can guess ("openssl rand -hex 32" makes them)`,
    );
  });

/** A name or an IP address, without port. */
export const host = (name: string, byDefault: string) =>
  envVariable(name, byDefault, (value) => {
    if (isIP(value) || /^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/i.test(value)) return value;
    throw invalid(name, value, 'a host name or an IP address, without a port');
  });

/** IP addresses, networks like 10.0.0.0/8, and the names that stand for private networks, separated by commas. */
export const networks = (name: string) =>
  envVariable<string[]>(name, [], (value) => {
    const given = value.split(',').map((item) => item.trim());
    if (given.every(isNetwork)) return given;
    throw invalid(
      name,
      value,
      `addresses like 10.0.0.7, networks like 10.0.0.0/8, or ${networkNames.join(', ')}, with commas`,
    );
  });

const networkNames = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  if (networkNames.includes(text)) return true;
  if (!isIP(address) || more.length > 0) return false;
  const bits = isIP(address) === 6 ? 128 : 32;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
}
/** Where a daemon listens. */
export const socket = (name: string) =>
  envVariable<string | undefined>(name, undefined, (value) => {
    if (!/^tcp:\/\/[^/\s]+:\d{1,5}\/?$|^unix:\/[^\0]+$/.test(value) || !URL.canParse(value))
      throw invalid(name, value, 'tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl');
    return value;
  });

/** The error message does not repeat the address: it can contain a password. */
export const redisUrl = (name: string) =>
  envVariable<string | undefined>(name, undefined, (value) => {
    if (!URL.canParse(value) || !/^rediss?:$/.test(new URL(value).protocol))
      throw new SettingsError(`${name} cannot be used. Give an address like redis://redis:6379.`);
    return value;
  });

/** A bucket, and where in it. */
export interface BucketAddress {
  bucket: string;
  /** Empty, or with a slash at its end. */
  prefix: string;
  /** Undefined for AWS itself. */
  endpoint: string | undefined;
  region: string | undefined;
  /** The whole address, which holds no secret. */
  url: string;
}

/** `s3://bucket/prefix?endpoint=…&region=…`. The error message does not repeat it: somebody may have put keys there. */
export const bucketUrl = (name: string) =>
  envVariable<BucketAddress | undefined>(name, undefined, (value) => {
    const address = URL.canParse(value) ? bucketAddressOf(new URL(value)) : undefined;
    if (address) return address;
    throw unusable(
      name,
      'an address like s3://bucket/prefix?endpoint=https://storage.example.com&region=ap-south-1, where prefix, endpoint and region may be left out, and none is given twice; credentials are in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    );
  });

function bucketAddressOf(url: URL): BucketAddress | undefined {
  const {
    protocol,
    hostname: bucket,
    port,
    username,
    password,
    pathname,
    hash,
    searchParams,
  } = url;
  const endpoint = searchParams.get('endpoint') ?? undefined;
  const region = searchParams.get('region') ?? undefined;
  const keys = [...searchParams.keys()];
  const isUsable =
    protocol === 's3:' &&
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) &&
    [port, username, password, hash].every((part) => part === '') &&
    /^[\w./-]*$/.test(pathname) &&
    keys.every((key) => ['endpoint', 'region'].includes(key)) &&
    new Set(keys).size === keys.length &&
    (endpoint === undefined || isEndpoint(endpoint)) &&
    (region === undefined || /^[a-z0-9-]+$/.test(region));
  if (!isUsable) return undefined;
  const folders = pathname.split('/').filter((part) => part !== '');
  return {
    bucket,
    prefix: folders.map((part) => `${part}/`).join(''),
    endpoint,
    region,
    url: url.href,
  };
}

/** An address that has nothing but scheme, host, port and path. */
function isEndpoint(value: string): boolean {
  if (!isHttp(value)) return false;
  const { username, password, search, hash } = new URL(value);
  return [username, password, search, hash].every((part) => part === '');
}

/** Names with addresses, `Name=https://…`, separated by commas. */
export const links = (name: string, byDefault: Link[]) =>
  envVariable<Link[]>(name, byDefault, (value) =>
    value.split(',').map((item) => {
      const [title = '', ...rest] = item.split('=');
      const url = rest.join('=').trim();
      if (title.trim() === '' || !isHttp(url))
        throw invalid(name, value, 'names with addresses, like Repository=https://example.com/');
      return { name: title.trim(), url };
    }),
  );

/** Names with secrets of at least 32 bytes, `name=secret`, separated by commas. The message does not repeat them. */
export const namedSecrets = (name: string) =>
  envVariable<{ name: string; secret: string }[]>(name, [], (value) => {
    const given = value.split(',').map((item) => {
      const [who = '', ...rest] = item.split('=');
      return { name: who.trim(), secret: rest.join('=').trim() };
    });
    // Names that only look different, or only look alike, would make two people of one.
    const isUsable = given.every(
      ({ name: who, secret: own }) =>
        /^[\w.@ -]+$/.test(who) && Buffer.byteLength(own) >= leastSecretBytes,
    );
    const names = given.map((one) => one.name.toLowerCase());
    const areDifferent = [names, given.map((one) => one.secret)].every(
      (all) => new Set(all).size === all.length,
    );
    if (isUsable && areDifferent) return given;
    throw unusable(
      name,
      `each person a name of their own in the letters a to z, and a secret of their own of at least ${leastSecretBytes} characters, like asha=…,ravi=… ("openssl rand -hex 32" makes secrets)`,
    );
  });

export function choice<const T extends string, D extends T | undefined>(
  name: string,
  byDefault: D,
  options: T[],
) {
  return envVariable<T | D>(name, byDefault, (value) => {
    const option = options.find((one) => one === value);
    if (!option) throw invalid(name, value, `one of ${options.join(', ')}`);
    return option;
  });
}

/** Several of the options, separated by commas. */
export function choices<const T extends string>(name: string, options: readonly T[]) {
  return envVariable<T[]>(name, [], (value) =>
    value.split(',').map((item) => {
      const option = options.find((one) => one === item.trim());
      if (!option) throw invalid(name, value, `some of ${options.join(', ')}, with commas`);
      return option;
    }),
  );
}

export function integer<T extends number | undefined>(
  name: string,
  byDefault: T,
  least: number,
  most: number,
) {
  return envVariable<T | number>(name, byDefault, (value) => {
    const number = /^-?\d+$/.test(value.trim()) ? Number(value) : NaN;
    if (!(number >= least && number <= most))
      throw invalid(name, value, `a whole number from ${least} to ${most}`);
    return number;
  });
}

/** Keys of 256 bits, separated by commas. The error message does not repeat them. */
export const hexKeys = (name: string) =>
  envVariable<string[]>(name, [], (value) => {
    const given = value.split(',').map((key) => key.trim());
    if (given.some((key) => !/^[0-9a-f]{64}$/i.test(key)))
      throw unusable(
        name,
        '64 hexadecimal digits ("openssl rand -hex 32" makes them), and earlier keys after a comma',
      );
    return given;
  });

export function onOff<T extends boolean | undefined>(name: string, byDefault: T) {
  return envVariable<T | boolean>(name, byDefault, (value) => {
    if (/^(on|true|yes|1)$/i.test(value)) return true;
    if (/^(off|false|no|0)$/i.test(value)) return false;
    throw invalid(name, value, 'on or off');
  });
}

const invalid = (name: string, value: string, wanted: string) =>
  unusable(`${name}=${JSON.stringify(value)}`, wanted);

const unusable = (what: string, wanted: string) =>
  new SettingsError(`${what} cannot be used. Give ${wanted}.`);
