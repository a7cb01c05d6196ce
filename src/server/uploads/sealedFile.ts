import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { EncryptionKey } from '../drafts/encryptionKey';
import { DamagedFileError } from './wholeFile';

// A sealed file is a header (format, key id, salt) and pieces of 64 KiB, each with its authentication tag. The key of a
// file is derived from one of ours, its salt and its id, so a file in the place of another one does not open. The nonce
// of a piece is its number and whether it is the last one, so none can be moved, repeated or left out at the end (the
// STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár, as in age). No nonce repeats: each key seals one file.

const algorithm = 'aes-256-gcm';
const format = Buffer.from('PUF1');
const keyIdBytes = 8;
const saltBytes = 32;
export const headerBytes = format.length + keyIdBytes + saltBytes;
const tagBytes = 16;
const tag = { authTagLength: tagBytes };
const pieceBytes = 64 * 1024;

/** A sealed file that was changed, cut, or belongs to another id; or whose key is not among ours. */
class UnsealError extends DamagedFileError {}

/** The size of a sealed file, by that of its content. */
export const sealedSize = (size: number): number =>
  headerBytes + size + Math.max(1, Math.ceil(size / pieceBytes)) * tagBytes;

/** Whether one of these keys has sealed the file with this header. */
export const isSealedWith = (keys: EncryptionKey[], header: Buffer): boolean =>
  header.subarray(0, format.length).equals(format) && keys.some(({ id }) => id === keyIdOf(header));

/** Chosen anew for each file. */
export const newSalt = (): Buffer => randomBytes(saltBytes);

/** Seals the content of the file with this id. The same salt gives the same bytes again; never use it for other content. */
export async function* sealFile(
  key: EncryptionKey,
  id: string,
  salt: Buffer,
  content: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const header = Buffer.concat([format, Buffer.from(key.id, 'hex'), salt]);
  const fileKey = fileKeyOf(key, id, salt);
  yield header;
  let number = 0;
  for await (const { bytes, isLast } of inPieces(content, pieceBytes)) {
    const nonce = nonceOf(number++, isLast);
    const cipher = createCipheriv(algorithm, fileKey, nonce, tag).setAAD(header);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/** The content of a sealed file; every piece of it is authentic. Throws a {@link DamagedFileError} where it is not whole. */
export async function* unsealFile(
  keys: EncryptionKey[],
  id: string,
  sealed: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let opening: { header: Buffer; fileKey: Uint8Array } | undefined;
  let number = 0;
  for await (const { bytes, isLast } of inPieces(sealed, pieceBytes + tagBytes, headerBytes)) {
    if (!opening) {
      if (isLast) throw new UnsealError('it is cut off');
      opening = { header: bytes, fileKey: openingKey(keys, id, bytes) };
      continue;
    }
    if (bytes.length < tagBytes) throw new UnsealError('it is cut off');
    const decipher = createDecipheriv(algorithm, opening.fileKey, nonceOf(number++, isLast), tag)
      .setAAD(opening.header)
      .setAuthTag(bytes.subarray(-tagBytes));
    const content = decipher.update(bytes.subarray(0, -tagBytes));
    try {
      decipher.final();
    } catch {
      // The authentication tag does not match.
      throw new UnsealError('it was changed, cut off, or belongs to another file');
    }
    yield content;
  }
}

function openingKey(keys: EncryptionKey[], id: string, header: Buffer): Uint8Array {
  if (!header.subarray(0, format.length).equals(format)) throw new UnsealError('it is not sealed');
  const key = keys.find(({ id: keyId }) => keyId === keyIdOf(header));
  if (!key) throw new UnsealError(`its key ${keyIdOf(header)} is not among those of UPLOAD_KEY`);
  return fileKeyOf(key, id, header.subarray(-saltBytes));
}

const keyIdOf = (header: Buffer): string =>
  header.toString('hex', format.length, format.length + keyIdBytes);

const fileKeyOf = ({ bytes }: EncryptionKey, id: string, salt: Buffer): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', bytes, salt, `upload ${id}`, 32));

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce.writeUInt8(Number(isLast), 11);
  return nonce;
}

/**
 * Cuts a stream into pieces of this length, after a first one of another length. The last one may be shorter; it is empty
 * only where there is no content.
 */
async function* inPieces(
  content: AsyncIterable<Buffer>,
  length: number,
  firstLength = length,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let held: Buffer = Buffer.alloc(0);
  let next = firstLength;
  for await (const chunk of content) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    // What is left may be the last piece.
    while (held.length > next) {
      yield { bytes: held.subarray(0, next), isLast: false };
      held = held.subarray(next);
      next = length;
    }
  }
  yield { bytes: held, isLast: true };
}
