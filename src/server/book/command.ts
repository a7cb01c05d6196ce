import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { SettingsError } from '../envVariable';
import { isMissing } from '../missingFile';
import type { Settings } from '../settings';
import { StoreError } from '../store/dataFolderLock';
import { prepareDataFolder } from '../store/dataFolder';
import { openStore } from '../store/open';
import { importBook, type ImportResult } from './importBook';

const usage =
  'Write: npm run book -- import FILE [--report FILE], with - as FILE for standard input.';

/** The exit code when lines were refused; everything else was taken. */
const someRefused = 2;

/** Runs `import FILE`, says what was done, and returns the exit code. Throws if the import could not go on. */
export async function runBookCommand(
  settings: Settings,
  [command, file, ...options]: string[],
): Promise<number> {
  const [flag, reportFile] = options;
  const isReport = options.length === 2 && flag === '--report';
  if (command !== 'import' || !file || (options.length > 0 && !isReport))
    throw new StoreError(usage);
  if (settings.policyBookUrl)
    throw new SettingsError(
      'POLICY_BOOK_URL is set, so the portal reads no imported records. Import without it.',
    );
  const reportPath = reportFile ?? `${file === '-' ? 'standard-input' : file}.refused.ndjson`;
  const feed = file === '-' ? standardInput() : await feedIn(file);
  if (!settings.databaseUrl) await prepareDataFolder(settings.dataDir);
  const store = await openStore(settings);
  try {
    const result = await importBook(store.db, feed, { reportPath, onProgress: progress(feed) });
    print(result, reportPath);
    if (result.refused === 0) await rm(reportPath);
    return result.refused > 0 ? someRefused : 0;
  } finally {
    await store.close();
  }
}

const standardInput = () => ({
  id: `standard input ${randomUUID()}`,
  size: undefined,
  openAt: () => process.stdin,
});

async function feedIn(file: string) {
  const hash = createHash('sha256');
  try {
    const { size } = await stat(file);
    await pipeline(createReadStream(file), hash);
    const openAt = (start: number) => createReadStream(file, { start, highWaterMark: 1 << 20 });
    return { id: hash.digest('hex'), size, openAt };
  } catch (error) {
    if (isMissing(error)) throw new StoreError(`There is no ${file}.`);
    throw error;
  }
}

const secondsBetweenLines = 5;

function progress({ size }: { size?: number }) {
  let last = Date.now();
  return ({ lines, bytes, refused }: { lines: number; bytes: number; refused: number }) => {
    if (Date.now() - last < secondsBetweenLines * 1000) return;
    last = Date.now();
    const share = size ? ` (${Math.floor((100 * bytes) / size)} %)` : '';
    console.error(`${lines} lines${share}, ${refused} refused`);
  };
}

function print({ lines, refused, skipped, ...changes }: ImportResult, reportPath: string): void {
  const since = skipped > 0 ? `, the first ${skipped} of them by an earlier run` : '';
  const { added, changed, removed } = changes;
  say(`${lines} lines were read${since}.`);
  say(
    `Customers: ${added} added, ${changed} changed, ${removed} removed; the others are as before.`,
  );
  if (refused > 0)
    say(
      `${refused} lines were refused. Correct them as ${reportPath} says, and import them again.`,
    );
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
