import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings';
import { postForFile } from './postToService';

/** The payment acknowledgement of a transaction as a PDF; nothing when there is none to be had. */
export type FetchReceipt = (transactionId: string) => Promise<Buffer | undefined>;

export function fetchReceiptOverHttp(
  url: string,
  settings: Settings,
  log: FastifyBaseLogger,
): FetchReceipt {
  return async (transactionId) => {
    const file = await postForFile(url, { TransactionId: transactionId }, settings, log);
    if (!file || file.subarray(0, 5).toString('latin1') === '%PDF-') return file;
    log.warn({ host: new URL(url).host }, 'a receipt that is no PDF');
    return undefined;
  };
}
