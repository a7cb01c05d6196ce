import { saveFile } from '#form';
import { callForFile } from '../calls/call';

/** Saves the acknowledgement of a payment. Returns why that failed; it is in a toast too, which closes by itself. */
export async function saveAcknowledgement(TransactionId: string): Promise<string | undefined> {
  const result = await callForFile('POST payment-receipt/', { TransactionId });
  if (result.status !== 'ok') return result.message;
  saveFile(result.data, 'Payment Acknowledgement.pdf');
  return undefined;
}
