import type { PolicyBook } from '../integrations/policyBook';
import type { Session } from './session';

const policyNames = new Set(['policynumber', 'policy_number', 'policyno', 'policynum']);
const clientNames = new Set(['clientid', 'client_id']);

/** Deeper input is rejected: no call accepts it, and the recursion could overflow the stack. */
const maxDepth = 12;

export class NestingLimitError extends Error {}

/** Whether every policy and customer that an input names, at any depth, belongs to the signed-in customer. */
export async function ownsAll(
  policyBook: PolicyBook,
  { clientId }: Session,
  input: unknown,
): Promise<boolean> {
  const policies: string[] = [];
  const clients: string[] = [];
  collect(input, undefined, 0);
  return (
    clients.every((named) => named === clientId) && (await policyBook.owns(clientId, policies))
  );

  function collect(value: unknown, name: string | undefined, depth: number): void {
    if (depth > maxDepth) throw new NestingLimitError();
    if (Array.isArray(value)) {
      for (const item of value) collect(item, name, depth + 1);
    } else if (value !== null && typeof value === 'object') {
      for (const [inner, part] of Object.entries(value))
        collect(part, inner.toLowerCase(), depth + 1);
    } else if (name !== undefined && value !== undefined && value !== null && value !== '') {
      if (policyNames.has(name)) policies.push(String(value));
      if (clientNames.has(name)) clients.push(String(value));
    }
  }
}
