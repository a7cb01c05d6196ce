import { useEffect } from 'react';
import { call } from '../calls/call';

/** In milliseconds: a card that is opened by mistake and closed at once sends nothing. */
const pause = 500;

/** Has the fund value of a unit-linked policy sent by SMS a moment after its card was opened (doc 2 §2). Nobody waits for it. */
export function useSmsTrigger(policyNumber: string, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const trigger = setTimeout(() => {
      const message = { policyNumber, etli_sms: 'FUND_VALUE' } as const;
      void call('POST fund-value/', message, { isQuiet: true, isBackground: true });
    }, pause);
    return () => clearTimeout(trigger);
  }, [policyNumber, isWanted]);
}
