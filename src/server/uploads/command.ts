import { asc, gt } from 'drizzle-orm';
import { SettingsError } from '../envVariable';
import { isMissing } from '../missingFile';
import type { Settings } from '../settings';
import { prepareDataFolder } from '../store/dataFolder';
import { StoreError } from '../store/dataFolderLock';
import { type Db, openStore } from '../store/open';
import { uploads } from '../store/schema';
import type { BucketStore } from './bucketStore';
import type { StoredFile } from './fileStore';
import { uploadPath } from './incomingFiles';
import { openBucketStore } from './openFileStore';
import { DamagedFileError } from './wholeFile';

const usage = 'Write: npm run uploads -- copy';

/** The exit code when files are missing or damaged. */
const someWrong = 2;

const atOnce = 100;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Runs `copy`: brings the files of tickets from the folder into the bucket of UPLOADS_URL. Resolves with the exit code. */
export async function runUploadsCommand(settings: Settings, args: string[]): Promise<number> {
  if (args.length !== 1 || args[0] !== 'copy') throw new StoreError(usage);
  const { bucket } = settings;
  if (!bucket)
    throw new SettingsError('UPLOADS_URL is not set. Set it to the bucket that the files go to.');
  await prepareDataFolder(settings.dataDir);
  const store = await openStore(settings);
  try {
    const bucketStore = await openBucketStore({ ...settings, bucket });
    try {
      return await copyAll(store.db, settings.dataDir, bucketStore);
    } finally {
      bucketStore.close();
    }
  } finally {
    await store.close();
  }
}

/** Copies what the bucket does not have sealed with our keys, so it goes on where it was interrupted. Nothing is deleted. */
async function copyAll(db: Db, dataDir: string, bucket: BucketStore): Promise<number> {
  const count = { copied: 0, there: 0, wrong: 0 };
  for (let after = firstId; ;) {
    const rows = await db
      .select()
      .from(uploads)
      .where(gt(uploads.id, after))
      .orderBy(asc(uploads.id))
      .limit(atOnce);
    const waiting = [...rows];
    const lane = async () => {
      for (let row = waiting.shift(); row; row = waiting.shift())
        count[await copyOne(row, dataDir, bucket)]++;
    };
    await Promise.all([lane(), lane(), lane()]);
    if (rows.length < atOnce) break;
    after = rows.at(-1)!.id;
  }
  const { copied, there, wrong } = count;
  say(`${copied} files were copied, ${there} were in the bucket before.`);
  if (wrong === 0) return 0;
  say(
    `${wrong} files are missing or damaged in ${dataDir}, and the bucket does not have them sealed with this key.`,
  );
  return someWrong;
}

async function copyOne(
  file: StoredFile & { ticketNumber: string },
  dataDir: string,
  bucket: BucketStore,
): Promise<'copied' | 'there' | 'wrong'> {
  if (await bucket.has(file)) return 'there';
  try {
    await bucket.put([{ ...file, path: uploadPath(dataDir, file.id) }]);
    return 'copied';
  } catch (error) {
    const { cause } = error as Error;
    if (![error, cause].some((one) => isMissing(one) || one instanceof DamagedFileError))
      throw error;
    say(`${file.id} of ticket ${file.ticketNumber}: ${(error as Error).message}`);
    return 'wrong';
  }
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
