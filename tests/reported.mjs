import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from './programs.mjs';

/**
 * Runs tests that write lines of JSON into a report, whose path they get in a setting, and hands over each line soon
 * after it is written: a run takes minutes. `args`: those of vitest.
 */
export async function runReported(args, setting, env, onLine) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-report-'));
  const report = join(folder, 'report.jsonl');
  let read = 0;
  const readNew = () => {
    const lines = existsSync(report) ? readFileSync(report, 'utf8').split('\n').slice(0, -1) : [];
    for (const text of lines.slice(read)) onLine(JSON.parse(text));
    read = lines.length;
  };
  const reading = setInterval(readNew, 500);
  try {
    const ended = await start('node_modules/.bin/vitest', ['run', ...args], {
      ...env,
      [setting]: report,
    });
    readNew();
    return ended;
  } finally {
    clearInterval(reading);
    rmSync(folder, { recursive: true, force: true });
  }
}
