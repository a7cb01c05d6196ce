/** Whether a response's body says that a call succeeded: a status "success" in any case, or true (doc 1 §7). */
export function isSuccess(body: unknown): boolean {
  const status = (body as { status?: unknown } | null | undefined)?.status;
  return status === true || (typeof status === 'string' && status.toLowerCase() === 'success');
}
