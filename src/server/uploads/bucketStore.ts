import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import type { EncryptionKey } from '../drafts/encryptionKey';
import { type BucketAddress, SettingsError } from '../envVariable';
import { t } from '../i18n';
import { onDisk, StorageError } from '../store/diskFiles';
import { isPassing, MissingObjectError, refusalOf, storageError, tooSlow } from './bucketErrors';
import { type FileStore, type NewFile, type StoredFile, streamThrough } from './fileStore';
import { headerBytes, isSealedWith, newSalt, sealedSize, sealFile, unsealFile } from './sealedFile';
import { DamagedFileError, onlyWhole } from './wholeFile';

/** How many files of a request are sent at the same time. */
const lanes = 3;

/** A connection that was idle may break as the file is sent, and a bucket that is busy says so. */
const tries = 3;

export interface BucketOptions {
  address: BucketAddress;
  /** The first seals; all of them open. */
  keys: EncryptionKey[];
  /** For each call; for each piece of a file that is read. */
  outsideSeconds: number;
  /** Called if the bucket cannot be reached at first; without it that is an error. */
  onAway?(error: StorageError): void;
  /** Called with each call; returns what to call when it is over. */
  onCall?(call: string): (isAnswered: boolean) => void;
}

type Client = typeof import('@aws-sdk/client-s3');

/** The files of tickets in an S3-compatible bucket, sealed with a key that the bucket does not have. */
export class BucketStore implements FileStore {
  private constructor(
    private readonly options: BucketOptions,
    private readonly sdk: Client,
    private readonly client: S3Client,
  ) {}

  /**
   * Loads the client of AWS, which takes a second: only where there is a bucket. Throws a {@link SettingsError} if the
   * bucket does not let this server write, read and delete.
   */
  static async open(options: BucketOptions): Promise<BucketStore> {
    // Which Node runs is decided by this project, and not by the operator who would read the warning.
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
    const sdk = await import('@aws-sdk/client-s3');
    const { endpoint, region } = options.address;
    const client = new sdk.S3Client({
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...((region ?? endpoint) && { region: region ?? 'us-east-1' }),
      // Every file has the checksums of its own sealing; many other stores do not know those of the client.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Else it writes warnings to the console; what went wrong is in the errors.
      logger: { debug: nothing, info: nothing, warn: nothing, error: nothing },
      requestHandler: { connectionTimeout: Math.min(options.outsideSeconds, 5) * 1000 },
    });
    const store = new BucketStore(options, sdk, client);
    try {
      await store.#tryOut();
    } catch (error) {
      if (error instanceof StorageError && options.onAway) options.onAway(error);
      else {
        store.close();
        throw error;
      }
    }
    return store;
  }

