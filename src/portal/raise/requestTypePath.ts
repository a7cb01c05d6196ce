import type { ScreenPath } from '#api/screens';

const raise: ScreenPath = '/dashboard/raise-service-request';

/**
 * The address of the form of a request type.
 *
 * @param name its key, or a name in its `openedBy`
 * @param policyNo the policy that is selected in the form
 * @param query what else the address keeps
 */
export function requestTypePath(
  name: string,
  policyNo?: string,
  query: URLSearchParams = new URLSearchParams(),
): string {
  const next = new URLSearchParams(query);
  next.delete('page');
  next.set('request', name);
  if (policyNo) next.set('policyNum', policyNo);
  return `${raise}?${next}`;
}
