import type { FastifyBaseLogger } from 'fastify';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Settings } from '../settings';
import { SharedStore } from './sharedStore';

/** Counts a request of a caller; returns the seconds until the next is allowed if this one is not, else 0. */
export type CountRequest = (caller: string) => Promise<number>;

export interface RateLimiters {
  /** A limit per minute over all processes that share the store. */
  shared(name: string, most: number): CountRequest;
  /** A limit per minute in this process. */
  local(name: string, most: number): CountRequest;
  close(): Promise<void>;
}

type Limits = { keyPrefix: string; points: number; duration: number };
type Limiter = Pick<RateLimiterMemory, 'consume'>;

interface Counter {
  limiter(limits: Limits): Limiter;
  close(): Promise<unknown>;
}

/** What the store has not answered by then is given up; requests wait a shorter time. */
const giveUpMs = 10_000;
const statementMs = 3000;

/**
 * Rate limits in Redis or PostgreSQL, if one of them is set, else in memory. While the shared store cannot be reached
 * each process counts by itself.
 */
export async function openRateLimiters(
  settings: Pick<Settings, 'redisUrl' | 'databaseUrl'>,
  log: FastifyBaseLogger,
): Promise<RateLimiters> {
  const counter = await openCounter(settings, log);
  const probe = counter?.limiter(perMinute('probe', neverReached));
  const store =
    probe &&
    new SharedStore(
      () => secondsToWait(probe.consume('probe')),
      (err) => log.warn({ err }, 'limits by address are counted by this process alone'),
    );

  return {
    local: (name, most) => {
      const limiter = new RateLimiterMemory(perMinute(name, most));
      return (caller) => secondsToWait(limiter.consume(caller));
    },
    shared(name, most) {
      const memory = new RateLimiterMemory(perMinute(name, most));
      const limiter = counter?.limiter(perMinute(name, most));
      return async (caller) => {
        const inStore = limiter && (await store?.ask(() => secondsToWait(limiter.consume(caller))));
        return inStore ?? secondsToWait(memory.consume(caller));
      };
    },
    async close() {
      store?.close();
      await counter?.close();
    },
  };
}

/** Of the count of probes, which has to be asked of the store. */
const neverReached = 1_000_000;

const perMinute = (keyPrefix: string, points: number): Limits => ({
  keyPrefix,
  points,
  duration: 60,
});

async function secondsToWait(consumed: Promise<RateLimiterRes>): Promise<number> {
  try {
    await consumed;
    return 0;
  } catch (result) {
    if (result instanceof RateLimiterRes) return Math.max(1, Math.ceil(result.msBeforeNext / 1000));
    throw result;
  }
}

async function openCounter(
  { redisUrl, databaseUrl }: Pick<Settings, 'redisUrl' | 'databaseUrl'>,
  log: FastifyBaseLogger,
): Promise<Counter | undefined> {
  if (redisUrl) return openRedis(redisUrl, log);
  return databaseUrl ? openPostgres(databaseUrl) : undefined;
}

/** A caller that is above its limit is refused from memory until the minute is over. */
const refusedFromMemory = ({ points }: Limits) => ({ inMemoryBlockOnConsumed: points });

/**
 * Waits for the first connection, since the first requests would else be counted by each process alone. A Redis that
 * cannot be reached does not stop the start; the client goes on trying.
 */
async function openRedis(url: string, log: FastifyBaseLogger): Promise<Counter> {
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    connectTimeout: giveUpMs,
    commandTimeout: giveUpMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    lazyConnect: true,
  });
  // It connects again by itself; without a listener it would write to the console.
  client.on('error', () => {});
  await client
    .connect()
    .catch((err: unknown) => log.warn({ err }, 'Redis cannot be reached at the start'));
  return {
    limiter: (limits) =>
      new RateLimiterRedis({
        ...limits,
        ...refusedFromMemory(limits),
        keyPrefix: `portal:${limits.keyPrefix}`,
        storeClient: client,
      }),
    close: async () => client.disconnect(),
  };
}

/** Connections of its own: a request is counted even if all others are in use. */
async function openPostgres(connectionString: string): Promise<Counter> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: 2,
    // Kept open: the next request must not wait for a new one.
    idleTimeoutMillis: 0,
    keepAlive: true,
    connectionTimeoutMillis: giveUpMs,
    query_timeout: giveUpMs,
    statement_timeout: statementMs,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    limiter: (limits) =>
      new RateLimiterPostgres({
        ...limits,
        ...refusedFromMemory(limits),
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
      }),
    close: () => pool.end(),
  };
}
