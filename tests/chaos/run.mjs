/**
 * Kills the server and its database again and again while six customers submit requests, and then counts what became of
 * the requests. `npm run chaos [-- --kills 200 --database-kills 50 --submits 10000]`: half of the kills of the server on
 * each database, the kills of PostgreSQL on that one. Red if an acknowledged request is lost, doubled, half or not
 * handed over to the back office, or a file is left without a request.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installMissing, root, run } from '../../src/server/setup.mjs';
import { startPostgres } from '../postgres.mjs';
import { ageStagedFiles, audit } from './audit.mjs';
import { Customers } from './customers.mjs';
import { PortalProcess } from './portalProcess.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    'database-kills': { type: 'string', default: '50' },
    submits: { type: 'string', default: '10000' },
  },
});
const [kills, databaseKills, submits] = ['kills', 'database-kills', 'submits'].map((name) => {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 0) return number;
  console.error(`--${name} needs a whole number.`);
  process.exit(2);
});

installMissing();
run('npm', ['run', '--silent', 'build']);
process.chdir(root);

const { postgres, missing } = startPostgres({ isDurable: true });
if (missing) console.log(`PostgreSQL is left out: ${missing}.`);
const rows = [];
let isBroken = false;
try {
  const databases = [
    { database: 'PGlite', kills: Math.ceil(kills / 2), databaseKills: 0 },
    postgres && { database: 'PostgreSQL', kills: Math.floor(kills / 2), databaseKills },
  ].filter(Boolean);
  for (const plan of databases)
    rows.push(await torment({ ...plan, share: Math.ceil(submits / databases.length) }));
} catch (error) {
  console.error(error);
  isBroken = true;
} finally {
  postgres?.stop();
}
console.table(Object.fromEntries(rows.map(({ database, ...row }) => [database, row])));
const bad = rows.filter(
  ({ lost, doubled, half, orphans, undelivered, refused }) =>
    lost + doubled + half + orphans + undelivered + refused > 0,
);
process.exit(isBroken || bad.length > 0 ? 1 : 0);

async function torment({ database, kills, databaseKills, share }) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-chaos-'));
  const databaseUrl = database === 'PostgreSQL' ? postgres.url : undefined;
  const portal = new PortalProcess(join(folder, 'data'), databaseUrl);
  try {
    await portal.start();
    const customers = new Customers(portal.address);
    await customers.signIn();
    const events = shuffled([
      ...Array(kills).fill(() => portal.killAndStart()),
      ...Array(databaseKills).fill(() => postgres.killAndStart()),
    ]);
    const every = Math.max(1, Math.floor(share / (events.length + 1)));
    const submitting = customers.submitUntil(share);
    const killing = (async () => {
      for (const [i, event] of events.entries()) {
        await customers.reached((i + 1) * every);
        await event();
        if ((i + 1) % 10 === 0)
          console.log(
            `${database}: ${i + 1} of ${events.length} kills, ${customers.count} requests`,
          );
      }
    })();
    await Promise.race([portal.died, Promise.all([submitting, killing])]);
    await portal.stop();
    // Files count as left over only after a time: it passes here.
    portal.ageFiles();
    await ageStagedFiles(join(folder, 'data'), databaseUrl);
    await portal.start();
    await portal.swept();
    await portal.delivered(customers.count);
    await portal.stop();
    const found = await audit(customers, join(folder, 'data'), databaseUrl);
    const ready = portal.readyAfter.sort((one, other) => one - other);
    return {
      database,
      kills,
      'kills of the database': databaseKills,
      acknowledged: customers.count,
      answers: customers.answers(),
      ...found,
      refused: customers.refused.length,
      'ready after, p50 ms': ready[Math.floor(ready.length / 2)],
      'p95 ms': ready[Math.floor(ready.length * 0.95)],
    };
  } finally {
    await portal.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function shuffled(events) {
  return events
    .map((event) => ({ event, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ event }) => event);
}
