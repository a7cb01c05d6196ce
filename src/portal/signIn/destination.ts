const raise = '/dashboard/raise-service-request';

/** The page after sign-in, by the query of the link to the sign-in page. */
export function destination(query: URLSearchParams): string {
  const given = ['policyNum', 'dob', 'incidentNum', 'SRNum'].filter((name) => query.get(name));
  if (given.length === 4) return `${raise}?${only(query, ['policyNum', 'incidentNum', 'SRNum'])}`;
  if (given.join() === 'policyNum,dob') return `${raise}?${only(query, ['policyNum'])}`;
  return '/dashboard/policy';
}

const only = (query: URLSearchParams, names: string[]) =>
  new URLSearchParams(names.map((name) => [name, query.get(name) ?? '']));
