import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { freeBytes, tryToWrite } from '../folders';
import type { Settings } from '../settings';
import { reserveBytes } from '../store/diskRoom';
import type { Db } from '../store/open';
import journal from '../store/migrations/meta/_journal.json';

/** What the checks look at. The database is undefined until it was opened. */
export interface CheckedParts {
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'uploadBytes' | 'uploadFiles'>;
  db(): Db | undefined;
  /** Undefined until the database was opened. */
  uploads?: { check(): Promise<void> };
  /** The number of request types in use. */
  definitions(): number;
  /** Whether the catalogue offers any of them; one that could not be read when the server started has none. */
  isOffering?(): boolean;
  /** The requests in flight are still answered, but no customer should be sent here any more. */
  isStopping?(): boolean;
}

/** `ok`, or what is wrong in a few words that anybody may read. */
type Finding = string;
type Check = () => Promise<{ [name: string]: Finding }>;

/** Shorter than the second that balancers usually wait. */
const patienceMs = 800;

/**
 * Serves `/livez`: this process answers; and `/readyz`: it can serve customers, with a line for each check, and status
 * 503 if one fails or the server is stopping. Both answer quickly whatever hangs.
 */
export function serveHealth(app: FastifyInstance, parts: CheckedParts): void {
  const checks = [
    bounded(['database', 'migrations'], () => checkDatabase(parts.db())),
    bounded(['disk'], () => checkDisk(parts.settings)),
    ...(parts.uploads ? [bounded(['uploads'], () => checkUploads(parts.uploads!))] : []),
    bounded(['definitions'], async () => ({ definitions: definitionsOf(parts) })),
  ];
  // A balancer asks from one address, perhaps that of the customers behind it.
  const options = { config: { limit: 'none' } } as const;
  app.get('/livez', options, (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', options, async (_request, reply) => {
    const findings = Object.assign({}, ...(await Promise.all(checks.map((check) => check()))));
    const isStopping = parts.isStopping?.() ?? false;
    const isReady = !isStopping && Object.values(findings).every((finding) => finding === 'ok');
    return reply
      .code(isReady ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({
        status: isStopping ? 'stopping' : isReady ? 'ready' : 'not ready',
        checks: findings,
      });
  });
}

function definitionsOf({ definitions, isOffering = () => true }: CheckedParts): Finding {
  if (definitions() === 0) return 'none loaded';
  return isOffering() ? 'ok' : 'none offered by catalogue.json';
}

/** Waits for a check at most {@link patienceMs}. One at a time: what hangs must not pile up. */
function bounded(names: string[], check: Check): Check {
  let running: ReturnType<Check> | undefined;
  return async () => {
    running ??= check().finally(() => (running = undefined));
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, patienceMs, undefined);
    });
    try {
      const findings = await Promise.race([running, tooLate]);
      return findings ?? Object.fromEntries(names.map((name) => [name, 'no answer']));
    } catch {
      return Object.fromEntries(names.map((name) => [name, 'failed']));
    } finally {
      clearTimeout(timer);
    }
  };
}

const newest = journal.entries.at(-1)!.when;

async function checkDatabase(db: Db | undefined): ReturnType<Check> {
  if (!db) return { database: 'not connected yet', migrations: 'unknown' };
  const query = sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`;
  const result = (await db.execute(query)) as unknown as { rows: { newest: string | null }[] };
  // A newer server may have applied more of them: during an update both are in service.
  const isApplied = Number(result.rows[0]?.newest ?? 0) >= newest;
  return { database: 'ok', migrations: isApplied ? 'ok' : 'missing' };
}

/** There has to be room for the largest request, and for the reserve of the database in the process. */
async function checkDisk({
  dataDir,
  databaseUrl,
  uploadBytes,
  uploadFiles,
}: CheckedParts['settings']): ReturnType<Check> {
  await tryToWrite(dataDir);
  const free = await freeBytes(dataDir);
  if (!databaseUrl && free < reserveBytes) return { disk: 'full, nothing is written' };
  return { disk: free >= uploadBytes * uploadFiles ? 'ok' : 'nearly full' };
}

async function checkUploads(uploads: NonNullable<CheckedParts['uploads']>): ReturnType<Check> {
  await uploads.check();
  return { uploads: 'ok' };
}
