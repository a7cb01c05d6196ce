import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { SettingsError } from '../envVariable';
import { fileFingerprint } from '../fileFingerprint';
import { ifMissing, isMissing } from '../missingFile';
import type { Settings } from '../settings';
import { StoreError } from '../store/dataFolderLock';
import { prepareDataFolder } from '../store/dataFolder';
import { openStore } from '../store/open';
import { importBook, type ImportResult } from './importBook';
import { reportStart } from './report';

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
  await requireReport(reportPath);
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
  isUnchanged: async () => true,
});

async function feedIn(file: string) {
  const hash = createHash('sha256');
  try {
    // Before the digest, which has to be of what is imported.
    const before = await fileFingerprint(file);
    const { size } = await stat(file);
    await pipeline(createReadStream(file), hash);
    const openAt = (start: number) => createReadStream(file, { start, highWaterMark: 1 << 20 });
    const isUnchanged = async () => (await fileFingerprint(file)) === before;
    return { id: hash.digest('hex'), size, openAt, isUnchanged };
  } catch (error) {
    if (isMissing(error)) throw new StoreError(`There is no ${file}.`);
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EISDIR') throw new StoreError(`${file} is a folder. Give the file of a feed.`);
    if (code === undefined) throw error;
    throw new StoreError(`${file} cannot be read (${code}).`);
  }
}

/** The report is written anew, and removed where nothing was refused: that must not happen to another file, or the feed. */
async function requireReport(path: string): Promise<void> {
  const text = await startOf(path).catch(ifMissing(''));
  if (text !== '' && !text.startsWith(reportStart))
    throw new StoreError(
      `${path} is there already and is no report of refused lines. Name another file with --report.`,
    );
}

async function startOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(reportStart.length));
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
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
