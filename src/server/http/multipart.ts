import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { plainText } from '#engine';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Received, ReceivedFile } from '../received';
import type { Settings } from '../settings';
import { hasRoom } from '../store/diskRoom';
import { StorageError } from '../store/diskFiles';
import { discardFile, receiveFile } from '../uploads/incomingFiles';
import { checkInput } from './checkInput';
import { BadRequestError, TooLargeError } from './inputErrors';

const longestName = 200;
const dropMs = 2000;

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
    for await (const part of partsOf(request, settings)) {
      const name = part.fieldname;
      checkField(name, part.type === 'field' ? part.value : '');
      if (name in fields || name in files) throw new BadRequestError('repeated', name);
      if (part.type === 'field') {
        // Shortened, it would be another text.
        if (part.valueTruncated) throw new TooLargeError();
        fields[name] = part.value;
      } else files[name] = await store(part, settings);
    }
    return received;
  } catch (error) {
    await Promise.all(Object.values(files).map(discardFile));
    await dropRest(request);
    throw error;
  }
}

/**
 * Reads the rest of a body: most clients look for the reply only when they have sent everything, and what is left in a
 * connection blocks the requests after it. A slow client gets the reply earlier, and the connection ends with it.
 */
async function dropRest({ raw }: FastifyRequest): Promise<void> {
  raw.unpipe().resume();
  if (!raw.readableEnded && !raw.destroyed)
    await once(raw, 'end', { signal: AbortSignal.timeout(dropMs) }).catch(() => {});
}

/** The parts of a body. Whatever the parser refuses is a fault of the body: no boundary, a missing end. */
async function* partsOf(request: FastifyRequest, settings: Settings) {
  // The parser waits for the end of the request, and would wait for ever if that was before it began.
  if (request.raw.destroyed) throw new BadRequestError();
  try {
    yield* request.parts(limitsOf(settings));
  } catch (error) {
    throw asInputError(error);
  }
}

/** The parser's own errors have a status only where a limit was exceeded; those of the disk name a system call. */
function asInputError(error: unknown): unknown {
  const { statusCode, syscall } = error as { statusCode?: number; syscall?: string };
  return statusCode === undefined && syscall === undefined ? new BadRequestError() : error;
}

/** A form field may be JSON, which is parsed by the definition of the step: what it holds is checked here, too. */
function checkField(name: string, value: unknown): void {
  checkInput({ [name]: value });
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return;
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch {
    // Text that only begins like JSON.
    return;
  }
  checkInput({ [name]: parsed });
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

async function store(part: MultipartFile, settings: Settings): Promise<ReceivedFile> {
  // A part with a content type but no file name is neither a text nor a file that can be shown by name.
  if (!part.filename) throw new BadRequestError('wrongField', part.fieldname);
  const id = randomUUID();
  const { dataDir, databaseUrl } = settings;
  const content = databaseUrl ? part.file : besideDatabase(dataDir, part.file);
  const stored = await receiveFile(dataDir, id, content).catch((error) => {
    throw asInputError(error);
  });
  return {
    id,
    ...stored,
    name: shownName(part.filename),
    type: part.mimetype,
    scan: 'pending',
    isCut: part.file.truncated,
  };
}

/** A file must not take the room that the database in the process needs. */
async function* besideDatabase(dataDir: string, content: AsyncIterable<Buffer>) {
  for await (const chunk of content) {
    if (!(await hasRoom(dataDir, chunk.length)))
      throw new StorageError(`the disk of ${dataDir} is nearly full`);
    yield chunk;
  }
}

/**
 * The name that is safe to show: no folders, nothing unreadable, no characters that reverse the text direction. Browsers
 * write three signs, which would end the header, as `%22`, `%0D` and `%0A`, and no others (HTML, "multipart/form-data
 * encoding algorithm").
 */
function shownName(sent: string): string {
  const name = sent.replace(/%(22|0D|0A)/g, decodeURIComponent);
  const last = name.split(/[\\/]/).at(-1)!;
  return plainText(last.normalize('NFC').slice(-longestName)).replace(unshown, '');
}

/** A name has one line. Joiners are kept where the scripts of India need them. */
const unshown = /\p{Cc}|(?![\u200C\u200D])\p{Cf}/gu;
