import { closest } from '#authoring';
import { CannotRun } from './cannotRun';
import { commands } from './commands';
import { readOptions } from './options';
import type { CliOptions } from './cliOptions';
import { t } from './i18n';

/** Does what the command line asks for. Exit codes: 0 clean, 1 problems found, 2 could not run. */
export async function run(args: string[], around: CliOptions): Promise<number> {
  try {
    const { words, options } = readOptions(args);
    const [name, ...names] = words;
    if (options.help || name === undefined) {
      around.print(usage());
      return options.help ? 0 : 2;
    }
    const command = commands.find((one) => one.name === name);
    if (!command) throw new CannotRun(unknown(name));
    return await command.run(names, options, around);
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    around.printError(`catalogue: ${error.message}\n`);
    return 2;
  }
}

function unknown(command: string): string {
  const names = commands.map(({ name }) => name);
  const close = closest(command, names);
  const hint = close ? t('didYouMean', { close }) : t('thereAre', { names: names.join(', ') });
  return t('noSuchCommand', { command, hint });
}

function usage(): string {
  const calls = commands.map(({ name, takes }) => `${name} ${takes}`);
  const width = Math.max(...calls.map((call) => call.length));
  const lines = commands.map(({ explains }, i) => `  ${calls[i]!.padEnd(width)}  ${explains}`);
  return t('usage', { commands: lines.join('\n') });
}
