import type { Output } from '#api';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../calls/call';

/** A payment. The server has its state from the payment gateway itself, not from the browser. */
export type Payment = Output<'GET payment-status/'>;

/** Also `pending` if the server could not give a state. */
export type State = Payment['state'] | 'asking';

/** In milliseconds. */
const pause = 3000;
const mostTries = 10;

/** The state of a payment. Repeats the call for a while if the URL says that it is paid but the server does not. */
export function usePayment(reference: string, isReportedPaid: boolean) {
  const [payment, setPayment] = useState<Payment>();
  const [state, setState] = useState<State>(reference ? 'asking' : 'pending');
  const [tries, setTries] = useState(0);
  const isOpen = state === 'asking' || (state === 'pending' && isReportedPaid);
  const isWaiting = isOpen && reference !== '';

  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isWaiting || tries >= mostTries) return undefined;
    const next = setTimeout(() => void askNow(), tries === 0 ? 0 : pause);
    return () => clearTimeout(next);
  }, [isWaiting, tries]);

  async function ask() {
    const result = await call(
      'GET payment-status/',
      { txn_id: reference },
      { isQuiet: true, isBackground: true },
    );
    if (result.status === 'ok') setPayment(result.data);
    setState(result.status === 'ok' ? result.data.state : 'pending');
    setTries((before) => before + 1);
  }

  return {
    payment,
    state,
    isGivenUp: isWaiting && tries >= mostTries,
    askAgain: () => setTries(0),
  };
}
