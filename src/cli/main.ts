import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { run } from './run';
import { t } from './i18n';
import { ThreadRunner } from './mutation/threadRunner';

async function confirm(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(question);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}

// What reads our output may stop reading, for instance `head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  process.exitCode = await run(process.argv.slice(2), {
    cwd: process.cwd(),
    // Built as a file of its own next to this one: the demo book belongs to the server.
    fixtures: () => import(/* @vite-ignore */ new URL('./fixtures.js', import.meta.url).href),
    startRunners: () =>
      Array.from(
        { length: availableParallelism() },
        () => new ThreadRunner(new URL('./worker.js', import.meta.url)),
      ),
    print: (text) => process.stdout.write(text),
    printError: (text) => process.stderr.write(text),
    ...(process.stdin.isTTY && process.stdout.isTTY && !process.env.CI && { confirm }),
    isInteractive: process.stderr.isTTY && !process.env.CI,
    now: () => performance.now(),
  });
} catch (error) {
  if (process.env.CATALOGUE_DEBUG) throw error;
  process.stderr.write(`catalogue: ${t('internalError', { message: (error as Error).message })}\n`);
  process.exitCode = 2;
}
