import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isMissing } from './canonicalPath';

/**
 * A change of one file that can be undone: `stage` writes a temporary file beside it, `commit` moves that to the path,
 * `undo` restores the earlier file.
 */
export class StagedFile {
  readonly #path: string;
  readonly #temporary: string;
  /** The uppermost folder that was created for it. */
  #created: string | undefined;
  #isCommitted = false;

  /** `before`: the bytes on disk; `after`: the bytes to write; `null` for no file. */
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

  /** Flushed to disk: after a power cut, the old or the new file is complete. */
  async #writeTemporary(bytes: Uint8Array): Promise<void> {
    const former = await stat(this.#path).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    const file = await open(this.#temporary, 'wx');
    try {
      await file.writeFile(bytes);
      if (former) {
        // Keeps the owner, where the system permits that.
        await file.chown(former.uid, former.gid).catch(ignore);
        await file.chmod(former.mode & 0o7777);
      }
      await file.sync();
    } finally {
      await file.close();
    }
  }
}

/** Removes a folder if it is empty, and the folders above it that become empty, below `end`. */
export async function removeIfEmpty(folder: string, end: string): Promise<void> {
  for (let at = folder; at !== end && at.startsWith(end); at = dirname(at))
    try {
      await rmdir(at);
    } catch (error) {
      if (!isMissing(error)) return;
    }
}

const ignore = () => undefined;
