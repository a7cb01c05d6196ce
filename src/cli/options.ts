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

export interface Options {
  root?: string;
  format?: string;
  threshold?: string;
  strict?: boolean;
  from?: string;
  in?: string;
  title?: string;
  language?: string;
  import?: string;
  output?: string;
  changed?: string;
  most?: string;
  all?: boolean;
  write?: boolean;
  boundaries?: boolean;
  note?: string;
  release?: string;
  server?: string;
  yes?: boolean;
  help?: boolean;
}

/** Splits the command line into its arguments, the command first, and its options. */
export function readOptions(args: string[]): { positionals: string[]; options: Options } {
  try {
    const { positionals, values } = parseArgs({ args, options: known, allowPositionals: true });
    return { positionals, options: values };
  } catch (error) {
    throw new CommandError(t('option', { message: (error as Error).message }));
  }
}
