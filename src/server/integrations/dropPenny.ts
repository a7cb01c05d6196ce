import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings';
import demoBook from './demoBook.json';
import { postToService } from './postToService';

interface Account {
  accountNumber: string;
  bankIFSC: string;
  accountHolderName: string;
  /** A UUID of this attempt, for the bank's records. */
  referenceId: string;
}

interface PennyDropResult {
  status: string;
  /** The bank's message. */
  Response: string;
}

/** Pays a very small amount into an account to verify its holder; undefined without an answer of the bank. */
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

/** Answers from the demo book. */
export const dropPennyInDemoBook: DropPenny = async ({ accountNumber }) => {
  const outcome = demoBook.simulatedOutcomes.pennyDrop.find(
    ({ whenAccountEndsWith }) =>
      whenAccountEndsWith === undefined || accountNumber.endsWith(whenAccountEndsWith),
  );
  return outcome && { status: outcome.status, Response: outcome.Response };
};
