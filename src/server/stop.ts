import { constants } from 'node:os';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** How long closing the database may take after the last request. */
const closeMs = 2500;

/** `npm` and a terminal send the same signal to one process twice. */
const echoMs = 500;

/**
 * SIGTERM, SIGINT and SIGHUP end the process with code 0 once `close` is done, or 2.5 seconds after `stopSeconds`
 * whatever still runs. A second signal ends it at once.
 */
export function stopOnSignals(close: () => Promise<void>, stopSeconds: number): void {
  let since: number | undefined;
  const stop = () => {
    if (since !== undefined) {
      if (Date.now() - since > echoMs) process.exit(1);
      return;
    }
    since = Date.now();
    setTimeout(() => process.exit(0), stopSeconds * 1000 + closeMs);
    close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of signals) process.on(signal, stop);
}

/** The same signals end a command at once, as its shell expects; what it has to remove is removed as the process exits. */
export function exitOnSignals(): void {
  for (const signal of signals)
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
}
