import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encryptionKeyOf } from '../../src/server/drafts/encryptionKey';
import { newSalt, sealedSize, sealFile, unsealFile } from '../../src/server/uploads/sealedFile';

const [key, otherKey] = [1, 2].map((digit) => encryptionKeyOf(Buffer.alloc(32, digit))) as [
  ReturnType<typeof encryptionKeyOf>,
  ReturnType<typeof encryptionKeyOf>,
];
const header = 4 + 8 + 32;
const piece = 64 * 1024 + 16;

/** In chunks that do not fit the pieces. */
async function* chunks(bytes: Buffer, length = 10_007) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function all(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const one of content) pieces.push(one);
  return Buffer.concat(pieces);
}

const seal = (content: Buffer, id = 'one', salt = newSalt()) =>
  all(sealFile(key, id, salt, chunks(content)));
const unseal = (sealed: Buffer, id = 'one', keys = [key]) =>
  all(unsealFile(keys, id, chunks(sealed)));

describe('a sealed file', () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 200_000])('of %i bytes opens as it was', async (size) => {
    const content = randomBytes(size);
    const sealed = await seal(content);
    expect(sealed).toHaveLength(sealedSize(size));
    expect(await unseal(sealed, 'one', [otherKey, key])).toEqual(content);
    if (size >= 16) expect(sealed.includes(content.subarray(0, 16))).toBe(false);
  });

  it('is the same for the same salt, and never for another', async () => {
    const content = randomBytes(1000);
    const salt = newSalt();
    expect(await seal(content, 'one', salt)).toEqual(await seal(content, 'one', salt));
    const [one, other] = [await seal(content), await seal(content)];
    expect(one.subarray(header, header + 16)).not.toEqual(other.subarray(header, header + 16));
  });

  it('does not open in the place of another one, nor with another key', async () => {
    const sealed = await seal(randomBytes(1000));
    await expect(unseal(sealed, 'two')).rejects.toThrow('belongs to another file');
    await expect(unseal(sealed, 'one', [otherKey])).rejects.toThrow(/its key .* is not among/);
  });

  it('does not open after a change of any part', async () => {
    const sealed = await seal(randomBytes(200_000));
    const last = sealed.length - 1;
    for (const at of [0, 4, 12, header - 1, header, header + piece, last - 16, last]) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      await expect(unseal(changed)).rejects.toThrow();
    }
  });

  it('does not open when it was cut anywhere, nor with more behind it', async () => {
    const sealed = await seal(randomBytes(65_536 * 3));
    const ends = [0, 10, header, header + 1, header + piece, header + 2 * piece, sealed.length - 1];
    for (const end of ends) await expect(unseal(sealed.subarray(0, end))).rejects.toThrow();
    await expect(unseal(Buffer.concat([sealed, Buffer.alloc(1)]))).rejects.toThrow();
    await expect(unseal(Buffer.concat([sealed, sealed.subarray(-piece)]))).rejects.toThrow();
  });

  it('does not open with pieces in another order, repeated or left out', async () => {
    const sealed = await seal(randomBytes(65_536 * 4));
    const begin = sealed.subarray(0, header);
    const [a, b, c, d] = [0, 1, 2, 3].map((number) =>
      sealed.subarray(header + number * piece, header + (number + 1) * piece),
    ) as [Buffer, Buffer, Buffer, Buffer];
    expect(await unseal(Buffer.concat([begin, a, b, c, d]))).toHaveLength(65_536 * 4);
    for (const pieces of [[b, a, c, d], [a, a, b, c, d], [a, c, d], [d], [a, b, d, c]])
      await expect(unseal(Buffer.concat([begin, ...pieces]))).rejects.toThrow();
  });
});
