import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { t } from './i18n';

export interface Options {
  /** A real path. */
  root: string;
  /** Undefined: the first free port. */
  port: number | undefined;
  /** The URL of the portal that serves the releases. Undefined: that of this machine. */
  portal: string | undefined;
  isOpened: boolean;
}

/** An error in the options or the environment, whose message tells the user what to correct. */
export class StartError extends Error {}

/** Reads the arguments of `npm run workbench`. `from`: the folder that relative paths refer to. Throws {@link StartError}. */
export function readOptions(args: string[], defaultRoot: string, from: string): Options {
  const { root, port, server, 'no-open': isQuiet } = parse(args);
  return {
    root: readRoot(root === undefined ? defaultRoot : resolve(from, root)),
    port: port === undefined ? undefined : readPort(port),
    portal: readPortal(server ?? process.env.PORTAL_URL),
    isOpened: !isQuiet,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        root: { type: 'string' },
        port: { type: 'string' },
        server: { type: 'string' },
        'no-open': { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    const { message } = error as Error;
    throw new StartError(t('start.option', { message, usage: t('start.usage') }));
  }
}

function readPort(port: string): number {
  const number = Number(port);
  if (/^\d+$/.test(port) && number > 0 && number < 65536) return number;
  throw new StartError(t('start.port', { port }));
}

function readPortal(portal: string | undefined): string | undefined {
  if (!portal || (URL.canParse(portal) && /^https?:$/.test(new URL(portal).protocol)))
    return portal || undefined;
  throw new StartError(t('start.portal', { portal }));
}

function readRoot(root: string): string {
  if (!existsSync(root) || !statSync(root).isDirectory())
    throw new StartError(t('start.noRoot', { root }));
  if (!['catalogue.json', 'schemas'].some((name) => existsSync(join(root, name))))
    throw new StartError(t('start.noCatalogue', { root }));
  return realpathSync.native(root);
}
