import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** What a server is doing: waiting for its database, answering, or finishing its last requests. */
export type Phase = 'waiting' | 'serving' | 'stopping';

declare module 'fastify' {
  interface FastifyInstance {
    lifecycle: { phase: Phase };
  }
}

/**
 * Tells in `app.lifecycle` what the server is doing. Closing it refuses new connections, finishes the requests in hand
 * and closes their connections; what takes longer than `stopSeconds` is cut off. Only then the `onClose` hooks run that
 * were added before.
 */
export function addLifecycle(app: FastifyInstance, phase: Phase, stopSeconds: number): void {
  const inHand = new Set<ServerResponse>();
  let onEmpty = () => {};
  app.decorate('lifecycle', { phase });

  app.addHook('onRequest', (_request, { raw }, next) => {
    inHand.add(raw);
    // Not `onResponse`, which does not run after a request that was broken off.
    finished(raw, () => {
      inHand.delete(raw);
      if (inHand.size === 0) onEmpty();
    });
    next();
  });

  let timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', async () => {
    app.lifecycle.phase = 'stopping';
    // Fastify tells it only to requests that arrive from now on.
    for (const response of inHand)
      if (!response.headersSent) response.setHeader('Connection', 'close');
    timers = [
      setInterval(() => app.server.closeIdleConnections(), 100),
      setTimeout(() => {
        app.server.closeAllConnections();
        for (const { socket } of inHand) socket?.destroy();
      }, stopSeconds * 1000),
    ];
  });
  // Fastify waits for one address only, and `localhost` may have two.
  app.addHook('onClose', async () => {
    if (inHand.size > 0) await new Promise<void>((resolve) => (onEmpty = resolve));
    for (const timer of timers) clearTimeout(timer);
  });
}
