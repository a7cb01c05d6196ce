import { StorageError } from '../store/diskFiles';

/** The bucket has no such object. */
export class MissingObjectError extends Error {
  readonly code = 'ENOENT';
}

export const tooSlow = () =>
  Object.assign(new Error('the bucket is too slow'), { name: 'TimeoutError' });

/** Not the answer of the bucket itself, which may repeat what was sent. */
export const storageError = (error: unknown) =>
  new StorageError(`the bucket did not answer: ${reasonOf(error)}`, { cause: error });

const reasonOf = (error: unknown): string => {
  const { name, code } = error as NodeJS.ErrnoException;
  return code ?? name;
};

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Whether a later try makes sense: the bucket was not reached, is busy or broken. */
export function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  if (status !== undefined) return status >= 500 || status === 429 || status === 408;
  const { name, code = '' } = error as NodeJS.ErrnoException;
  return /^E(?!RR_|PROTO|ACCES)[A-Z_]+$/.test(code) || /^(TimeoutError|AbortError)$/.test(name);
}

/** Why the bucket will not take or give files however long one waits; undefined if it may. */
export function refusalOf(error: unknown): string | undefined {
  if (isPassing(error) || error instanceof StorageError) return undefined;
  const { name, message } = error as Error;
  const status = statusOf(error);
  const words = [name, status === undefined ? '' : `status ${status}`, message.replace(/\.$/, '')];
  return words.filter((word) => !['', 'Error'].includes(word)).join(', ');
}
