import type { Output } from '#api';
import { ask } from '../calls';
import type { FormController } from '../formController';

/** What became of a request whose response did not arrive. */
export type Found = { kind: 'raised'; answer: unknown } | { kind: 'notReceived' | 'unknown' };

/** Milliseconds before each time that the server is asked; the last one repeats while the server works on the request. */
const pauses = [0, 1000, 2000, 4000];

/** A request may still be on its way, so that one "not received" is not enough. */
const enough = 2;

/** Asks the server for the outcome of a request, some times: the connection may be lost for a while. */
export async function findOutcome(controller: FormController, key: string): Promise<Found> {
  let misses = 0;
  let isRunning = false;
  for (let turn = 0; turn < pauses.length || isRunning; turn++) {
    await pause(pauses[turn] ?? pauses.at(-1)!);
    const result = await ask(controller, 'POST request-outcome/', { idempotency_key: key });
    // Refused, or signed out: asking again would not help.
    if (result.status !== 'ok' && result.status !== 'lost' && result.status !== 'failed') break;
    const { outcome, answer } = (result.status === 'ok' ? result.data : {}) as Partial<
      Output<'POST request-outcome/'>
    >;
    if (outcome === 'raised') return { kind: 'raised', answer };
    isRunning = outcome === 'running';
    if (outcome === 'not-received' && ++misses === enough) return { kind: 'notReceived' };
  }
  return { kind: 'unknown' };
}

/** Waits, but no longer than until the device is online again. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, milliseconds);
    window.addEventListener('online', goOn);
  });
