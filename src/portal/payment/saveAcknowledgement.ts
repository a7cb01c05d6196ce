import { saveFile } from '#form';
import { call } from '../calls/call';

/** Saves the acknowledgement of a payment; what fails is told in a toast. */
export async function saveAcknowledgement(TransactionId: string): Promise<void> {
  const { status, data } = await call(
    'POST payment-receipt/',
    { TransactionId },
    { wantsFile: true },
  );
  if (status) saveFile(data, 'Payment Acknowledgement.pdf');
}
