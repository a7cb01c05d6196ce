import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { SettingsError } from './envVariable';
import { checkFolders } from './folders';
import { readSettings } from './settings';
import { StoreError } from './store/dataFolderLock';
import { announce } from './announce';
import { t } from './i18n';

// From dist/server/main.js to dist/portal.
const portalDir = fileURLToPath(new URL('../portal', import.meta.url));

try {
  const settings = readSettings(process.env);
  await checkFolders(settings);
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

type ListenError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string };

/** One line for what the operator can put right; the whole error for a bug. */
function explain(error: unknown): unknown {
  if (error instanceof SettingsError || error instanceof StoreError) return error.message;
  const { syscall, code, port, address, hostname } = error as ListenError;
  if (code === 'EADDRINUSE') return t('start.portTaken', { port });
  if (syscall === 'listen') return t('start.cannotListen', { host: address, port, code });
  if (syscall === 'getaddrinfo') return t('start.unknownHost', { host: hostname });
  return error;
}
