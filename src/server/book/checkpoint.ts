import { and, eq, ne } from 'drizzle-orm';
import { StoreError } from '../store/dataFolderLock';
import type { Db } from '../store/open';
import { bookImports } from '../store/schema';

/** How far an import has come. */
export type Checkpoint = typeof bookImports.$inferSelect;

/** Where the import of a feed begins: where an interrupted one ended. That of another feed is given up. */
export function beginImport(db: Db, feed: string): Promise<Checkpoint> {
  return db.transaction(async (tx) => {
    await tx.delete(bookImports).where(ne(bookImports.feed, feed));
    const first = { feed, bytes: 0, lines: 0, refused: 0, reportBytes: 0 };
    await tx.insert(bookImports).values(first).onConflictDoNothing();
    const [found] = await tx.select().from(bookImports).where(eq(bookImports.feed, feed));
    return found!;
  });
}

/** To be called in the transaction of a batch. Throws if another import has gone on from `last`, or has replaced it. */
export async function moveOn(tx: Db, last: Checkpoint, next: Checkpoint): Promise<void> {
  check(await tx.update(bookImports).set(next).where(isAt(last)).returning());
}

/** The next import of the same feed begins at its beginning. */
export async function finishImport(db: Db, last: Checkpoint): Promise<void> {
  check(await db.delete(bookImports).where(isAt(last)).returning());
}

const isAt = ({ feed, lines }: Checkpoint) =>
  and(eq(bookImports.feed, feed), eq(bookImports.lines, lines));

function check(rows: unknown[]): void {
  if (rows.length === 0)
    throw new StoreError(
      'Another import has begun meanwhile, so this one was given up. Run one import at a time.',
    );
}
