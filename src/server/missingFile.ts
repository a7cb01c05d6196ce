export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** For `catch`: the value to use if a file or folder does not exist. */
export function ifMissing<T>(value: T) {
  return (error: unknown): T => {
    if (isMissing(error)) return value;
    throw error;
  };
}
