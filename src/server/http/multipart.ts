import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Received, ReceivedFile } from '../received';
import type { Settings } from '../settings';
import { discardFile, incomingPath } from '../store/uploadFiles';
import { BadRequestError } from './inputErrors';

const longestName = 200;

/** Reads a multipart body. Files are written to disk as they arrive and are never in memory as a whole. */
export async function readMultipart(
  request: FastifyRequest,
  settings: Settings,
): Promise<Received> {
  const received: Received = {
    kind: 'multipart',
    fields: Object.create(null),
    files: Object.create(null),
  };
  const { fields, files } = received;
  try {
    for await (const part of request.parts(limitsOf(settings))) {
      const name = part.fieldname;
      if (name in fields || name in files) throw new BadRequestError();
      if (part.type === 'field') fields[name] = part.value;
      else files[name] = await store(part, settings.dataDir);
    }
    return received;
  } catch (error) {
    await discardFiles(received);
    throw error;
  }
}

export async function discardFiles({ files }: Received): Promise<void> {
  await Promise.all(Object.values(files).map(discardFile));
}

function limitsOf({ uploadBytes, uploadFiles, bodyBytes }: Settings) {
  return {
    // A file that is too large is reported at its field, and only the rest of the request tells which field that is.
    throwFileSizeLimit: false,
    limits: {
      fileSize: uploadBytes,
      files: uploadFiles,
      fields: 100,
      fieldNameSize: 100,
      fieldSize: bodyBytes,
    },
  };
}

async function store(part: MultipartFile, dataDir: string): Promise<ReceivedFile> {
  // A part with a content type but no file name is neither a text nor a file that can be shown by name.
  if (!part.filename) throw new BadRequestError();
  const id = randomUUID();
  const path = await incomingPath(dataDir, id);
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      size += chunk.length;
      hash.update(chunk);
      next(null, chunk);
    },
  });
  try {
    await pipeline(part.file, measure, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await discardFile({ path });
    throw error;
  }
  return {
    id,
    path,
    name: shownName(part.filename),
    type: part.mimetype,
    size,
    digest: hash.digest('hex'),
    isCut: part.file.truncated,
  };
}

/** The name that is safe to show: no folders, control characters or characters that reverse the text direction. */
function shownName(name: string): string {
  const last = name.split(/[\\/]/).at(-1)!;
  return last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(-longestName);
}
