import { fileURLToPath } from 'node:url';
import { runBookCommand } from './book/command';
import { runTicketsCommand } from './delivery/command';
import { explain } from './explain';
import { checkFolders } from './folders';
import { t } from './i18n';
import { describeError } from './log';
import { serve } from './serve';
import { readSettings } from './readSettings';
import { exitOnSignals, stopOnSignals } from './stop';
import { runCommand } from './store/backup/command';
import { runUploadsCommand } from './uploads/command';
import { watchMainThread } from './watchMainThread';

// From dist/server/main.js to dist/portal.
const portalDir = fileURLToPath(new URL('../portal', import.meta.url));

// Nobody knows what state the process is in: it ends, and its supervisor starts it again.
process.on('uncaughtException', (error) => {
  console.error(t('start.crashed'), JSON.stringify(describeError(error)));
  process.exit(1);
});

const [command, ...args] = process.argv.slice(2);

try {
  if (command !== undefined) exitOnSignals();
  const settings = readSettings(process.env, { isServing: command === undefined });
  if (command === 'book') process.exit(await runBookCommand(settings, args));
  if (command === 'tickets') process.exit(await runTicketsCommand(settings, args));
  if (command === 'uploads') process.exit(await runUploadsCommand(settings, args));
  if (command !== undefined) {
    await runCommand(settings, command, args);
    process.exit(0);
  }
  await checkFolders(settings);
  if (!settings.databaseUrl) watchMainThread(t('start.unresponsive', settings));
  const server = serve(settings, { portalDir });
  stopOnSignals(server.close, settings.stopSeconds);
  await server.started;
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
