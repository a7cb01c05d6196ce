import { realpathSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../origins';
import { t } from './i18n';
import type { StartCommand } from './startCommand';
import { createSecret, createWorkbench } from './workbench';

/** The workbench for the development server, which passes the requests below `/workbench` to it. */
export async function mountWorkbench(options: {
  root: string;
  pages: string;
  startCommand: StartCommand;
  preparePages(): Promise<boolean>;
}): Promise<{ app: FastifyInstance; announcement(port: number): string }> {
  const token = createSecret();
  const root = realpathSync.native(options.root);
  return {
    app: await createWorkbench({
      ...options,
      root,
      token,
      portal: process.env.PORTAL_URL || undefined,
    }),
    announcement: (port) =>
      t('start.address', {
        root,
        address: `${originOf('workbench', port)}/workbench/#token=${token}`,
      }),
  };
}
