import type { Files } from '#authoring';
import { spawnSync } from 'node:child_process';
import { CommandError } from '../commandError';
import { t } from '../i18n';

/**
 * The catalogue, its overlays and the JSON files below `schemas/` at a git revision, by their path from `root`; of them
 * the wanted ones.
 */
export function filesAt(
  root: string,
  revision: string,
  isWanted: (path: string) => boolean = () => true,
): Files {
  const commit = commitOf(root, revision);
  const list = git(root, ['ls-tree', '-r', '-z', commit]).stdout;
  const entries = list
    .split('\0')
    .filter((line) => /\t(schemas\/.+|catalogue(\.[^/]+)?)\.json$/.test(line))
    .map((line) => {
      const [modeTypeId, path] = line.split('\t') as [string, string];
      return { id: modeTypeId.split(' ')[2]!, path };
    })
    .filter(({ path }) => isWanted(path));
  const texts = blobs(
    root,
    entries.map(({ id }) => id),
  );
  return Object.fromEntries(entries.map(({ path }, i) => [path, texts[i]!]));
}

/** The ID of the commit that a revision names. */
function commitOf(root: string, revision: string): string {
  const verify = ['rev-parse', '--verify', '--quiet', '--end-of-options'];
  const named = git(root, [...verify, `${revision}^{commit}`]);
  if (named.status === 0) return named.stdout.trim();
  const repository = git(root, ['rev-parse', '--git-dir']);
  if (repository.status !== 0) {
    const [reason] = repository.stderr.trim().split('\n');
    throw new CommandError(t('diff.noRepository', { root, reason }));
  }
  const hasCommit = git(root, [...verify, 'HEAD^{commit}']).status === 0;
  throw new CommandError(t(hasCommit ? 'diff.noRevision' : 'diff.noCommit', { revision, root }));
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

function git(root: string, args: string[]) {
  const ended = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1_000_000_000 });
  if (ended.error) throw new CommandError(t('diff.noGit', { message: ended.error.message }));
  return ended;
}
