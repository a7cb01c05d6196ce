import type { Output } from '#api';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../calls/call';

/** A payment as the server knows it, which heard of it from the gateway itself. */
export type Payment = Output<'GET payment-status/'>;

/** Pending also stands for what the server has not heard of yet. */
export type State = Payment['state'] | 'asking';

/** In milliseconds. */
const pause = 3000;
const mostTries = 10;

/** How a payment stands; asked again for a while where it is reported as paid and the server does not know it yet. */
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
