import { type CallName, formFieldsOf } from '#engine';
import { acceptedLanguages } from '../i18n';
import { readSession } from '../session/storage';

export type Payload = { [name: string]: unknown } | unknown[];

export interface RequestOptions {
  /** How the body is encoded. A GET has its payload in the query instead. */
  as?: 'json' | 'multipart' | 'form' | undefined;
  /** The content of the chosen files, by the name of their part. */
  files?: { [part: string]: Blob } | undefined;
  idempotencyKey?: string | undefined;
  /** Of the form that makes the call: what the server gave when it was opened. */
  formPass?: string | undefined;
  /** The browser completes the request even if the page is closed. */
  keepalive?: boolean | undefined;
}

/** An HTTP request that has not been sent yet. */
export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  keepalive: boolean | undefined;
  body?: FormData | URLSearchParams | string;
}

const base = import.meta.env.VITE_API_BASE ?? '/api/';

export function buildRequest(
  name: CallName,
  given: Payload | undefined,
  options: RequestOptions,
): HttpRequest {
  const [method = '', template = ''] = name.split(' ');
  const { path, payload } = fillPath(template, given);
  const ownServer = new URL(base, window.location.href);
  const url = new URL(path, ownServer);
  const headers = headersOf(options, url.origin === ownServer.origin);
  const { keepalive } = options;
  const request: HttpRequest = { method, url: url.href, headers, keepalive };
  if (payload === undefined) return request;
  if (method === 'GET') {
    for (const [key, value] of textsOf(payload)) url.searchParams.set(key, value);
    return { ...request, url: url.href };
  }
  if (options.as === 'multipart') return { ...request, body: partsOf(payload, options.files) };
  if (options.as === 'form') return { ...request, body: new URLSearchParams(textsOf(payload)) };
  request.headers['Content-Type'] = 'application/json';
  return { ...request, body: JSON.stringify(payload) };
}

/** Moves path parameters (`definitions/:key/`) from the payload into the path. */
function fillPath(template: string, payload: Payload | undefined) {
  const rest: { [name: string]: unknown } = { ...payload };
  const path = template.replace(/\/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return `/${value}`;
  });
  return { path, payload: path === template ? payload : rest };
}

/** Credentials go only to our own server; a file may be on another one. */
function headersOf(
  { idempotencyKey, formPass }: RequestOptions,
  isOwnServer: boolean,
): Record<string, string> {
  const token = isOwnServer && readSession('token');
  const clientId = isOwnServer && readSession('clientUniqueId');
  return {
    Accept: 'application/json, */*;q=0.5',
    'Accept-Language': acceptedLanguages(),
    ...(token && { Authorization: `JWT ${token}` }),
    ...(clientId && { 'Unique-Client-Id': clientId }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    ...(isOwnServer && formPass && { 'Form-Pass': formPass }),
  };
}

function partsOf(payload: Payload, files: RequestOptions['files'] = {}): FormData {
  const form = new FormData();
  for (const [name, text] of formFieldsOf(payload)) {
    const file = files[name] ?? (payload as { [name: string]: unknown })[name];
    form.append(name, file instanceof Blob ? file : text);
  }
  return form;
}

/** Values as texts for a query, where `null` has none. */
const textsOf = (payload: Payload): [string, string][] =>
  formFieldsOf(Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== null)));
