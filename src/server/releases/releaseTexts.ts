import type { Manifest } from '#api';
import type { Files } from '#authoring';
import { createHash } from 'node:crypto';
import { among } from '../store/among';
import type { Db } from '../store/open';
import { releaseFiles } from '../store/schema';
import { ReleaseError } from './releaseError';

/** The texts of the files of all releases, each stored once by its digest. */
export class ReleaseTexts {
  constructor(private readonly db: Db) {}

  /** The digests among these whose texts are not stored yet. */
  async missing(digests: string[]): Promise<string[]> {
    const rows = await this.db
      .select({ digest: releaseFiles.digest })
      .from(releaseFiles)
      .where(among(releaseFiles.digest, digests));
    const known = new Set(rows.map(({ digest }) => digest));
    return digests.filter((digest) => !known.has(digest));
  }

  async add(texts: string[]): Promise<void> {
    const rows = texts.map((text) => ({ digest: digestOf(text), text }));
    if (rows.length > 0) await this.db.insert(releaseFiles).values(rows).onConflictDoNothing();
  }

  /** Rejects with a {@link ReleaseError} if one of them is not stored. */
  async read(manifest: Manifest): Promise<Files> {
    const rows = await this.db
      .select()
      .from(releaseFiles)
      .where(among(releaseFiles.digest, Object.values(manifest)));
    const texts = new Map(rows.map(({ digest, text }) => [digest, text]));
    return Object.fromEntries(
      Object.entries(manifest).map(([path, digest]) => {
        const text = texts.get(digest);
        if (text === undefined) throw new ReleaseError(`${path}: its text is not stored.`);
        return [path, text];
      }),
    );
  }
}

/** SHA-256 in hex: the name of a text in manifests. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
