import type { Readable } from 'node:stream';
import type { FeedLine } from '#api';
import { StoreError } from '../store/dataFolderLock';
import type { Db } from '../store/open';
import { beginImport, type Checkpoint, finishImport, moveOn } from './checkpoint';
import { linesOf } from './lines';
import { keysOf, readLine } from './readLine';
import { type Refusal, Report } from './report';
import { type Changes, writeBatch } from './writeBatch';

/** A batch is one transaction. */
const linesPerBatch = 500;
const bytesPerBatch = 8_000_000;

interface Feed {
  /** The same for the same content, so that an interrupted import can go on. */
  id: string;
  /** In bytes; undefined if it is not known. */
  size?: number;
  openAt(bytes: number): Readable;
  /** Whether what was read is still what `id` names. */
  isUnchanged(): Promise<boolean>;
}

/** What an import did, all its runs together for `lines` and `refused`. */
export interface ImportResult extends Changes {
  lines: number;
  refused: number;
  /** How many lines an interrupted run had dealt with. */
  skipped: number;
}

/** What is collected for the next transaction. */
class Batch {
  records: FeedLine[] = [];
  refusals: Refusal[] = [];
  keys = new Set<string>();
  bytes = 0;
  lines = 0;

  get isFull(): boolean {
    return this.lines >= linesPerBatch || this.bytes >= bytesPerBatch;
  }
}

/**
 * Brings a feed into the tables, line by line, as docs/operations.md describes. A refused line goes to the report and
 * stops nothing; an error of the database or of the file stops the import, which goes on from there when it runs again.
 */
export async function importBook(
  db: Db,
  feed: Feed,
  { reportPath, onProgress }: { reportPath: string; onProgress: (at: Checkpoint) => void },
): Promise<ImportResult> {
  let at = await beginImport(db, feed.id);
  const skipped = at.lines;
  const total: Changes = { added: 0, changed: 0, removed: 0 };
  const report = await Report.open(reportPath, at.reportBytes);
  try {
    let batch = new Batch();
    let reached = { bytes: at.bytes, lines: at.lines };
    const commit = async () => {
      if (batch.lines === 0) return;
      const { records, refusals } = batch;
      const reportBytes = await report.add(refusals);
      const refused = at.refused + refusals.length;
      const next: Checkpoint = { ...at, ...reached, refused, reportBytes };
      const changes = await db.transaction(async (tx) => {
        await moveOn(tx, at, next);
        return writeBatch(tx, records);
      });
      for (const name of ['added', 'changed', 'removed'] as const) total[name] += changes[name];
      at = next;
      batch = new Batch();
      onProgress(at);
    };
    for await (const line of linesOf(feed.openAt(at.bytes), at)) {
      const read = readLine(line);
      // The later one of two lines about the same counts, as if they were in two feeds.
      const keys = read && !('problems' in read) ? keysOf(read) : [];
      if (keys.some((key) => batch.keys.has(key))) await commit();
      if (read && 'problems' in read)
        batch.refusals.push({ line: line.number, problems: read.problems });
      else if (read) batch.records.push(read);
      for (const key of keys) batch.keys.add(key);
      batch.bytes += line.bytes?.length ?? 0;
      batch.lines++;
      reached = { bytes: line.end, lines: line.number };
      if (batch.isFull) await commit();
    }
    await commit();
    if (!(await feed.isUnchanged()))
      throw new StoreError('The feed changed while it was read. Import it again.');
    await finishImport(db, at);
    return { ...total, lines: at.lines, refused: at.refused, skipped };
  } finally {
    await report.close();
  }
}
