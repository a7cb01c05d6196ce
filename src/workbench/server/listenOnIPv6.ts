import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';

/** On a machine without IPv6. */
const isMissing = (error: unknown): boolean =>
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Takes the port at [::1], too, for a server that listens on 127.0.0.1: browsers look for `localhost` at both addresses,
 * and would show what another program serves there. Undefined on a machine without IPv6. Rejects where the port is taken.
 */
export async function listenOnIPv6(http: HttpServer, port: number): Promise<Server | undefined> {
  const server = createServer((socket) => http.emit('connection', socket));
  server.listen({ host: '::1', port });
  try {
    await once(server, 'listening');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  http.once('close', () => server.close());
  return server;
}
