import { saveFile } from '#form';
import { callForFile } from '../calls/call';

/** Saves the acknowledgement of a payment; what fails is told in a toast. */
export async function saveAcknowledgement(TransactionId: string): Promise<void> {
  const result = await callForFile('POST payment-receipt/', { TransactionId });
  if (result.status === 'ok') saveFile(result.data, 'Payment Acknowledgement.pdf');
}
