/**
 * Kills the server and its database again and again while six customers submit requests, and then counts what became of
 * the requests. `npm run chaos [-- --kills 200 --database-kills 50 --submits 10000 --processes 1,2]`: on PGlite, and on
 * PostgreSQL with as many processes as it says, each of which is killed in turn while the others go on. The kills of
 * servers are shared out, those of the database are for each PostgreSQL. Red if an acknowledged request is lost, doubled,
 * half or not handed over to the back office, or a file is left without a request.
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
    processes: { type: 'string', default: '1,2' },
  },
});
const numbersOfProcesses = values.processes.split(',').map(Number);
if (!numbersOfProcesses.every((number) => Number.isInteger(number) && number > 0)) {
  console.error('--processes needs whole numbers, with commas.');
  process.exit(2);
}
const [kills, databaseKills, submits] = ['kills', 'database-kills', 'submits'].map((name) => {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 0) return number;
  console.error(`--${name} needs a whole number.`);
  process.exit(2);
});

installMissing();
run('npm', ['run', '--silent', 'build']);
process.chdir(root);

const plans = [
  { on: 'PGlite', processes: 1, databaseKills: 0 },
  ...numbersOfProcesses.map((processes) => ({
    on: `PostgreSQL, ${processes}`,
    hasPostgres: true,
    processes,
    databaseKills,
  })),
].map((plan) => ({ ...plan, kills: Math.ceil(kills / (1 + numbersOfProcesses.length)) }));
const rows = [];
let isBroken = false;
try {
  for (const plan of plans) {
    const { postgres, missing } = plan.hasPostgres ? startPostgres({ isDurable: true }) : {};
    if (missing) {
      console.log(`${plan.on} is left out: ${missing}.`);
      continue;
    }
    try {
      rows.push(await torment({ ...plan, postgres, share: Math.ceil(submits / plans.length) }));
    } finally {
      postgres?.stop();
    }
  }
} catch (error) {
  console.error(error);
  isBroken = true;
}
console.table(Object.fromEntries(rows.map(({ on, ...row }) => [on, row])));
const bad = rows.filter(
  ({ lost, doubled, half, orphans, undelivered, refused }) =>
    lost + doubled + half + orphans + undelivered + refused > 0,
);
process.exit(isBroken || bad.length > 0 ? 1 : 0);

async function torment({ on, postgres, processes, kills, databaseKills, share }) {
  const databaseUrl = postgres?.url;
  const folder = mkdtempSync(join(tmpdir(), 'portal-chaos-'));
  const dataDir = join(folder, 'data');
  const portals = Array.from({ length: processes }, () => new PortalProcess(dataDir, databaseUrl));
  const [first] = portals;
  const all = (work) => Promise.all(portals.map(work));
  try {
    // One after the other: the first one makes the tables and the secrets.
    for (const portal of portals) await portal.start();
    const customers = new Customers(portals.map(({ address }) => address));
    await customers.signIn();
    const events = shuffled([
      ...Array.from({ length: kills }, (_, i) => () => portals[i % processes].killAndStart()),
      ...Array(databaseKills).fill(() => postgres.killAndStart()),
    ]);
    const every = Math.max(1, Math.floor(share / (events.length + 1)));
    let isLast = events.length === 0;
    // Where another process answers, requests do not wait for one that was killed.
    const submitting = customers.submitUntil(() => isLast && customers.count >= share);
    const killing = (async () => {
      for (const [i, event] of events.entries()) {
        await customers.reached((i + 1) * every);
        await event();
        isLast = i + 1 === events.length;
        if ((i + 1) % 10 === 0)
          console.log(`${on}: ${i + 1} of ${events.length} kills, ${customers.count} requests`);
      }
    })();
    await Promise.race([...portals.map(({ died }) => died), Promise.all([submitting, killing])]);
    await all((portal) => portal.stop());
    // Files count as left over only after a time: it passes here.
    first.ageFiles();
    await ageStagedFiles(dataDir, databaseUrl);
    await first.start();
    await first.swept();
    await first.delivered(customers.count);
    await first.stop();
    const found = await audit(customers, dataDir, databaseUrl);
    const ready = portals.flatMap(({ readyAfter }) => readyAfter).sort((one, other) => one - other);
    return {
      on,
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
    await all((portal) => portal.kill());
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function shuffled(events) {
  return events
    .map((event) => ({ event, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ event }) => event);
}
