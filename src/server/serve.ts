import type { FastifyInstance } from 'fastify';
import { announce, announceWaiting } from './announce';
import { type AppOptions, createApp, createWaitingApp } from './app';
import type { Settings } from './settings';
import { type DatabaseAway, waitForDatabase } from './waitForDatabase';

export interface RunningServer {
  /** Resolves once calls are answered, or the server was closed before; rejects if it cannot start. */
  started: Promise<void>;
  /** Finishes the requests in hand, then closes the database. */
  close(): Promise<void>;
}

/** Starts the server of a process. While its database is away, it serves the pages and goes on by itself. */
export function serve(settings: Settings, around: AppOptions): RunningServer {
  const { port, host } = settings;
  const closing = new AbortController();
  let app: FastifyInstance | undefined;
  let waiting: FastifyInstance | undefined;

  async function start(): Promise<void> {
    const create = () => createApp(settings, around);
    const onWait = async (away: DatabaseAway) => {
      waiting ??= await listen(await createWaitingApp(settings, around, () => app));
      announceWaiting(settings, waiting.server.address(), away);
    };
    app = await waitForDatabase(settings, create, { onWait, signal: closing.signal });
    if (!app || closing.signal.aborted) return;
    const listening = waiting ?? (await listen(app));
    announce(settings, listening.server.address());
  }

  async function listen(created: FastifyInstance): Promise<FastifyInstance> {
    await created.listen({ port, host });
    return created;
  }

  const started = start();
  return {
    started,
    async close() {
      closing.abort();
      await started.catch(() => {});
      // In this order: the waiting server has the connections, and finishes what the other one answers on them.
      await waiting?.close();
      await app?.close();
    },
  };
}
