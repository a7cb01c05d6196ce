import type { Random } from '../../src/authoring/fill/random';

/** What a request must get. `any`: no fault of the server, and words where it is refused. */
export type Expected = 'valid' | 'invalid' | 'any';

/** A request as it can be sent again. */
export interface RawRequest {
  method: string;
  url: string;
  headers: { [name: string]: string };
  body?: string | Buffer;
}

export interface FuzzCase {
  /** What was changed, in a few words. */
  about: string;
  expected: Expected;
  request: RawRequest;
}

const boundary = 'fuzz';

const typed = (type: string): RawRequest['headers'] => ({ 'content-type': type });

/** Half a surrogate pair cannot be written as UTF-8: encoders put U+FFFD in its place. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

export const asJson = (body: unknown) => ({
  headers: typed('application/json'),
  body: JSON.stringify(body),
});

export const asForm = (fields: object) => ({
  headers: typed('application/x-www-form-urlencoded'),
  body: new URLSearchParams(texts(fields)).toString(),
});

export const asMultipart = (fields: object) => ({
  headers: typed(`multipart/form-data; boundary=${boundary}`),
  body: multipartBody(texts(fields)),
});

export const asQuery = (fields: object): string => {
  const query = new URLSearchParams(texts(fields)).toString();
  return query && `?${query}`;
};

const texts = (fields: object): [string, string][] =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);

function multipartBody(fields: [string, string][]): Buffer {
  const parts = fields.map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
}

/** Bytes as a broken client or network would send them. */
export function damaged(body: string | Buffer, random: Random): Buffer {
  const bytes = Buffer.from(body);
  const at = random.int(0, bytes.length);
  const insert = (...more: number[]) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.from(more), bytes.subarray(at)]);
  switch (random.int(0, 6)) {
    case 0:
      return bytes.subarray(0, at);
    case 1:
      return insert(0xff);
    case 2:
      return insert(0xc3);
    case 3:
      return insert(0);
    case 4:
      return insert(random.int(0, 255), random.int(0, 255));
    case 5:
      return Buffer.concat([Buffer.from('\ufeff'), bytes]);
    default:
      return Buffer.concat([bytes, bytes.subarray(0, at)]);
  }
}
