import { saveFile } from '#form';
import { callForFile } from '../calls/call';

/** Saves the acknowledgement of a payment; a toast shows a failure. */
export async function saveAcknowledgement(TransactionId: string): Promise<void> {
  const result = await callForFile('POST payment-receipt/', { TransactionId });
  if (result.status === 'ok') saveFile(result.data, 'Payment Acknowledgement.pdf');
}
