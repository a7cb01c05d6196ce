import { SettingsError } from '../envVariable';
import type { Settings } from '../settings';
import { prepareDataFolder } from '../store/dataFolder';
import { StoreError } from '../store/dataFolderLock';
import {
  type Delivery,
  parkDelivery,
  parkedDeliveries,
  queueRaisedSince,
  sendParked,
  waitingDeliveries,
} from '../store/deliveries';
import { type Db, openStore } from '../store/open';

const usage = ['waiting', 'park NUMBER', 'parked', 'send [NUMBER …]', 'send-since YYYY-MM-DD']
  .map((one) => `npm run tickets -- ${one}`)
  .join(', or: ');

/** The exit code when a named ticket does not wait, or is not parked. */
const someUnknown = 2;

/** What is done with the arguments; resolves with the exit code. Undefined if they cannot be read. */
function workOf([command, ...args]: string[]): ((db: Db) => Promise<number>) | undefined {
  if (command === 'waiting' && args.length === 0) return listWaiting;
  if (command === 'park' && args.length === 1) return (db) => park(db, args[0]!);
  if (command === 'parked' && args.length === 0) return listParked;
  if (command === 'send') return (db) => sendAgain(db, args);
  const since = command === 'send-since' && args.length === 1 ? dayOf(args[0]!) : undefined;
  return since && ((db) => sendSince(db, since));
}

/** Runs `waiting`, `park NUMBER`, `parked`, `send [NUMBER …]` or `send-since DAY`; the servers then send what was queued. */
export async function runTicketsCommand(settings: Settings, args: string[]): Promise<number> {
  const work = workOf(args);
  if (!work) throw new StoreError(`Write: ${usage}`);
  if (!settings.ticketsUrl && !settings.demoBook)
    throw new SettingsError(
      'TICKETS_URL is not set, so no ticket is sent. Set it as for the server.',
    );
  if (!settings.databaseUrl) await prepareDataFolder(settings.dataDir);
  const store = await openStore(settings);
  try {
    return await work(store.db);
  } finally {
    await store.close();
  }
}

async function listWaiting(db: Db): Promise<number> {
  let count = 0;
  for (const one of await waitingDeliveries(db)) {
    const { policyNumber, attempts, nextAttemptAt, holdsUp } = one;
    const problem = one.problem ?? 'no failure yet';
    say(
      `${nameOf(one)}  policy ${policyNumber}  holds up ${holdsUp}  ${attempts} attempts, next ${nextAttemptAt.toISOString()}  ${problem}`,
    );
    count += 1 + holdsUp;
  }
  say(`${count} tickets wait.`);
  return 0;
}

const nameOf = ({ ticketNumber, kind }: Delivery): string =>
  kind === 'ticket' ? ticketNumber : `${ticketNumber} (${kind})`;

async function park(db: Db, ticketNumber: string): Promise<number> {
  const isDone = await parkDelivery(db, new Date(), ticketNumber);
  say(`${ticketNumber} ${isDone ? 'is parked' : 'does not wait'}.`);
  return isDone ? 0 : someUnknown;
}

async function listParked(db: Db): Promise<number> {
  const parked = await parkedDeliveries(db);
  for (const one of parked)
    say(
      `${nameOf(one)}  policy ${one.policyNumber}  ${one.parkedAt!.toISOString()}  ${one.problem}`,
    );
  say(`${parked.length} tickets are parked.`);
  return 0;
}

async function sendAgain(db: Db, ticketNumbers: string[]): Promise<number> {
  const queued = await sendParked(db, new Date(), ticketNumbers);
  say(`${queued.length} tickets will be sent again.`);
  const others = ticketNumbers.filter((number) => !queued.includes(number));
  if (others.length === 0) return 0;
  say(`Not parked: ${others.join(', ')}.`);
  return someUnknown;
}

async function sendSince(db: Db, since: Date): Promise<number> {
  say(`${await queueRaisedSince(db, since, new Date())} tickets were queued.`);
  return 0;
}

/** The first moment of a day, in UTC. */
function dayOf(text: string): Date | undefined {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) ? day : undefined;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
