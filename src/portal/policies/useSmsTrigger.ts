import { useEffect } from 'react';
import { call } from '../calls/call';

/** In milliseconds. A card that is opened by mistake and closed at once triggers no SMS. */
const pause = 500;

/** Requests the SMS with the fund value of a unit-linked policy shortly after its card is opened (POL-09). */
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
