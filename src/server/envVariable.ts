/** A setting has a wrong value; the message names the setting and says what to write. */
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

export const optionalText = (name: string) =>
  envVariable<string | undefined>(name, undefined, (value) => value);

export const url = (name: string) =>
  envVariable<string | undefined>(name, undefined, (value) => {
    if (!URL.canParse(value)) throw invalid(name, value, 'an address like https://example.com/otp');
    return value;
  });

/** Values separated by commas. */
export const list = (name: string) =>
  envVariable<string[]>(name, [], (value) => value.split(',').map((item) => item.trim()));

/** Names with addresses, `Name=https://…`, separated by commas. */
export const links = (name: string, byDefault: Link[]) =>
  envVariable<Link[]>(name, byDefault, (value) =>
    value.split(',').map((item) => {
      const [title = '', ...rest] = item.split('=');
      const url = rest.join('=').trim();
      if (title.trim() === '' || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
        throw invalid(name, value, 'names with addresses, like Repository=https://example.com/');
      return { name: title.trim(), url };
    }),
  );

export function choice<const T extends string>(name: string, byDefault: T, options: T[]) {
  return envVariable<T>(name, byDefault, (value) => {
    const option = options.find((one) => one === value);
    if (!option) throw invalid(name, value, `one of ${options.join(', ')}`);
    return option;
  });
}

export function integer<T extends number | undefined>(
  name: string,
  byDefault: T,
  least: number,
  most: number,
) {
  return envVariable<T | number>(name, byDefault, (value) => {
    const number = Number(value);
    if (!Number.isInteger(number) || number < least || number > most)
      throw invalid(name, value, `a whole number from ${least} to ${most}`);
    return number;
  });
}

/** Keys of 256 bits, separated by commas. The error message does not repeat them. */
export const hexKeys = (name: string) =>
  envVariable<string[]>(name, [], (value) => {
    const given = value.split(',').map((key) => key.trim());
    if (given.some((key) => !/^[0-9a-f]{64}$/i.test(key)))
      throw new SettingsError(
        `${name} cannot be used. Give 64 hexadecimal digits ("openssl rand -hex 32" makes them), and earlier keys after a comma.`,
      );
    return given;
  });

export function onOff(name: string, byDefault: boolean) {
  return envVariable(name, byDefault, (value) => {
    if (/^(on|true|yes|1)$/i.test(value)) return true;
    if (/^(off|false|no|0)$/i.test(value)) return false;
    throw invalid(name, value, 'on or off');
  });
}

function invalid(name: string, value: string, wanted: string): SettingsError {
  return new SettingsError(`${name}="${value}" cannot be used. Give ${wanted}.`);
}
