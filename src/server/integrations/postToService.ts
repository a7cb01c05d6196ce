import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings';

type TimeoutSetting = Pick<Settings, 'outsideSeconds'>;

/** Calls a service of the insurer; undefined if it is unreachable, too slow, or answers with an error. */
export async function postToService(
  url: string,
  message: object,
  timeout: TimeoutSetting,
  log: FastifyBaseLogger,
): Promise<{ [name: string]: unknown } | undefined> {
  return post(url, message, timeout, log, async (response) => {
    const text = await response.text();
    return text === '' ? {} : JSON.parse(text);
  });
}

/** The same for a file. */
export async function postForFile(
  url: string,
  message: object,
  timeout: TimeoutSetting,
  log: FastifyBaseLogger,
): Promise<Buffer | undefined> {
  return post(url, message, timeout, log, async (response) =>
    Buffer.from(await response.arrayBuffer()),
  );
}

function post<T>(
  url: string,
  message: object,
  timeout: TimeoutSetting,
  log: FastifyBaseLogger,
  read: (response: Response) => Promise<T>,
): Promise<T | undefined> {
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  };
  return callService(url, request, timeout, log, read);
}

/**
 * Makes a call to a service of the insurer and reads its answer; undefined if it is unreachable, too slow, or answers
 * with an error. `isAnswer` says which statuses are answers: by default 200 to 299.
 */
export async function callService<T>(
  url: string,
  request: RequestInit,
  timeout: TimeoutSetting,
  log: FastifyBaseLogger,
  read: (response: Response) => Promise<T>,
  isAnswer?: (response: Response) => boolean,
): Promise<T | undefined> {
  const asked = await askService(url, request, timeout, read, isAnswer);
  if ('answer' in asked) return asked.answer;
  log.warn({ host: new URL(url).host, kind: asked.problem }, 'a service did not answer');
  return undefined;
}

/**
 * The same, but says in few words why there is no answer, and logs nothing. A signal of the request ends it early. `read`
 * gets an answer that is there as a whole.
 */
export async function askService<T>(
  url: string,
  { signal, ...request }: RequestInit,
  { outsideSeconds }: TimeoutSetting,
  read: (response: Response) => Promise<T>,
  isAnswer = ({ ok }: Response) => ok,
): Promise<{ answer: T } | { problem: string }> {
  const exchange = new AbortController();
  let reader: Reader | undefined;
  const ask = async () => {
    const response = await fetch(url, { ...request, redirect: 'manual', signal: exchange.signal });
    reader = response.body?.getReader();
    if (!isAnswer(response)) return { problem: `status ${response.status}` };
    const body = reader && (await readWhole(reader));
    return { answer: await read(new Response(body, response)) };
  };
  const { stopped, release } = stopAfter(outsideSeconds * 1000, signal);
  try {
    return await Promise.race([ask(), stopped]);
  } catch (error) {
    // Unreachable, too slow, too large, or not JSON.
    return { problem: kindOf(error) };
  } finally {
    release();
    exchange.abort();
    reader?.cancel().catch(() => {});
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * A promise that rejects after a time, or with a signal. Not left to the signal of `fetch`: once the head of an answer is
 * there, it may be collected as garbage, and a body that drips would never end.
 */
function stopAfter(ms: number, signal: AbortSignal | null | undefined) {
  let reject!: (error: Error) => void;
  const stopped = new Promise<never>((_, refuse) => (reject = refuse));
  const timer = setTimeout(() => reject(errorOf('TimeoutError')), ms);
  const abort = () => reject(errorOf('AbortError'));
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const release = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  };
  return { stopped, release };
}

/** More than any answer has, receipts included: a service gone wrong must not fill the memory. */
const mostBytes = 16 * 1024 * 1024;

async function readWhole(reader: Reader): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    length += next.value.byteLength;
    if (length > mostBytes) throw errorOf('AnswerTooLarge');
  }
  return Buffer.concat(pieces);
}

const errorOf = (name: string): Error => Object.assign(new Error(name), { name });

/** Not the message of the error, which may repeat what was sent or answered. */
function kindOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}
