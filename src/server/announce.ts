import { resolve } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { Settings } from './settings';
import { t } from './i18n';

/** Prints the address of the portal, where OTPs go, and how durable the data is. */
export function announce(settings: Settings, bound: AddressInfo | string | null): void {
  const port = typeof bound === 'object' && bound ? bound.port : settings.port;
  const isEverywhere = ['0.0.0.0', '::'].includes(settings.host);
  const address = `http://${isEverywhere ? 'localhost' : settings.host}:${port}/`;
  const dataDir = resolve(settings.dataDir);
  const lines = [
    t('start.address', { address }),
    settings.otpDeliveryUrl
      ? t('start.delivery', { address: settings.otpDeliveryUrl })
      : t('start.outbox', { address }),
    t(settings.databaseUrl ? 'start.postgresql' : 'start.pglite', { dataDir }),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
