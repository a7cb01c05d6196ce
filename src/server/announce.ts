import { resolve } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { Settings } from './settings';
import { t } from './i18n';

/** Prints the address of the portal, whether it is a demonstration, where OTPs go, and how durable the data is. */
export function announce(settings: Settings, bound: AddressInfo | string | null): void {
  const { demoBook, nodeEnv, otpDeliveryUrl, databaseUrl } = settings;
  const port = typeof bound === 'object' && bound ? bound.port : settings.port;
  const isEverywhere = ['0.0.0.0', '::'].includes(settings.host);
  const address = `http://${isEverywhere ? 'localhost' : settings.host}:${port}/`;
  const dataDir = resolve(settings.dataDir);
  const lines = [
    t('start.address', { address }),
    ...(demoBook ? [t('start.demo')] : []),
    otpDeliveryUrl
      ? t('start.delivery', { address: otpDeliveryUrl })
      : t('start.outbox', { address }),
    t(databaseUrl ? 'start.postgresql' : 'start.pglite', { dataDir }),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (demoBook && nodeEnv === 'production')
    process.stderr.write(`${t('start.demoInProduction', { address })}\n`);
}
