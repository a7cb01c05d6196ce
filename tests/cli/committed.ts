import { execFileSync } from 'node:child_process';
import { copyOfProject } from './runCatalogue';

/** A copy of the project in a git repository with one commit. */
export function committed(prepare: (root: string) => void = () => {}, keys?: string[]): string {
  const root = copyOfProject(keys);
  prepare(root);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'as it was');
  return root;
}
