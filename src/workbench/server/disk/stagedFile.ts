import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isMissing } from './place';

/**
 * A change of one file in steps that can be taken back: `stage` writes a temporary file beside it, `commit` puts that in
 * its place, `undo` restores what was there.
 */
export class StagedFile {
  readonly #path: string;
  readonly #temporary: string;
  /** The uppermost folder that was created for it. */
  #created: string | undefined;
  #isCommitted = false;

  /** `before`: the bytes that are on disk, `after` those that shall be; `null` for no file. */
  constructor(
    root: string,
    readonly path: string,
    readonly before: Uint8Array | null,
    readonly after: Uint8Array | null,
  ) {
    this.#path = join(root, path);
    const name = `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`;
    this.#temporary = join(dirname(this.#path), name);
  }

  async stage(): Promise<void> {
    const folder = dirname(this.#path);
    if (this.before !== null) await access(this.#path, constants.W_OK);
    if (this.after === null)
      return this.before === null ? undefined : access(folder, constants.W_OK);
    this.#created = await mkdir(folder, { recursive: true });
    await this.#writeTemporary(this.after);
  }

  async commit(): Promise<void> {
    if (this.after !== null) await rename(this.#temporary, this.#path);
    else if (this.before !== null) await rm(this.#path);
    this.#isCommitted = true;
  }

  async undo(): Promise<void> {
    await rm(this.#temporary, { force: true }).catch(ignore);
    if (this.#isCommitted) {
      if (this.before === null) await rm(this.#path, { force: true });
      else {
        await mkdir(dirname(this.#path), { recursive: true });
        await this.#writeTemporary(this.before);
        await rename(this.#temporary, this.#path);
      }
    }
    if (this.#created) await removeIfEmpty(dirname(this.#path), dirname(this.#created));
  }

  /** On disk, not only in the system's memory: after a power cut it is the old file or the new one. */
  async #writeTemporary(bytes: Uint8Array): Promise<void> {
    const former = await stat(this.#path).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    const file = await open(this.#temporary, 'wx');
    try {
      await file.writeFile(bytes);
      if (former) {
        // Another owner's file stays theirs where the system lets us.
        await file.chown(former.uid, former.gid).catch(ignore);
        await file.chmod(former.mode & 0o7777);
      }
      await file.sync();
    } finally {
      await file.close();
    }
  }
}

/** Removes a folder and those above it that are empty then, up to `end`, which stays. */
export async function removeIfEmpty(folder: string, end: string): Promise<void> {
  for (let at = folder; at !== end && at.startsWith(end); at = dirname(at))
    try {
      await rmdir(at);
    } catch (error) {
      if (!isMissing(error)) return;
    }
}

const ignore = () => undefined;
