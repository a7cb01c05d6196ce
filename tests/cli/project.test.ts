import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keysOf, projectFiles } from '../files';
import { runCatalogue, copyOfProject, replaceText } from './runCatalogue';

describe("the project's definitions", () => {
  it('have no errors, no warnings and full coverage', async () => {
    const { code, out } = await runCatalogue('.', ['check', '--strict', '--format', 'json']);
    const { diagnostics, requestTypes } = JSON.parse(out);
    expect(diagnostics).toEqual([]);
    expect(code).toBe(0);
    expect(requestTypes.map(({ key }: { key: string }) => key)).toEqual(keysOf(projectFiles));
    for (const { key, examples, coverage } of requestTypes) {
      expect([key, coverage.seen]).toEqual([key, coverage.total]);
      expect(examples.length).toBeGreaterThan(2);
    }
  });
});

describe('command line', () => {
  const start = resolve('src/cli/start.mjs');
  const run = (cwd: string, ...args: string[]) =>
    spawnSync(process.execPath, [start, ...args], { cwd, encoding: 'utf8' });

  it('builds the command when needed and checks the working directory', () => {
    const { status, stdout, stderr } = run(copyOfProject(['mother_name']), 'check', '--strict');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(
      /^mother_name +clean +(\d+) of \1 examples pass +(\d+) of \2 rules covered$/m,
    );
  });

  it('exits with 1 for errors and with 2 when it cannot run', () => {
    const root = copyOfProject(['pan_card']);
    replaceText(
      root,
      'schemas/pan_card/ui.json',
      '"ui:widget": "textarea"',
      '"ui:widget": "textaera"',
    );
    expect(run('/', 'lint', '--root', root)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(`${join(root, 'schemas/pan_card/ui.json').slice(1)}:`),
    });
    const { status, stdout, stderr } = run(root, 'lint', '--root', 'nowhere');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^catalogue: The folder schemas does not exist in /);
  });
});
