import type { LightMyRequestResponse } from 'fastify';
import { holdToContract } from './contract';

type Headers = { [name: string]: string };

interface Call {
  method: 'GET';
  url: string;
  headers: Headers;
  /** The caller's; a process takes that of the connection. */
  remoteAddress?: string;
  payload?: string | Buffer;
}

type Response = Pick<
  LightMyRequestResponse,
  'statusCode' | 'headers' | 'body' | 'rawPayload' | 'json'
>;

/** A server in this process, or the way to one. */
export interface App {
  inject(call: Call): Promise<Response>;
}

export interface Answer {
  status: number;
  /** Parsed when it is JSON. */
  body: any;
  headers: LightMyRequestResponse['headers'];
  bytes: Buffer;
}

export interface TestFile {
  name: string;
  bytes: Uint8Array;
  type?: string;
}

/** An API client, with or without the headers of a session. */
export class Caller {
  constructor(
    private readonly app: App,
    readonly headers: Headers,
    private readonly address = '127.0.0.1',
  ) {}

  with(headers: Headers): Caller {
    return new Caller(this.app, { ...this.headers, ...headers }, this.address);
  }

  /** The same caller at another IP address. */
  at(address: string): Caller {
    return new Caller(this.app, this.headers, address);
  }

  get(path: string, query: { [name: string]: string } = {}): Promise<Answer> {
    const search = new URLSearchParams(query).toString();
    return this.send('GET', `/api/${path}${search && `?${search}`}`);
  }

  post(path: string, body: unknown): Promise<Answer> {
    return this.send(
      'POST',
      `/api/${path}`,
      { 'content-type': 'application/json' },
      JSON.stringify(body),
    );
  }

  form(path: string, fields: { [name: string]: string }): Promise<Answer> {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.send('POST', `/api/${path}`, type, new URLSearchParams(fields).toString());
  }

  async multipart(
    path: string,
    fields: { [name: string]: string },
    files: { [name: string]: TestFile } = {},
  ): Promise<Answer> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const [name, { bytes, type, name: fileName }] of Object.entries(files))
      form.append(
        name,
        new Blob([bytes as Uint8Array<ArrayBuffer>], { type: type ?? 'application/octet-stream' }),
        fileName,
      );
    const encoded = new Response(form);
    const type = { 'content-type': encoded.headers.get('content-type')! };
    return this.send('POST', `/api/${path}`, type, Buffer.from(await encoded.arrayBuffer()));
  }

  async send(
    method: string,
    url: string,
    headers: Headers = {},
    payload?: string | Buffer,
  ): Promise<Answer> {
    const response = await this.app.inject({
      method: method as 'GET',
      url,
      remoteAddress: this.address,
      headers: { ...this.headers, ...headers },
      ...(payload !== undefined && { payload }),
    });
    const type = String(response.headers['content-type']);
    const isJson = type.includes('application/json');
    const status = response.statusCode;
    const body = isJson && response.body !== '' ? response.json() : response.body;
    holdToContract(method, url, { status, body, type });
    return {
      status,
      body,
      headers: response.headers,
      bytes: response.rawPayload,
    };
  }
}
