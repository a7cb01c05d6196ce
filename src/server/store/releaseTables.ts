import type { Manifest, ReleaseEvent } from '#api';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Published versions of all definitions together. A row never changes: what became of a release is in its events. */
export const releases = pgTable('releases', {
  number: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The release that was live when this one was proposed: what is approved is the difference to its files. */
  base: integer(),
  /** Digests of the files by their path, `catalogue.json` and `schemas/…`; the texts are in {@link releaseFiles}. */
  files: jsonb().$type<Manifest>().notNull(),
  /** Not used: earlier versions of the portal, which may still run beside this one, write and read it. */
  difference: jsonb().$type<unknown[]>().notNull().default([]),
  /** What was read out of the files, for servers of the same compiler. */
  content: jsonb().$type<unknown>().notNull(),
  compiler: text().notNull(),
});

/** The texts of the files of all releases, each once. */
export const releaseFiles = pgTable('release_files', {
  digest: text().primaryKey(),
  text: text().notNull(),
});

/** What became of releases, by whom, when and why. The newest `live` names the release that is served. */
export const releaseEvents = pgTable(
  'release_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    release: integer()
      .notNull()
      .references(() => releases.number),
    kind: text().$type<ReleaseEvent['kind']>().notNull(),
    by: text().notNull(),
    at: moment('at').notNull(),
    note: text().notNull(),
  },
  (table) => [index().on(table.kind, table.id)],
);
