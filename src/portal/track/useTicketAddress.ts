import { useLocation, useSearchParams } from 'react-router-dom';
import { readSession } from '../session/storage';

export const allPolicies = 'all';

/**
 * What the address asks for, so that a reload and Back show it again: the policy or {@link allPolicies}, the page of the
 * list, and the request whose answers are shown. A policy that is not the customer's is none: ''.
 */
export function useTicketAddress() {
  const [query, setQuery] = useSearchParams();
  const { pathname, state } = useLocation();
  const policies = readSession('policyList') ?? [];
  const own = policies.length === 1 ? policies[0]!.policyNo : allPolicies;
  const asked: string = query.get('policy') ?? state?.policyNo ?? own;
  const isKnown = asked === allPolicies || policies.some(({ policyNo }) => policyNo === asked);
  const policy = isKnown ? asked : '';
  const page = Math.max(1, Math.trunc(Number(query.get('page')) || 1));
  const addressOf = (more: { [name: string]: string }) =>
    `${pathname}?${new URLSearchParams({ policy, page: String(page), ...more })}`;
  return {
    policies,
    policy,
    page,
    ticket: query.get('ticket'),
    addressOf,
    listAddress: addressOf({}),
    sentAddressOf: (ticketnumber: string) => addressOf({ ticket: ticketnumber }),
    choosePolicy: (chosen: string) => setQuery({ policy: chosen }, { replace: true }),
    choosePage: (chosen: number) => setQuery({ policy, page: String(chosen) }),
  };
}
