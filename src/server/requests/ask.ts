import type { NeededCall } from '#engine';
import { ownsAll } from '../session/ownership';
import type { StepRequest } from './stepRequest';

/** Makes a call in process, as the browser would make it; `undefined` where it is refused. */
export async function ask(
  { services, session }: StepRequest,
  { call, payload }: NeededCall,
): Promise<unknown> {
  if (!(await ownsAll(services.policyBook, session, payload))) return undefined;
  const reply = await services.runCall(call, payload, session);
  if (!reply) throw new Error(`A request type makes the call "${call}", which does not exist.`);
  return reply.status === 200 ? reply.body : undefined;
}
