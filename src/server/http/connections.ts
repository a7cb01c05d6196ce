import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings';

/** More are no use to one process. */
const mostByDefault = 10_000;

/** Where the system does not tell. */
const usualOpenFiles = 1024;

/** Connections that were refused are logged together. */
const logEveryMs = 60_000;

/** Limits open connections: if they take all that this process may open, it can read neither definitions nor database. */
export function limitConnections(
  app: FastifyInstance,
  { maxConnections }: Pick<Settings, 'maxConnections'>,
): void {
  const { server } = app;
  server.maxConnections = maxConnections ?? Math.min(mostByDefault, openFiles() >> 1);
  let loggedAt = -Infinity;
  server.on('drop', () => {
    if (performance.now() - loggedAt < logEveryMs) return;
    loggedAt = performance.now();
    app.log.warn({ most: server.maxConnections }, 'connections are refused: too many are open');
  });
}

/** How many files and connections this process may have open. */
function openFiles(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))!;
    return Number(soft);
  } catch {
    return usualOpenFiles;
  }
}
