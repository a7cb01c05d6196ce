import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/** The insurer's services on one address: takes every OTP and every ticket. `codes` has the newest OTP for each contact. */
export async function startStandIns() {
  const codes = new Map();
  const answers = {
    '/otp': ({ to, code }) => {
      codes.set(to, code);
      return {};
    },
    '/tickets': ({ ticketNumber }) => ({ ticketNumber }),
  };
  const server = createServer(async (request, response) => {
    const answer = answers[request.url](await json(request));
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${server.address().port}`;
  return { address, codes, close: () => server.close() };
}
