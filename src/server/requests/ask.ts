import { type CallName, type Document, buildPayload, type ValueMap } from '#engine';
import { ownsAll } from '../session/ownership';
import type { StepRequest } from './stepRequest';

/** Makes a call of ours in process, as the browser would make it; nothing where it would be refused. */
export async function ask(
  { services, session }: StepRequest,
  name: CallName,
  send: ValueMap | undefined,
  document: Document,
): Promise<unknown> {
  const input = buildPayload(send ?? {}, document);
  if (!(await ownsAll(services.policyBook, session, input))) return undefined;
  const reply = await services.runCall(name, input, session);
  if (!reply) throw new Error(`A request type makes the call "${name}", which does not exist.`);
  return reply.status === 200 ? reply.body : undefined;
}
