import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from './settings';

export interface Secrets {
  session: Uint8Array;
  otp: Uint8Array;
  payment: Uint8Array;
}

/** The secrets of the settings, or ones that were made at the first start and kept in the data folder. */
export async function readSecrets({
  dataDir,
  sessionSecret,
  otpPepper,
  paymentSecret,
}: Settings): Promise<Secrets> {
  await mkdir(dataDir, { recursive: true });
  const given = (text: string) => new TextEncoder().encode(text);
  return {
    session: sessionSecret ? given(sessionSecret) : await kept(join(dataDir, 'session.key')),
    otp: otpPepper ? given(otpPepper) : await kept(join(dataDir, 'otp.key')),
    payment: paymentSecret ? given(paymentSecret) : await kept(join(dataDir, 'payment.key')),
  };
}

async function kept(path: string): Promise<Uint8Array> {
  try {
    await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return Buffer.from(await readFile(path, 'utf8'), 'hex');
}
