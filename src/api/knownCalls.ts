import type { CallContract } from './callContract';
import { contract } from './contract';
import { declined as anyDeclined } from './refusal';

/** What each call of the contract takes and answers, as JSON Schemas, for the lint of definitions. */
export const knownCalls = Object.fromEntries(
  Object.entries<CallContract>(contract).map(
    ([call, { input, output, declined = anyDeclined, raisesTicket }]) => [
      call,
      { input, output, declined, raisesTicket },
    ],
  ),
);
