import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings';
import demoBook from './demoBook.json';
import { postToService } from './postToService';

interface Account {
  accountNumber: string;
  bankIFSC: string;
  accountHolderName: string;
  /** A UUID of this attempt, for the bank's own records. */
  referenceId: string;
}

interface PennyDropResult {
  status: string;
  /** What the bank says, in words. */
  Response: string;
}

/** Has a very small amount paid into an account to see whose it is; nothing when the bank gives no answer. */
export type DropPenny = (account: Account) => Promise<PennyDropResult | undefined>;

export function dropPennyOverHttp(
  url: string,
  settings: Settings,
  log: FastifyBaseLogger,
): DropPenny {
  return async (account) => {
    const answer = await postToService(url, account, settings, log);
    if (typeof answer?.status !== 'string') return undefined;
    return { status: answer.status, Response: String(answer.Response ?? '') };
  };
}

/** What the bank would say, as the demo book has it. */
export const dropPennyInDemoBook: DropPenny = async ({ accountNumber }) => {
  const outcome = demoBook.simulatedOutcomes.pennyDrop.find(
    ({ whenAccountEndsWith }) =>
      whenAccountEndsWith === undefined || accountNumber.endsWith(whenAccountEndsWith),
  );
  return outcome && { status: outcome.status, Response: outcome.Response };
};
