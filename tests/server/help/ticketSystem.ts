import type { DeliveredTicket } from '../../../src/api';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isNotNull } from 'drizzle-orm';
import { signedHeadersOf } from '../../../src/server/delivery/signedMessages';
import type { Db } from '../../../src/server/store/open';
import { deliveries } from '../../../src/server/store/schema';
import type { Answer } from './caller';
import type { TestServer } from './server';

/** What it answers in place of taking the ticket. */
type OtherReply = { status: number; body: string } | { status: 'never' } | { status: 'drips' };

/** The insurer's system that works on tickets: stores each number once, or answers with `reply`. */
export interface TicketSystem {
  /** Without a trailing slash. */
  url: string;
  requests: { path: string; headers: IncomingHttpHeaders; text: string; body: DeliveredTicket }[];
  /** The numbers of the tickets that it took, in this order; more often than once if one was stored again. */
  stored: string[];
  reply: OtherReply | undefined;
  /** It answers nobody before this. */
  held: Promise<void> | undefined;
  /** Makes a signed call to the portal. */
  call(server: TestServer, path: string, message: object, change?: Signing): Promise<Answer>;
  close(): Promise<void>;
}

interface Signing {
  secret?: Uint8Array;
  at?: Date;
  /** What is sent in place of what was signed. */
  sent?: string;
}

export async function openTicketSystem(): Promise<TicketSystem> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', async () => {
      const body = JSON.parse(text);
      system.requests.push({ path: request.url!, headers: request.headers, text, body });
      await system.held;
      const { reply } = system;
      if (reply?.status === 'never') return;
      if (reply?.status === 'drips') return drip(response);
      if (reply) return response.writeHead(reply.status).end(reply.body);
      const number = String(request.headers['idempotency-key']);
      if (!system.stored.includes(number)) system.stored.push(number);
      response.writeHead(200).end(JSON.stringify({ ticketNumber: body.ticketNumber }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const system: TicketSystem = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    stored: [],
    reply: undefined,
    held: undefined,
    call: signedCall,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return system;
}

/** An answer that never ends. Meanwhile memory is collected, as it is at any time under load. */
function drip(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => {
    response.write(' ');
    collectGarbage();
  }, 50);
  response.on('close', () => clearInterval(timer));
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** As if deliveries that have failed had done so for hours. */
export const failOften = (db: Db) =>
  db.update(deliveries).set({ attempts: 50 }).where(isNotNull(deliveries.problem));

/** Signs as the documentation says; by default with the secret and the clock of the server. */
export async function signedCall(
  server: TestServer,
  path: string,
  message: object,
  { secret, at, sent }: Signing = {},
): Promise<Answer> {
  const body = JSON.stringify(message);
  const now = at ?? new Date(Date.now() + server.minutesAhead * 60_000);
  const headers = signedHeadersOf(secret ?? (await server.ticketsSecret()), now, body);
  const json = { 'content-type': 'application/json' };
  return server.anyone.send('POST', `/api/${path}`, { ...json, ...headers }, sent ?? body);
}
