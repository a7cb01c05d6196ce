import type { Manifest, Release, ReleaseProposal, ReleaseSummary } from '#api';
import type { Files } from '#authoring';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CliContext } from '../cliContext';
import { CommandError } from '../commandError';
import { t } from '../i18n';
import type { Options } from '../options';
import { isEncrypted, isOnThisMachine, portalAddress } from './portalAddress';

/** So many texts, or characters of texts, go into one call. */
const mostTexts = 1000;
const mostCharacters = 4_000_000;

/** SHA-256 in hex: how the server names a text. */
export const textDigest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The digests of files, by path. */
export const manifestOf = (files: Files): Manifest =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, textDigest(text)]));

/** The running portal that serves releases. Its calls throw a `CommandError` with its reason for a refusal. */
export class ReleaseServer {
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  list(): Promise<{ live: number | null; releases: ReleaseSummary[] }> {
    return this.#call('GET', '');
  }

  find(number: number): Promise<Release> {
    return this.#call('GET', `/${number}`);
  }

  act(number: number, act: 'approve' | 'withdraw' | 'rollback', note: string): Promise<Release> {
    return this.#call('POST', `/${number}/${act}`, { note });
  }

  /** The texts of files; those that are `known` are not fetched. */
  async texts(manifest: Manifest, known: string[]): Promise<Files> {
    const texts = new Map(known.map((text) => [textDigest(text), text]));
    const unknown = [...new Set(Object.values(manifest))].filter((digest) => !texts.has(digest));
    for (const digests of portions(unknown, () => 0)) {
      const read = await this.#call<Files>('POST', '/texts/read', { digests });
      for (const [digest, text] of Object.entries(read)) texts.set(digest, text);
    }
    return Object.fromEntries(
      Object.entries(manifest).map(([path, digest]) => [path, texts.get(digest)!]),
    );
  }

  /** Stores the texts that the server does not have yet, then proposes a release of all files. */
  async propose(files: Files, proposal: Omit<ReleaseProposal, 'files'>): Promise<Release> {
    const texts = new Map(Object.values(files).map((text) => [textDigest(text), text]));
    for (const digests of portions([...texts.keys()], () => 0)) {
      const missing = await this.#call<{ digests: string[] }>('POST', '/texts/missing', {
        digests,
      });
      const lacking = missing.digests.map((digest) => texts.get(digest)!);
      for (const portion of portions(lacking, ({ length }) => length))
        await this.#call('POST', '/texts', { texts: portion });
    }
    return this.#call('POST', '', { ...proposal, files: manifestOf(files) });
  }

  async #call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.url}/releases${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(({ cause, message }: Error) => {
      const reason = (cause as Error | undefined)?.message ?? message;
      throw new CommandError(t('releases.noServer', { url: this.url, reason }));
    });
    if (response.status === 204) return undefined as T;
    const isJson = response.headers.get('content-type')?.includes('json');
    const answer = isJson ? await response.json() : {};
    if (response.ok && isJson) return answer as T;
    throw new CommandError(this.#refusal(response.status, answer));
  }

  #refusal(status: number, { message, diagnostics = [] }: Refusal): string {
    if (status === 401) return t('releases.noToken', { url: this.url });
    if (status === 404 || message === undefined)
      return t('releases.notServed', { url: this.url, status });
    return [message, ...diagnostics].join('\n');
  }
}

interface Refusal {
  message?: string;
  diagnostics?: string[];
}

/**
 * The portal of `--server`, of PORTAL_URL, or the one of this machine. A token goes through no network unencrypted, and
 * the one of a data folder is for the portal of this machine alone.
 */
export function releaseServerOf({ server }: Options, { cwd }: CliContext): ReleaseServer {
  const { RELEASE_TOKEN, DATA_DIR } = process.env;
  const url = portalAddress(server, process.env);
  if (url === undefined)
    throw new CommandError(t('releases.address', { url: server ?? process.env.PORTAL_URL }));
  if (isOnThisMachine(url))
    return new ReleaseServer(url, RELEASE_TOKEN || tokenIn(resolve(cwd, DATA_DIR || './data')));
  if (!isEncrypted(url)) throw new CommandError(t('releases.unencrypted', { url }));
  if (!RELEASE_TOKEN) throw new CommandError(t('releases.otherMachine', { url }));
  return new ReleaseServer(url, RELEASE_TOKEN);
}

function tokenIn(folder: string): string {
  const file = join(folder, 'release.key');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new CommandError(t('releases.unknownToken', { file }));
  }
}

/** Parts of a list that are small enough for one call. */
function portions<T>(all: T[], sizeOf: (item: T) => number): T[][] {
  const parts: T[][] = [];
  let size = Infinity;
  for (const item of all) {
    size += sizeOf(item);
    if (size > mostCharacters || parts.at(-1)!.length === mostTexts) {
      parts.push([]);
      size = sizeOf(item);
    }
    parts.at(-1)!.push(item);
  }
  return parts;
}
