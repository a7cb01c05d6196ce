import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { SettingsError } from './envVariable';
import { readSettings } from './settings';
import { StoreError } from './store/dataFolderLock';
import { announce } from './announce';
import { t } from './i18n';

// From dist/server/main.js to dist/portal.
const portalDir = fileURLToPath(new URL('../portal', import.meta.url));

try {
  const settings = readSettings(process.env);
  const app = await createApp(settings, { portalDir });
  const { port, host } = settings;
  await app.listen({ port, host });
  announce(settings, app.server.address());

  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

/** One line for what the operator can put right; the whole error for a bug. */
function explain(error: unknown): unknown {
  if (error instanceof SettingsError || error instanceof StoreError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return t('start.portTaken', { port });
  return error;
}
