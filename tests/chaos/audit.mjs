import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesOfRequest } from './customers.mjs';
import { filesBelow } from './portalProcess.mjs';

/** Of the folder itself. */
const marker = 'folder.id';

const query = `
  select t.ticket_number, t.answers, t.request_key,
    (select count(*)::int from submissions s where s.answer->>'ticketnumber' = t.ticket_number) as submissions
  from tickets t where t.request_key in ('policy-document', 'gst_refund') and t.answers::text like '%CHAOS%'`;

/** Compares what was acknowledged with what the stopped server has stored. Counts requests. */
export async function audit({ acknowledged }, dataDir, databaseUrl) {
  const { rows, uploads, delivered } = await read(dataDir, databaseUrl);
  const marks = new Map();
  for (const row of rows) {
    const mark = row.answers.comments ?? row.answers.gst_number;
    marks.set(mark, [...(marks.get(mark) ?? []), row]);
  }
  const files = new Map(filesBelow(join(dataDir, 'uploads')).map((path) => [basename(path), path]));
  const isWhole = ({ ticket_number, request_key, submissions }) => {
    const own = uploads.filter((upload) => upload.ticket_number === ticket_number);
    const expected = request_key === 'gst_refund' ? filesOfRequest : 0;
    return (
      submissions === 1 &&
      own.length === expected &&
      own.every(({ id, digest }) => files.has(id) && digestOf(files.get(id)) === digest)
    );
  };
  const known = new Set(uploads.map(({ id }) => id));
  return {
    lost: acknowledged.filter(
      ({ mark, ticketNumber }) =>
        !marks.get(mark)?.some(({ ticket_number }) => ticket_number === ticketNumber),
    ).length,
    doubled: [...marks.values()].filter(({ length }) => length > 1).length,
    half: rows.filter((row) => !isWhole(row)).length,
    undelivered: acknowledged.filter(({ ticketNumber }) => !delivered.has(ticketNumber)).length,
    orphans: [...files.keys()].filter((name) => !known.has(name) && name !== marker).length,
  };
}

/** Lets a day pass for files that wait for their ticket. The server must be stopped. */
export async function ageStagedFiles(dataDir, databaseUrl) {
  const client = await openDatabase(dataDir, databaseUrl);
  try {
    await client.query("update staged_uploads set at = at - interval '1 day'");
  } finally {
    await client.close();
  }
}

const openDatabase = (dataDir, databaseUrl) =>
  databaseUrl ? openPostgres(databaseUrl) : openPGlite(join(dataDir, 'db'));

async function read(dataDir, databaseUrl) {
  const client = await openDatabase(dataDir, databaseUrl);
  try {
    return {
      rows: (await client.query(query)).rows,
      delivered: new Set(
        (await client.query('select ticket_number from back_office_tickets')).rows.map(
          ({ ticket_number }) => ticket_number,
        ),
      ),
      uploads: (await client.query('select id::text, ticket_number, digest from uploads')).rows,
    };
  } finally {
    await client.close();
  }
}

async function openPostgres(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  return { query: (text) => client.query(text), close: () => client.end() };
}

async function openPGlite(folder) {
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create({ dataDir: folder });
}

const digestOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');
