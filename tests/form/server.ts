import book from '../../src/server/integrations/demoBook.json';
import { contentFor } from '../uploads/files';
import { type Answering, bad, good, ticket } from './renderForm';

const proofs = book.lookups.addressProofs;

/** Successful responses of the insurer, by call. */
export const insurer: { [call: string]: Answering } = {
  'POST sr-status/': () => good({ already_open: 'false' }),
  'POST client-details-pan/': () => good({ panNo: 'ABCPS1234F' }),
  'POST pan-check/': () => good({ pan_status: 'valid' }),
  'POST pan-sr-raise/': ticket,
  'GET get-address-proof/': () =>
    good({ address_proof: proofs.map((label, id) => ({ label, value: label, id })) }),
  'GET pin-code/': ({ pinCode }) => ({
    status: 'ok',
    data: pinCode === '411001' ? [{ city: 'Pune', state: 'Maharashtra', pincode: '411001' }] : [],
  }),
  'POST get-otp/': () => good({ unique_id: 'u-1' }),
  'POST verify-otp/': ({ Otp_recieved }) =>
    Otp_recieved === '1234' ? good() : bad('This OTP is not right'),
};

/** A response that the test releases. */
export function deferred() {
  let release: (answer: ReturnType<Answering>) => void;
  const waiting = new Promise<Awaited<ReturnType<Answering>>>((resolve) => {
    release = resolve as typeof release;
  });
  return { answering: () => waiting, release: (answer: ReturnType<Answering>) => release(answer) };
}

/** A real file of so many bytes, or as few as its type needs. */
export const file = (name: string, bytes = 1000, type = 'application/pdf') =>
  new File([new Uint8Array(contentFor(name, bytes))], name, { type });
