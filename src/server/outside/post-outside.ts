import type { Settings } from '../settings';

/** Asks a system of the insurer; nothing when it cannot be reached in time or refuses. */
export async function postOutside(
  url: string,
  message: object,
  { outsideSeconds }: Pick<Settings, 'outsideSeconds'>,
): Promise<{ [name: string]: unknown } | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(outsideSeconds * 1000),
    });
    if (!response.ok) return undefined;
    const text = await response.text();
    return text === '' ? {} : JSON.parse(text);
  } catch {
    // Unreachable, too slow or not JSON: for the caller there is no answer in each case.
    return undefined;
  }
}
