import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings';

/** Asks a system of the insurer; nothing when it cannot be reached in time or refuses. */
export async function postOutside(
  url: string,
  message: object,
  { outsideSeconds }: Pick<Settings, 'outsideSeconds'>,
  log: FastifyBaseLogger,
): Promise<{ [name: string]: unknown } | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(outsideSeconds * 1000),
    });
    const text = await response.text();
    if (response.ok) return text === '' ? {} : JSON.parse(text);
    report(`status ${response.status}`);
  } catch (error) {
    // Unreachable, too slow or not JSON: for the caller there is no answer in each case.
    report(kindOf(error));
  }
  return undefined;

  function report(kind: string): void {
    log.warn({ host: new URL(url).host, kind }, 'no answer from outside');
  }
}

/** No more than its kind: the message of an error may repeat what was sent or answered. */
function kindOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}
