import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    lifecycle: { isStopping: boolean };
  }
}

/**
 * Closing the server refuses new connections, tells `app.lifecycle`, and closes the connections of the requests in
 * flight after their answers; what takes longer than `stopSeconds` is cut off. Returns a hook that waits for these
 * requests. Add it as the last `onClose`: the last one runs first, so everything else is closed when no request needs it.
 */
export function addLifecycle(app: FastifyInstance, stopSeconds: number): () => Promise<void> {
  const inFlight = new Set<ServerResponse>();
  let onEmpty = () => {};
  app.decorate('lifecycle', { isStopping: false });

  app.addHook('onRequest', (_request, { raw }, next) => {
    inFlight.add(raw);
    // Not `onResponse`, which does not run after a request that was broken off.
    finished(raw, () => {
      inFlight.delete(raw);
      if (inFlight.size === 0) onEmpty();
    });
    next();
  });

  let timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', async () => {
    app.lifecycle.isStopping = true;
    // Fastify tells it only to requests that arrive from now on.
    for (const response of inFlight)
      if (!response.headersSent) response.setHeader('Connection', 'close');
    timers = [
      setInterval(() => app.server.closeIdleConnections(), 100),
      setTimeout(() => {
        app.server.closeAllConnections();
        for (const { socket } of inFlight) socket?.destroy();
      }, stopSeconds * 1000),
    ];
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
  // Fastify waits for one address only, and `localhost` may have two; nor for what came through another server.
  return async () => {
    if (inFlight.size > 0) await new Promise<void>((resolve) => (onEmpty = resolve));
  };
}
