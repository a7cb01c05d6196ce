/** Also where a part of the path is a file. */
export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** For `catch`: the value to use if a file or folder does not exist. */
export function ifMissing<T>(value: T) {
  return (error: unknown): T => {
    if (isMissing(error)) return value;
    throw error;
  };
}
