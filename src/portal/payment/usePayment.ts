import type { Output } from '#api';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../calls/call';

/** A payment. The server has its state from the payment gateway itself, not from the browser. */
export type Payment = Output<'GET payment-status/'>;

/** `unknown`: the customer has no such payment. `unreachable`: the server could not be asked. */
export type State = Payment['state'] | 'asking' | 'unknown' | 'unreachable';

/** In milliseconds, at first and after that many tries. */
const pauses = { short: 3000, long: 15_000 };
const shortPauses = 20;
/** After that many tries in a row that brought no payment, only the customer asks again. */
const mostMisses = 10;

/**
 * The state of a payment. If the URL says that it is paid and the server does not, asks again until the server says
 * that the payment was not confirmed in time.
 */
export function usePayment(reference: string, isReportedPaid: boolean) {
  const [payment, setPayment] = useState<Payment>();
  const [state, setState] = useState<State>(reference ? 'asking' : 'unknown');
  const [tries, setTries] = useState(0);
  const [misses, setMisses] = useState(0);
  const isUnsettled = state === 'pending' || state === 'unknown' || state === 'unreachable';
  const isOpen = state === 'asking' || state === 'unreachable' || (isReportedPaid && isUnsettled);
  const isGivenUp = isUnsettled && (reference === '' || misses >= mostMisses);

  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isOpen || isGivenUp) return undefined;
    const pause = tries < shortPauses ? pauses.short : pauses.long;
    const next = setTimeout(() => void askNow(), tries === 0 ? 0 : pause);
    return () => clearTimeout(next);
  }, [isOpen, isGivenUp, tries]);

  async function ask() {
    const result = await call(
      'GET payment-status/',
      { txn_id: reference },
      { isQuiet: true, isBackground: true, needs: 'state' },
    );
    setTries((before) => before + 1);
    if (result.status === 'ok') {
      setPayment(result.data);
      setState(result.data.state);
      setMisses(0);
      return;
    }
    // What is known of the payment holds until the server says otherwise.
    if (!payment) setState(result.status === 'refused' ? 'unknown' : 'unreachable');
    setMisses((before) => (result.status === 'signedOut' ? mostMisses : before + 1));
  }

  return {
    payment,
    state,
    isGivenUp,
    askAgain() {
      setMisses(0);
      setTries(0);
    },
  };
}
