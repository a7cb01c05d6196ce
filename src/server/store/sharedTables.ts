import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * The requests of an address in the minute until `expire`, in milliseconds since 1970. The columns are those that
 * rate-limiter-flexible expects. The table is not logged: counts need not survive a crash of the database.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/** Modules of definitions that a process gave out the address of. */
export const definitionModules = pgTable('definition_modules', {
  name: text().primaryKey(),
  text: text().notNull(),
  /** When a process last gave out the address, at most an hour too early. */
  givenOutAt: moment('given_out_at').notNull(),
  /** Of an earlier release of the portal, which may still run beside this one; the pass of a form says it now. */
  release: integer(),
});

/** Digests of what all processes of this database must share: secrets, and the folder of uploads. */
export const sharedValues = pgTable('shared_values', {
  name: text().primaryKey(),
  digest: text().notNull(),
});
