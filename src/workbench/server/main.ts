import type { FastifyInstance } from 'fastify';
import { t } from './i18n';
import { type Options, StartError } from './options';
import type { StartCommand } from './serveCommands';
import { createSecret, createWorkbench } from './workbench';

export { readOptions } from './options';

const host = '127.0.0.1';
const firstPort = 4100;
const lastPort = 4199;

export interface Surroundings {
  /** The folder of the built pages. */
  pages: string;
  print(line: string): void;
  startCommand: StartCommand;
  /** Never fails. */
  openBrowser(address: string): void;
}

/**
 * Starts the workbench. Rejects with a {@link StartError} for what the person who starts it can put right. Closing the
 * result finishes a save that was begun and ends all streams.
 */
export async function start(options: Options, around: Surroundings): Promise<FastifyInstance> {
  const { root, isOpened } = options;
  const [token, firstVisit] = [createSecret(), createSecret()];
  const { pages, startCommand } = around;
  const app = await createWorkbench({ root, pages, token, firstVisit, startCommand });
  const site = `http://${host}:${await listen(app, options.port)}/workbench/`;
  around.print(t('start.address', { root, address: `${site}#token=${token}` }));
  around.print(t('start.alone'));
  if (isOpened) around.openBrowser(`${site}open/${firstVisit}`);
  return app;
}

/** Whether an error is to be shown by its message alone. */
export const isForPerson = (error: unknown): boolean => error instanceof StartError;

async function listen(app: FastifyInstance, named: number | undefined): Promise<number> {
  for (let port = named ?? firstPort; port <= (named ?? lastPort); port++)
    try {
      await app.listen({ host, port });
      return port;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE') throw new StartError(t('start.cannotListen', { port, code }));
      if (named !== undefined) throw new StartError(t('start.portTaken', { port }));
    }
  throw new StartError(t('start.noFreePort', { first: firstPort, last: lastPort }));
}
