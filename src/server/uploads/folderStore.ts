import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { tryToWrite } from '../folders';
import { readOrCreate } from '../secrets';
import { onDisk, syncFolder } from '../store/diskFiles';
import type { FileStore, NewFile, StoredFile } from './fileStore';
import { uploadPath, uploadsFolder } from './incomingFiles';

/** The files of tickets in `DATA_DIR/uploads`, under their ids. */
export class FolderStore implements FileStore {
  constructor(private readonly dataDir: string) {}

  /** Moves the files, which costs no copy. */
  async put(files: NewFile[]): Promise<void> {
    await onDisk(
      (async () => {
        for (const { id, path } of files) await rename(path, this.#path(id));
        await syncFolder(this.#folder);
      })(),
    );
  }

  async get({ id }: StoredFile): Promise<Readable> {
    return (await open(this.#path(id))).createReadStream();
  }

  async remove(id: string): Promise<void> {
    await rm(this.#path(id), { force: true });
  }

  check(): Promise<void> {
    return tryToWrite(this.#folder);
  }

  async identity(): Promise<Uint8Array> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    return readOrCreate(join(this.#folder, 'folder.id'));
  }

  close(): void {}

  #path(id: string): string {
    return uploadPath(this.dataDir, id);
  }

  get #folder(): string {
    return uploadsFolder(this.dataDir);
  }
}
