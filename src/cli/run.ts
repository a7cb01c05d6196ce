import { didYouMean } from '#authoring';
import type { CliContext } from './cliContext';
import { CommandError } from './commandError';
import { commands } from './commands';
import { t } from './i18n';
import { type Options, readOptions } from './options';

/** Runs a command line. Returns the exit code: 0 clean, 1 problems found, 2 could not run. */
export async function run(args: string[], context: CliContext): Promise<number> {
  try {
    const { positionals, options } = readOptions(args);
    const [name, ...rest] = positionals;
    if (options.help || name === undefined) {
      context.print(usage());
      return options.help ? 0 : 2;
    }
    const command = commands.find((one) => one.name === name);
    if (!command) {
      const hint = didYouMean(
        name,
        commands.map((one) => one.name),
      );
      throw new CommandError(t('unknownCommand', { command: name, hint }));
    }
    for (const option of Object.keys(options) as (keyof Options)[])
      if (option !== 'root' && !command.options.includes(option))
        throw new CommandError(t('otherOption', { command: name, option }));
    return await command.run(rest, options, context);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    context.printError(`catalogue: ${error.message}\n`);
    return 2;
  }
}

function usage(): string {
  const calls = commands.map(({ name, takes }) => `${name} ${takes}`);
  const width = Math.max(...calls.map((call) => call.length));
  const lines = commands.map(({ summary }, i) => `  ${calls[i]!.padEnd(width)}  ${summary}`);
  return t('usage', { commands: lines.join('\n') });
}
