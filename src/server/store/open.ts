import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseFolder } from './databaseFolder';
import { lockDataFolder } from './dataFolderLock';
import { lackOfRoom } from './diskRoom';
import { keepReserve } from './keepReserve';
import { migrateDatabase } from './migrateDatabase';
import { openPostgres } from './openPostgres';
import type { Db, Store, StoreSettings } from './store';

export type { Db, Store, StoreSettings };

// Copied to the folder of the built server too.
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Opens the database and applies its migrations. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const { databaseUrl } = settings;
  return databaseUrl
    ? openPostgres(databaseUrl, settings, migrationsFolder)
    : openPGlite(settings.dataDir);
}

async function openPGlite(dataDir: string): Promise<Store> {
  const lack = await lackOfRoom(dataDir);
  if (lack) throw lack;
  const release = await lockDataFolder(join(dataDir, 'db.lock'));
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const { drizzle } = await import('drizzle-orm/pglite');
    const { migrate } = await import('drizzle-orm/pglite/migrator');
    const client = await PGlite.create({ dataDir: await databaseFolder(dataDir) });
    keepReserve(client, dataDir);
    const db = drizzle({ client });
    await migrateDatabase(db as unknown as Db, (config) => migrate(db, config), migrationsFolder);
    const close = async () => {
      await client.close();
      await release();
    };
    const listen: Store['listen'] = async (channel, onNotification) => {
      const stop = await client.listen(channel, onNotification);
      return () => stop();
    };
    return { kind: 'pglite', db: db as unknown as Db, onFailure: () => {}, listen, close };
  } catch (error) {
    await release();
    // PGlite does not say that its disk has become full.
    throw (await lackOfRoom(dataDir)) ?? error;
  }
}
