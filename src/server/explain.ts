import { SettingsError } from './envVariable';
import { t } from './i18n';
import { StoreError } from './store/dataFolderLock';
import { StorageError } from './store/diskFiles';

type ListenError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string };

/** One line for what the operator can put right; the whole error for a bug. */
export function explain(error: unknown): unknown {
  if ([SettingsError, StoreError, StorageError].some((kind) => error instanceof kind))
    return (error as Error).message;
  const { syscall, code, port, address, hostname } = error as ListenError;
  if (code === 'EADDRINUSE') return t('start.portTaken', { port });
  if (syscall === 'listen') return t('start.cannotListen', { host: address, port, code });
  if (syscall === 'getaddrinfo') return t('start.unknownHost', { host: hostname });
  return error;
}
