import { randomBytes } from 'node:crypto';
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
}

/** Reads the secrets of the settings; a secret that is not set is generated once and kept in the data folder. */
export async function readSecrets({
  dataDir,
  sessionSecret,
  otpPepper,
  draftKeys,
  paymentSecret,
}: Settings): Promise<Secrets> {
  await mkdir(dataDir, { recursive: true });
  const encode = (text: string) => new TextEncoder().encode(text);
  return {
    session: sessionSecret
      ? encode(sessionSecret)
      : await readOrCreate(join(dataDir, 'session.key')),
    otp: otpPepper ? encode(otpPepper) : await readOrCreate(join(dataDir, 'otp.key')),
    drafts: (draftKeys.length > 0
      ? draftKeys.map((key) => Buffer.from(key, 'hex'))
      : [await readOrCreate(join(dataDir, 'draft.key'))]
    ).map(encryptionKeyOf),
    payment: paymentSecret
      ? encode(paymentSecret)
      : await readOrCreate(join(dataDir, 'payment.key')),
  };
}

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
