import { run } from './run';
import { t } from './i18n';

try {
  process.exitCode = await run(process.argv.slice(2), {
    cwd: process.cwd(),
    // Built beside this file; the server's room knows its customers.
    fixtures: () => import(/* @vite-ignore */ new URL('./fixtures.js', import.meta.url).href),
    print: (text) => process.stdout.write(text),
    printError: (text) => process.stderr.write(text),
    isWatched: process.stderr.isTTY && !process.env.CI,
    now: () => performance.now(),
  });
} catch (error) {
  if (process.env.CATALOGUE_DEBUG) throw error;
  process.stderr.write(`catalogue: ${t('fault', { message: (error as Error).message })}\n`);
  process.exitCode = 2;
}
