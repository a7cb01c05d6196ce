import type { PolicyBook } from '../integrations/policyBook';
import type { Session } from './session';

const policyNames = new Set(['policynumber', 'policy_number', 'policyno', 'policynum']);
const clientNames = new Set(['clientid', 'client_id']);

/** Whether every policy and customer that an input names, at any depth, belongs to the signed-in customer. */
export async function ownsAll(
  policyBook: PolicyBook,
  { clientId }: Session,
  input: unknown,
): Promise<boolean> {
  const policies: string[] = [];
  const clients: string[] = [];
  collect(input, undefined);
  return (
    clients.every((named) => named === clientId) && (await policyBook.owns(clientId, policies))
  );

  function collect(value: unknown, name: string | undefined): void {
    if (Array.isArray(value)) {
      for (const item of value) collect(item, name);
    } else if (value !== null && typeof value === 'object') {
      for (const [inner, part] of Object.entries(value)) collect(part, inner.toLowerCase());
    } else if (name !== undefined && value !== undefined && value !== null && value !== '') {
      if (policyNames.has(name)) policies.push(String(value));
      if (clientNames.has(name)) clients.push(String(value));
    }
  }
}
