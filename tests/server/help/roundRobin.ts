import { once } from 'node:events';
import http from 'node:http';

/** A proxy that sends each request to the next of the servers, and adds the caller's address if it has none. */
export async function startRoundRobin(ports: number[]) {
  const agent = new http.Agent({ keepAlive: true });
  let turn = 0;
  const proxy = http.createServer((request, response) => {
    const { method, url: path, headers, socket } = request;
    const forwarded = { 'x-forwarded-for': socket.remoteAddress, ...headers };
    const port = ports[turn++ % ports.length];
    const onward = http.request({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: forwarded,
    });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    request.pipe(onward);
  });
  // Otherwise it can close a connection just when the next request is sent on it.
  proxy.keepAliveTimeout = 0;
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      proxy.closeAllConnections();
      agent.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
