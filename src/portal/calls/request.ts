import type { CallName } from '#engine';
import { readSession } from '../session/storage';

export type Payload = { [name: string]: unknown } | unknown[];

export interface Travel {
  /** How the payload travels; a GET carries it in its query. */
  as?: 'json' | 'multipart' | 'form' | undefined;
  /** The bytes of chosen files, by the name of their part. */
  files?: { [part: string]: Blob } | undefined;
  idempotencyKey?: string | undefined;
  /** Sent even when the page is gone before it has arrived. */
  keepalive?: boolean | undefined;
}

/** One HTTP request, not yet sent. */
export interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string>;
  keepalive: boolean | undefined;
  body?: FormData | URLSearchParams | string;
}

const base = import.meta.env.VITE_API_BASE ?? '/api/';

export function buildRequest(
  name: CallName,
  payload: Payload | undefined,
  travel: Travel,
): Outgoing {
  const [method = '', path = ''] = name.split(' ');
  const home = new URL(base, window.location.href);
  const url = new URL(path, home);
  const headers = headersOf(travel, url.origin === home.origin);
  const { keepalive } = travel;
  const outgoing: Outgoing = { method, url: url.href, headers, keepalive };
  if (payload === undefined) return outgoing;
  if (method === 'GET') {
    for (const [key, value] of textsOf(payload)) url.searchParams.set(key, value);
    return { ...outgoing, url: url.href };
  }
  if (travel.as === 'multipart') return { ...outgoing, body: partsOf(payload, travel.files) };
  if (travel.as === 'form') return { ...outgoing, body: new URLSearchParams(textsOf(payload)) };
  outgoing.headers['Content-Type'] = 'application/json';
  return { ...outgoing, body: JSON.stringify(payload) };
}

/** Only our own server is told who asks: a file may lie elsewhere. */
function headersOf({ idempotencyKey }: Travel, isAtHome: boolean): Record<string, string> {
  const token = isAtHome && readSession('token');
  const clientId = isAtHome && readSession('clientUniqueId');
  return {
    Accept: 'application/json, */*;q=0.5',
    'Accept-Language': document.documentElement.lang || 'en',
    ...(token && { Authorization: `JWT ${token}` }),
    ...(clientId && { 'Unique-Client-Id': clientId }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
}

function partsOf(payload: Payload, files: Travel['files'] = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) {
    const file = files[name] ?? value;
    if (file instanceof Blob) form.append(name, file);
    // A part that is there and empty on purpose.
    else if (value === null) form.append(name, 'null');
  }
  for (const [name, value] of textsOf(payload)) if (!files[name]) form.append(name, value);
  return form;
}

/** Values as texts, absent ones left out and files with them. */
const textsOf = (payload: Payload): [string, string][] =>
  Object.entries(payload)
    .filter(([, value]) => value !== undefined && value !== null && !(value instanceof Blob))
    .map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]);
