import { useCallback, useEffect, useState, type RefObject } from 'react';
import { fetchPolicyDetail, type PolicyDetail } from '../session/policyDetail';
import type { PolicyItem } from '../session/policyList';
import { takeTurn } from './takeTurn';

type Detail = PolicyDetail | 'loading' | 'failed';

/** The policy's details, fetched once its card is about to be seen: one may hold forty policies. */
export function usePolicyDetail(
  { dob, policyNo }: PolicyItem,
  card: RefObject<HTMLElement | null>,
) {
  const [detail, setDetail] = useState<Detail>('loading');
  const load = useCallback(async () => {
    setDetail('loading');
    setDetail((await takeTurn(() => fetchPolicyDetail(dob, policyNo))) ?? 'failed');
  }, [dob, policyNo]);

  useEffect(() => {
    if (!card.current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        void load();
      },
      { rootMargin: '200px' },
    );
    watcher.observe(card.current);
    return () => watcher.disconnect();
  }, [card, load]);

  return { detail, load };
}
