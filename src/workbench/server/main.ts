import type { FastifyInstance } from 'fastify';
import { originOf } from '../origins';
import { t } from './i18n';
import { listenOnIPv6 } from './listenOnIPv6';
import { type Options, StartError } from './options';
import type { StartCommand } from './startCommand';
import { createSecret, createWorkbench } from './workbench';

export { readOptions } from './options';

const host = '127.0.0.1';
const firstPort = 4100;
const lastPort = 4199;

export interface Environment {
  /** The folder of the built pages. */
  pages: string;
  print(line: string): void;
  startCommand: StartCommand;
  /** Never fails. */
  openBrowser(address: string): void;
}

/**
 * Starts the workbench. Rejects with a {@link StartError} for what the user can correct. Closing the result finishes a
 * running save and ends all streams.
 */
export async function start(options: Options, environment: Environment): Promise<FastifyInstance> {
  const { root, portal, isOpened } = options;
  const [token, firstVisit] = [createSecret(), createSecret()];
  const { pages, startCommand } = environment;
  const app = await createWorkbench({ root, pages, token, firstVisit, portal, startCommand });
  const port = await listen(app, options.port);
  const site = `${originOf('workbench', port)}/workbench/`;
  environment.print(t('start.address', { root, address: `${site}#token=${token}` }));
  environment.print(t('start.alone'));
  if (options.port === undefined && port !== firstPort)
    environment.print(t('start.otherPort', { first: firstPort }));
  if (isOpened) environment.openBrowser(`${site}open/${firstVisit}`);
  return app;
}

/** Whether an error is for the user: its message is enough. */
export const isStartError = (error: unknown): boolean => error instanceof StartError;

async function listen(app: FastifyInstance, named: number | undefined): Promise<number> {
  for (let port = named ?? firstPort; port <= (named ?? lastPort); port++)
    try {
      const other = await listenOnIPv6(app.server, port);
      try {
        await app.listen({ host, port });
      } catch (error) {
        other?.close();
        throw error;
      }
      return port;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE') throw new StartError(t('start.cannotListen', { port, code }));
      if (named !== undefined) throw new StartError(t('start.portTaken', { port }));
    }
  throw new StartError(t('start.noFreePort', { first: firstPort, last: lastPort }));
}
