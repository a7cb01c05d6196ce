import { StoreError } from '../dataFolderLock';
import type { BackupSettings } from './archive';
import { backUp } from './backUp';
import { restore } from './restore';

const usage = 'Write: npm run backup -- FILE, or: npm run restore -- FILE [--replace]';

/** Runs `backup FILE` or `restore FILE [--replace]`, and says what was done. */
export async function runCommand(
  settings: BackupSettings,
  command: string,
  args: string[],
): Promise<void> {
  const [file, ...flags] = args;
  const replace = flags.includes('--replace');
  const isKnown = command === 'backup' ? flags.length === 0 : flags.length === Number(replace);
  if (!file || file.startsWith('-') || !isKnown || !['backup', 'restore'].includes(command))
    throw new StoreError(usage);
  if (command === 'backup') {
    const count = await backUp(settings, file);
    say(`The database and ${count} uploaded files are in ${file}.`);
    if (settings.bucket)
      say('The files were fetched from the bucket. In the backup they are not encrypted.');
    say('Keys are not in it: keep DATA_DIR/*.key or the settings elsewhere.');
  } else {
    const count = await restore(settings, file, { replace });
    const place = settings.bucket ? `; the files are in ${settings.bucket.url}` : '';
    say(`The database and ${count} uploaded files are restored${place}.`);
    say('Before the start put the keys into DATA_DIR or the settings.');
    if (settings.bucket)
      say('UPLOAD_KEY, or upload.key in DATA_DIR, has to stay as it is: it has sealed the files.');
  }
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
