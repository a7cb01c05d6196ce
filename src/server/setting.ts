/** A setting cannot be used as it is; the message says which, and what to write instead. */
export class SettingsError extends Error {}

/** One environment variable and how it is read. An empty value counts as not set. */
export interface Setting<T> {
  variable: string;
  read(value: string | undefined): T;
}

export interface Link {
  name: string;
  url: string;
}

function setting<T>(variable: string, otherwise: T, parse: (value: string) => T): Setting<T> {
  return { variable, read: (value) => (value ? parse(value) : otherwise) };
}

export const text = (variable: string, otherwise: string) =>
  setting(variable, otherwise, (value) => value);

export const optionalText = (variable: string) =>
  setting<string | undefined>(variable, undefined, (value) => value);

export const address = (variable: string) =>
  setting<string | undefined>(variable, undefined, (value) => {
    if (!URL.canParse(value))
      throw refuse(variable, value, 'an address like https://example.com/otp');
    return value;
  });

/** Values with commas between them. */
export const list = (variable: string) =>
  setting<string[]>(variable, [], (value) => value.split(',').map((item) => item.trim()));

/** Names with an address each, `Name=https://…`, with commas between them. */
export const links = (variable: string, otherwise: Link[]) =>
  setting<Link[]>(variable, otherwise, (value) =>
    value.split(',').map((item) => {
      const [name = '', ...rest] = item.split('=');
      const url = rest.join('=').trim();
      if (name.trim() === '' || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
        throw refuse(variable, value, 'names with addresses, like Repository=https://example.com/');
      return { name: name.trim(), url };
    }),
  );

export function choice<const T extends string>(variable: string, otherwise: T, options: T[]) {
  return setting<T>(variable, otherwise, (value) => {
    const option = options.find((one) => one === value);
    if (!option) throw refuse(variable, value, `one of ${options.join(', ')}`);
    return option;
  });
}

export function whole<T extends number | undefined>(
  variable: string,
  otherwise: T,
  least: number,
  most: number,
) {
  return setting<T | number>(variable, otherwise, (value) => {
    const number = Number(value);
    if (!Number.isInteger(number) || number < least || number > most)
      throw refuse(variable, value, `a whole number from ${least} to ${most}`);
    return number;
  });
}

/** Keys of 256 bits with commas between them. What is wrong with one is told without showing it. */
export const keys = (variable: string) =>
  setting<string[]>(variable, [], (value) => {
    const given = value.split(',').map((key) => key.trim());
    if (given.some((key) => !/^[0-9a-f]{64}$/i.test(key)))
      throw new SettingsError(
        `${variable} cannot be used. Give 64 hexadecimal digits ("openssl rand -hex 32" makes them), and earlier keys after a comma.`,
      );
    return given;
  });

export function switched(variable: string, otherwise: boolean) {
  return setting(variable, otherwise, (value) => {
    if (/^(on|true|yes|1)$/i.test(value)) return true;
    if (/^(off|false|no|0)$/i.test(value)) return false;
    throw refuse(variable, value, 'on or off');
  });
}

function refuse(variable: string, value: string, wanted: string): SettingsError {
  return new SettingsError(`${variable}="${value}" cannot be used. Give ${wanted}.`);
}
