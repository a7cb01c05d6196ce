import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings';
import { postForFile } from './postToService';

/** The payment acknowledgement of a transaction as a PDF; undefined if it is not available. */
export type FetchReceipt = (transactionId: string) => Promise<Buffer | undefined>;

export function fetchReceiptOverHttp(
  url: string,
  settings: Settings,
  log: FastifyBaseLogger,
): FetchReceipt {
  return async (transactionId) => {
    const file = await postForFile(url, { TransactionId: transactionId }, settings, log);
    if (!file || file.subarray(0, 5).toString('latin1') === '%PDF-') return file;
    log.warn({ host: new URL(url).host }, 'the receipt is not a PDF');
    return undefined;
  };
}
