import { searchedText } from '#engine';

interface Findable {
  policyNo: string;
  planName: string;
  policyStatus: string;
}

/** The policies whose number or plan contains the text, and that have the status. An empty text or status matches all. */
export function findPolicies<T extends Findable>(
  policies: T[],
  { text, status }: { text: string; status: string },
): T[] {
  const wanted = searchedText(text);
  return policies.filter(
    ({ policyNo, planName, policyStatus }) =>
      (searchedText(policyNo).includes(wanted) || searchedText(planName).includes(wanted)) &&
      (status === '' || policyStatus === status),
  );
}

/** The statuses of the policies, most frequent first. */
export function statusesOf(policies: Findable[]): { status: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { policyStatus } of policies)
    counts.set(policyStatus, (counts.get(policyStatus) ?? 0) + 1);
  return [...counts]
    .map(([status, count]) => ({ status, count }))
    .toSorted((one, other) => other.count - one.count);
}
