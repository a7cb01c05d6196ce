import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Asks over a socket for a path as it is written: `inject` and `fetch` would take the dots out of it. */
export async function rawGet(
  app: FastifyInstance,
  path: string,
  headers: { [name: string]: string } = {},
): Promise<{ status: number; body: string }> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode!, body }));
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}
