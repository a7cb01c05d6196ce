import { run } from './run';
import { say } from './i18n';

try {
  process.exitCode = await run(process.argv.slice(2), {
    cwd: process.cwd(),
    // Built beside this file; the server's room knows its customers.
    world: () => import(/* @vite-ignore */ new URL('./world.js', import.meta.url).href),
    say: (text) => process.stdout.write(text),
    sayAside: (text) => process.stderr.write(text),
    isWatched: process.stderr.isTTY && !process.env.CI,
    now: () => performance.now(),
  });
} catch (error) {
  if (process.env.CATALOGUE_DEBUG) throw error;
  process.stderr.write(`catalogue: ${say('fault', { says: (error as Error).message })}\n`);
  process.exitCode = 2;
}
