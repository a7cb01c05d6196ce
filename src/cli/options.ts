import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CommandError } from './commandError';
import { t } from './i18n';

const known = {
  root: { type: 'string' },
  format: { type: 'string' },
  threshold: { type: 'string' },
  strict: { type: 'boolean' },
  from: { type: 'string' },
  in: { type: 'string' },
  ui: { type: 'string' },
  title: { type: 'string' },
  language: { type: 'string' },
  import: { type: 'string' },
  output: { type: 'string' },
  changed: { type: 'string' },
  most: { type: 'string' },
  all: { type: 'boolean' },
  write: { type: 'boolean' },
  boundaries: { type: 'boolean' },
  note: { type: 'string' },
  release: { type: 'string' },
  server: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
} satisfies ParseArgsConfig['options'];

/** The options of all commands. */
export type Options = {
  [name in keyof typeof known]?: (typeof known)[name]['type'] extends 'string' ? string : boolean;
};

/** Splits the command line into its arguments, the command first, and its options. */
export function readOptions(args: string[]): { positionals: string[]; options: Options } {
  try {
    const { positionals, values } = parseArgs({ args, options: known, allowPositionals: true });
    return { positionals, options: values };
  } catch (error) {
    throw new CommandError(t('option', { message: (error as Error).message }));
  }
}
