import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EncryptionKey, encryptionKeyOf } from './drafts/encryptionKey';
import type { Settings } from './settings';
import { createFile } from './store/diskFiles';
import { StoreError } from './store/dataFolderLock';

export interface Secrets {
  session: Uint8Array;
  otp: Uint8Array;
  /** The first encrypts; all of them decrypt. */
  drafts: EncryptionKey[];
  payment: Uint8Array;
  tickets: Uint8Array;
  /** The first encrypts; all of them decrypt. None where uploads lie in a folder. */
  uploads: EncryptionKey[];
  /** Who may publish releases, by the digest of their token. */
  publishers: Publisher[];
}

export interface Publisher {
  name: string;
  /** SHA-256, hex. */
  digest: string;
}

/** Reads the secrets of the settings; a secret that is not set is generated once and kept in the data folder. */
export async function readSecrets(settings: Settings): Promise<Secrets> {
  const { dataDir, sessionSecret, otpPepper, draftKeys, paymentSecret, ticketsSecret } = settings;
  const { bucket, releases, releaseTokens, uploadKeys } = settings;
  await mkdir(dataDir, { recursive: true });
  const encode = (text: string) => new TextEncoder().encode(text);
  return {
    session: sessionSecret
      ? encode(sessionSecret)
      : await readOrCreate(join(dataDir, 'session.key')),
    otp: otpPepper ? encode(otpPepper) : await readOrCreate(join(dataDir, 'otp.key')),
    drafts: await encryptionKeys(draftKeys, join(dataDir, 'draft.key')),
    payment: paymentSecret
      ? encode(paymentSecret)
      : await readOrCreate(join(dataDir, 'payment.key')),
    tickets: ticketsSecret
      ? encode(ticketsSecret)
      : await readOrCreate(join(dataDir, 'tickets.key')),
    uploads: bucket ? await encryptionKeys(uploadKeys, uploadKeyFile(dataDir)) : [],
    publishers: releases
      ? (releaseTokens.length > 0
          ? releaseTokens
          : [{ name: 'operator', secret: hexOf(await readOrCreate(join(dataDir, 'release.key'))) }]
        ).map(({ name, secret }) => ({ name, digest: tokenDigest(secret) }))
      : [],
  };
}

/** The keys of files in a bucket. Makes none, as the start of a server does: no server could open what it has sealed. */
export async function readUploadKeys({
  dataDir,
  uploadKeys = [],
}: Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'uploadKeys'>>): Promise<EncryptionKey[]> {
  const path = uploadKeyFile(dataDir);
  if (uploadKeys.length > 0 || existsSync(path)) return encryptionKeys(uploadKeys, path);
  throw new StoreError(
    `UPLOAD_KEY is not set, and there is no ${path}. Set it, or put the file there, as for the servers of this bucket; for a new bucket "openssl rand -hex 32" makes a key, which the servers need too.`,
  );
}

const uploadKeyFile = (dataDir: string): string => join(dataDir, 'upload.key');

/** The keys that are set, or else the one that is kept in a file. */
async function encryptionKeys(set: string[], path: string): Promise<EncryptionKey[]> {
  const keys =
    set.length > 0 ? set.map((key) => Buffer.from(key, 'hex')) : [await readOrCreate(path)];
  return keys.map(encryptionKeyOf);
}

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Of a token of {@link Publisher}; it is long and random, so nobody can guess it from its digest. */
export const tokenDigest = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

const secretBytes = 32;

/** Random bytes in a file, made once. */
export async function readOrCreate(path: string): Promise<Uint8Array> {
  await createFile(path, randomBytes(secretBytes).toString('hex'));
  const bytes = Buffer.from(await readFile(path, 'utf8'), 'hex');
  if (bytes.length !== secretBytes)
    throw new StoreError(
      `${path} is damaged: it must hold ${2 * secretBytes} hexadecimal digits. Restore it from a backup, or delete it and lose what it protects.`,
    );
  return bytes;
}
