import type { Result } from '#api';
import { saveFile } from '#form';
import { callStep } from './call';
import type { SendOptions } from './send';

/** Fetches the file at an address and has the browser save it; the caller shows a failure. */
export async function saveFrom(
  url: string,
  name: string,
  { isBackground }: Pick<SendOptions, 'isBackground'> = {},
): Promise<Result> {
  const options = { wantsFile: true, isQuiet: true, isBackground };
  const result = await callStep(`GET ${url}`, undefined, options);
  if (result.status === 'ok') saveFile(result.data as Blob, name);
  return result;
}
