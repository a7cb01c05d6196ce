import { resolve } from 'node:path';
import type { AddressInfo } from 'node:net';
import { t } from './i18n';
import type { Settings } from './settings';
import { uploadsFolder } from './uploads/incomingFiles';
import type { DatabaseAway } from './waitForDatabase';

type Bound = AddressInfo | string | null;

/** Prints the address of the portal, whether it is a demonstration, where OTPs go, where the data is and how durable. */
export function announce(settings: Settings, bound: Bound): void {
  const { demoBook, nodeEnv, otpDeliveryUrl, databaseUrl, bucket } = settings;
  const { definitionsDir, releases, ticketsUrl } = settings;
  const address = addressOf(settings, bound);
  const dataDir = resolve(settings.dataDir);
  print(
    t('start.address', { address }),
    ...(demoBook ? [t('start.demo')] : []),
    otpDeliveryUrl
      ? t('start.delivery', { address: otpDeliveryUrl })
      : t('start.outbox', { address }),
    ...(demoBook && !ticketsUrl ? [t('start.backOffice', { address })] : []),
    releases ? t('start.releases') : t('start.folder', { folder: resolve(definitionsDir) }),
    t(databaseUrl ? 'start.postgresql' : 'start.pglite', { dataDir }),
    bucket
      ? t('start.bucket', { bucket: bucket.url })
      : t('start.uploads', { folder: uploadsFolder(dataDir) }),
  );
  if (demoBook && nodeEnv === 'production')
    process.stderr.write(`${t('start.demoInProduction', { address })}
`);
}

/** Prints why the database cannot be used, and what is served without it. */
export function announceWaiting(settings: Settings, bound: Bound, away: DatabaseAway): void {
  print(t('start.databaseAway', { ...away, address: addressOf(settings, bound) }));
}

function addressOf({ port, host }: Settings, bound: Bound): string {
  const isEverywhere = ['0.0.0.0', '::'].includes(host);
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return `http://${isEverywhere ? 'localhost' : host}:${boundPort}/`;
}

const print = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);
