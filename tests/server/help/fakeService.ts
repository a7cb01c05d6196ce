import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake of an outside service: records its requests and answers with `reply`. */
export interface FakeService {
  /** Without a trailing slash. */
  url: string;
  requests: { path: string; message: any }[];
  reply: { status: number; body: string; location?: string } | { status: 'never' };
  /** Answers no request that is under way. */
  breakOff(): void;
  close(): Promise<void>;
}

export async function openFakeService(): Promise<FakeService> {
  const service: FakeService = {
    url: '',
    requests: [],
    reply: { status: 200, body: '{}' },
    breakOff: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      service.requests.push({ path: request.url!, message: JSON.parse(text) });
      if (service.reply.status === 'never') return;
      const { status, body, location } = service.reply;
      response.writeHead(status, location ? { location } : {}).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}
