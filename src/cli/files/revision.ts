import type { Files } from '#authoring';
import { spawnSync } from 'node:child_process';
import { CommandError } from '../commandError';
import { t } from '../i18n';

/** The catalogue, its overlays and the JSON files below `schemas/` at a git revision, by their path from `root`. */
export function filesAt(root: string, revision: string): Files {
  const commit = git(root, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  ]);
  if (commit === undefined) throw new CommandError(t('diff.noRevision', { revision, root }));
  const list = git(root, ['ls-tree', '-r', '-z', commit.trim()]) ?? '';
  const entries = list
    .split('\0')
    .filter((line) => /\t(schemas\/.+|catalogue(\.[^/]+)?)\.json$/.test(line))
    .map((line) => {
      const [modeTypeId, path] = line.split('\t') as [string, string];
      return { id: modeTypeId.split(' ')[2]!, path };
    });
  const texts = blobs(
    root,
    entries.map(({ id }) => id),
  );
  return Object.fromEntries(entries.map(({ path }, i) => [path, texts[i]!]));
}

/** The texts of git objects, with one process for all of them. */
function blobs(root: string, ids: string[]): string[] {
  const all = spawnSync('git', ['cat-file', '--batch'], {
    cwd: root,
    input: ids.join('\n'),
    maxBuffer: 1_000_000_000,
  }).stdout;
  const texts: string[] = [];
  let at = 0;
  for (const _ of ids) {
    const head = all.indexOf('\n', at);
    const size = Number(all.toString('utf8', at, head).split(' ')[2]);
    texts.push(all.toString('utf8', head + 1, head + 1 + size));
    at = head + 1 + size + 1;
  }
  return texts;
}

function git(root: string, args: string[]): string | undefined {
  const { status, stdout, error } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1_000_000_000,
  });
  if (error) throw new CommandError(t('diff.noGit', { message: error.message }));
  return status === 0 ? stdout : undefined;
}
