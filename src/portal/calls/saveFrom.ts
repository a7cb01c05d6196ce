import { saveFile } from '#form';
import { call } from './call';
import type { Result } from './result';

/** Fetches the file at an address and has the browser save it; the caller tells what fails. */
export async function saveFrom(url: string, name: string): Promise<Result> {
  const manner = { wantsFile: true, isQuiet: true, isBackground: true };
  const result = await call(`GET ${url}`, undefined, manner);
  if (result.status) saveFile(result.data, name);
  return result;
}
