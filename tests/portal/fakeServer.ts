import { vi } from 'vitest';

/** A call as it was sent. */
interface Received {
  name: string;
  query: { [name: string]: string };
  headers: Headers;
  text: string;
  body: any;
}

type Answer = { [name: string]: unknown } | unknown[] | Response | Error;
type Handler = Answer | ((received: Received) => Answer | Promise<Answer>);

/** Replaces `fetch`: `answers` are responses by call, for instance `POST send-otp/`. */
export function fakeServer(answers: { [name: string]: Handler }) {
  const received: Received[] = [];
  const handlers: { [name: string]: Handler } = {
    'GET settings/': settings,
    'GET device-draft-keys/': deviceKeys,
    ...answers,
  };

  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = request.body ? await request.clone().text() : '';
    const call: Received = {
      name: `${request.method} ${url.pathname.replace(/^\/api\//, '')}`,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      text,
      body: readJson(text),
    };
    received.push(call);
    const handler = handlers[call.name];
    const answer = typeof handler === 'function' ? await handler(call) : handler;
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) return answer.clone();
    if (answer === undefined) return reply({ message: `No answer for ${call.name}` }, 404);
    return reply(answer);
  });

  return {
    received,
    handlers,
    callsTo: (name: string) => received.filter((call) => call.name === name),
  };
}

export const reply = (body: unknown, status = 200, statusText = '') =>
  new Response(status === 204 ? null : JSON.stringify(body), { status, statusText });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What encrypts drafts on the device of the signed-in customer. */
export const deviceKeys = {
  status: 'success',
  keys: [{ id: '0123456789abcdef', key: btoa('k'.repeat(32)) }],
  days: 60,
};

export const emptyCatalogue = {
  serviceTypes: [],
  keywords: { serviceTypes: {}, requestTypes: {}, screens: {}, notices: {} },
};

export const settings = {
  brandWord: 'Demo',
  brandName: 'Demo Life',
  customerServiceNumber: '1800-000-0000',
  paymentReturnDays: 7,
  headerHours: 'Mon-Sat 10 AM to 7 PM',
  menuHours: '9 AM to 9 PM',
  tollFreeNumber: '1800-111-1111',
  careContact: 'care@example.com',
  underEnhancement: false,
  demo: false,
  today: '2026-11-21',
  timeZone: 'Asia/Kolkata',
};