  async #tryOut(): Promise<void> {
    try {
      await this.remove(probe);
      await this.#writeProbe();
      await this.check();
    } catch (error) {
      const words = refusalOf((error as Error).cause ?? error);
      if (words === undefined) throw error;
      const { url } = this.options.address;
      throw new SettingsError(t('start.bucketRefuses', { bucket: url, words }));
    }
  }

  async put(files: NewFile[]): Promise<void> {
    const waiting = [...files];
    const lane = async () => {
      for (let file = waiting.shift(); file; file = waiting.shift()) await this.#putFile(file);
    };
    const stopOthers = (error: unknown) => {
      waiting.length = 0;
      throw error;
    };
    const ended = await Promise.allSettled(
      Array.from({ length: lanes }, () => lane().catch(stopOthers)),
    );
    for (const end of ended) if (end.status === 'rejected') throw end.reason;
  }

  async get(file: StoredFile): Promise<Readable> {
    const { Body, ContentLength } = await this.#call('get', (signal) =>
      this.client.send(new this.sdk.GetObjectCommand(this.#at(file.id)), { abortSignal: signal }),
    );
    const body = Body as Readable;
    if (ContentLength !== undefined && ContentLength !== sealedSize(file.size)) {
      body.destroy();
      throw new DamagedFileError(`the object of the file ${file.id} has another size`);
    }
    return streamThrough(body, () => unsealFile(this.options.keys, file.id, this.#inTime(body)));
  }

  /** Whether a file is there, sealed with one of our keys. What was not sent to its end never is. */
  async has({ id, size }: StoredFile): Promise<boolean> {
    if ((await this.#sizeOf(id)) !== sealedSize(size)) return false;
    return isSealedWith(this.options.keys, await this.#headerOf(id));
  }

  async remove(id: string): Promise<void> {
    await this.#call('delete', (signal) =>
      this.client.send(new this.sdk.DeleteObjectCommand(this.#at(id)), { abortSignal: signal }),
    );
  }

  /** Looks at one small object, which needs no right beyond those for files. */
  async check(): Promise<void> {
    if ((await this.#sizeOf(probe)) === undefined) await this.#writeProbe();
  }

  /** Of the settings, so that a server can start while its bucket is away. */
  async identity(): Promise<Uint8Array> {
    const { bucket, prefix, endpoint = '' } = this.options.address;
    return Buffer.from(JSON.stringify([endpoint, bucket, prefix]));
  }

  close(): void {
    this.client.destroy();
  }

  async #writeProbe(): Promise<void> {
    const command = new this.sdk.PutObjectCommand({ ...this.#at(probe), Body: 'portal' });
    await this.#call('put', (signal) => this.client.send(command, { abortSignal: signal }));
  }

  async #sizeOf(name: string): Promise<number | undefined> {
    try {
      const { ContentLength } = await this.#call('head', (signal) =>
        this.client.send(new this.sdk.HeadObjectCommand(this.#at(name)), { abortSignal: signal }),
      );
      return ContentLength;
    } catch (error) {
      if (error instanceof MissingObjectError) return undefined;
      throw error;
    }
  }

  async #headerOf(id: string): Promise<Buffer> {
    const command = new this.sdk.GetObjectCommand({
      ...this.#at(id),
      Range: `bytes=0-${headerBytes - 1}`,
    });
    return this.#call('get', async (abortSignal) => {
      const { Body } = await this.client.send(command, { abortSignal });
      return Buffer.from(await Body!.transformToByteArray());
    });
  }

  /**
   * Seals a file twice, which gives the same bytes: the first time for their checksum, which has to be sent before them
   * where a store does not take it behind them.
   */
  async #putFile(file: NewFile): Promise<void> {
    const salt = newSalt();
    const hash = createHash('sha256');
    await onDisk(pipeline(this.#seal(file, salt), hash));
    const about = {
      ...this.#at(file.id),
      ContentLength: sealedSize(file.size),
      ContentType: 'application/octet-stream',
      ChecksumSHA256: hash.digest('base64'),
    };
    await this.#call('put', async (signal) => {
      for (let left = tries - 1; ; left--) {
        const Body = Readable.from(this.#seal(file, salt), { objectMode: false });
        try {
          const command = new this.sdk.PutObjectCommand({ ...about, Body });
          return await this.client.send(command, { abortSignal: signal });
        } catch (error) {
          if (left === 0 || signal.aborted || !isPassing(error)) throw error;
        } finally {
          Body.destroy();
        }
      }
    });
  }

  #seal(file: NewFile, salt: Buffer): AsyncIterable<Buffer> {
    return sealFile(this.options.keys[0]!, file.id, salt, onlyWhole(file, contentOf(file.path)));
  }

  #at(id: string) {
    const { bucket, prefix } = this.options.address;
    return { Bucket: bucket, Key: `${prefix}${id}` };
  }

  /** Makes a call within the time limit. Rejects with a {@link MissingObjectError} or a {@link StorageError}. */
  async #call<T>(name: string, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const onEnd = this.options.onCall?.(name);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(tooSlow()), this.options.outsideSeconds * 1000);
    try {
      // Not only the signal: credentials are fetched without it.
      const answer = await Promise.race([send(late.signal), rejectionOf(late.signal)]);
      onEnd?.(true);
      return answer;
    } catch (error) {
      const isMissing = ['NoSuchKey', 'NotFound'].includes((error as Error).name);
      onEnd?.(isMissing);
      if (isMissing) throw new MissingObjectError('there is no such object');
      throw storageError(error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Waits for each piece no longer than the time limit, however long its reader takes for the one before. */
  async *#inTime(body: Readable): AsyncGenerator<Buffer> {
    const pieces = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    for (;;) {
      const timer = setTimeout(() => body.destroy(tooSlow()), this.options.outsideSeconds * 1000);
      const { done, value } = await pieces
        .next()
        .catch((error) => {
          throw storageError(error);
        })
        .finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  }
}

const nothing = () => {};

/** Opens the file when it is read, and not if the bucket is away. */
async function* contentOf(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path);
}

/** An object that is written at the start and read to see whether the bucket answers. */
const probe = 'portal-probe';

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
