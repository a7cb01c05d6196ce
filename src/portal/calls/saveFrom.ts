import type { Result } from '#api';
import { saveFile } from '#form';
import { callStep } from './call';

/** Fetches the file at an address and has the browser save it; the caller shows a failure. */
export async function saveFrom(url: string, name: string): Promise<Result> {
  const options = { wantsFile: true, isQuiet: true, isBackground: true };
  const result = await callStep(`GET ${url}`, undefined, options);
  if (result.status === 'ok') saveFile(result.data as Blob, name);
  return result;
}
