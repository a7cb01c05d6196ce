import { realpathSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { t } from './i18n';
import type { StartCommand } from './serveCommands';
import { createSecret, createWorkbench } from './workbench';

/** The workbench for another server of this machine, which hands it the requests below `/workbench`. */
export async function mountWorkbench(options: {
  root: string;
  pages: string;
  startCommand: StartCommand;
  preparePages(): Promise<boolean>;
}): Promise<{ app: FastifyInstance; announcement(port: number): string }> {
  const token = createSecret();
  const root = realpathSync.native(options.root);
  return {
    app: await createWorkbench({ ...options, root, token }),
    announcement: (port) =>
      t('start.address', { root, address: `http://127.0.0.1:${port}/workbench/#token=${token}` }),
  };
}
