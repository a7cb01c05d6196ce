import type { Manifest } from '#api';
import type { Files } from '#authoring';
import { CommandError } from '../commandError';
import { t } from '../i18n';
import { releaseNumber } from './releaseNumber';
import type { ReleaseServer } from './releaseServer';

/**
 * The wanted files of a release, which is named by its number, or by `live`. Texts that are `known` are not fetched.
 * Throws a `CommandError` where there is none.
 */
export async function filesOfRelease(
  name: string,
  server: ReleaseServer,
  known: string[],
  isWanted: (path: string) => boolean = () => true,
): Promise<{ number: number; files: Files }> {
  const { number, manifest } = await manifestOfRelease(name, server, isWanted);
  return { number, files: await server.texts(manifest, known) };
}

/** The digests of the wanted files of a release, by path. */
export async function manifestOfRelease(
  name: string,
  server: ReleaseServer,
  isWanted: (path: string) => boolean = () => true,
): Promise<{ number: number; manifest: Manifest }> {
  const number = name === 'live' ? (await server.list()).live : releaseNumber(name);
  if (number === null) throw new CommandError(t('releases.none').trimEnd());
  const wanted = Object.entries((await server.find(number)).files).filter(([path]) =>
    isWanted(path),
  );
  return { number, manifest: Object.fromEntries(wanted) };
}
