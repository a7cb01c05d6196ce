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

async function post<T>(
  url: string,
  message: object,
  { outsideSeconds }: TimeoutSetting,
  log: FastifyBaseLogger,
  read: (response: Response) => Promise<T>,
): Promise<T | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(outsideSeconds * 1000),
    });
    if (response.ok) return await read(response);
    await response.body?.cancel();
    report(`status ${response.status}`);
  } catch (error) {
    // Unreachable, too slow, or not JSON.
    report(kindOf(error));
  }
  return undefined;

  function report(kind: string): void {
    log.warn({ host: new URL(url).host, kind }, 'a service did not answer');
  }
}

/** Not the message of the error, which may repeat what was sent or answered. */
function kindOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}
