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

/** The same, but says in few words why there is no answer, and logs nothing. A signal of the request ends it early. */
export async function askService<T>(
  url: string,
  { signal, ...request }: RequestInit,
  { outsideSeconds }: TimeoutSetting,
  read: (response: Response) => Promise<T>,
  isAnswer = ({ ok }: Response) => ok,
): Promise<{ answer: T } | { problem: string }> {
  const inTime = AbortSignal.timeout(outsideSeconds * 1000);
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: signal ? AbortSignal.any([inTime, signal]) : inTime,
    });
    if (isAnswer(response)) return { answer: await read(response) };
    await response.body?.cancel();
    return { problem: `status ${response.status}` };
  } catch (error) {
    // Unreachable, too slow, or not JSON.
    return { problem: kindOf(error) };
  }
}

/** Not the message of the error, which may repeat what was sent or answered. */
function kindOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}
