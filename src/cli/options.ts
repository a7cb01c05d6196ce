import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CannotRun } from './cannotRun';
import { t } from './i18n';

/** What may stand after a command, apart from the names of request types. */
const known = {
  root: { type: 'string' },
  format: { type: 'string' },
  threshold: { type: 'string' },
  strict: { type: 'boolean' },
  from: { type: 'string' },
  title: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} satisfies ParseArgsConfig['options'];

export type Options = { [name in keyof typeof known]?: string | boolean } & {
  root?: string;
  format?: string;
  threshold?: string;
  strict?: boolean;
  from?: string;
  title?: string;
  help?: boolean;
};

/** Splits what was typed into the command, its names and its options. */
export function readOptions(args: string[]): { words: string[]; options: Options } {
  try {
    const { positionals, values } = parseArgs({ args, options: known, allowPositionals: true });
    return { words: positionals, options: values };
  } catch (error) {
    throw new CannotRun(t('option', { message: (error as Error).message }));
  }
}
