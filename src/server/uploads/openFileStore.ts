import { readUploadKeys } from '../secrets';
import type { Settings } from '../settings';
import { type BucketOptions, BucketStore } from './bucketStore';
import type { FileStore } from './fileStore';
import { FolderStore } from './folderStore';

export type FileStoreSettings = Pick<Settings, 'dataDir'> &
  Partial<Pick<Settings, 'bucket' | 'uploadKeys' | 'outsideSeconds'>>;

/** Opens the bucket of UPLOADS_URL; without it the folder of uploads. */
export async function openFileStore(
  settings: FileStoreSettings,
  hooks: Pick<BucketOptions, 'onAway' | 'onCall'> = {},
): Promise<FileStore> {
  return settings.bucket
    ? openBucketStore({ ...settings, bucket: settings.bucket }, hooks)
    : new FolderStore(settings.dataDir);
}

/** Opens the bucket of UPLOADS_URL. */
export async function openBucketStore(
  settings: FileStoreSettings & { bucket: NonNullable<Settings['bucket']> },
  hooks: Pick<BucketOptions, 'onAway' | 'onCall'> = {},
): Promise<BucketStore> {
  const { bucket: address, outsideSeconds = 10 } = settings;
  const keys = await readUploadKeys(settings);
  return BucketStore.open({ address, keys, outsideSeconds, ...hooks });
}
