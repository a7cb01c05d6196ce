/** Waits this many seconds at most; the work itself goes on. */
export async function withTimeout<T>(seconds: number, work: Promise<T>): Promise<T | 'timeout'> {
  let timer;
  const timeout = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), seconds * 1000);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
