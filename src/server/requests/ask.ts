import { type CallName, type Document, buildPayload, type ValueMap } from '#engine';
import { ownsAll } from '../session/ownership';
import type { StepRequest } from './stepRequest';

/** Makes a call of ours in process, as the browser would make it; nothing where it would be refused. */
export async function ask(
  { services, judge, session }: StepRequest,
  name: CallName,
  send: ValueMap | undefined,
  document: Document,
): Promise<unknown> {
  const input = buildPayload(send ?? {}, document);
  if (!(await ownsAll(services.policyBook, session, input))) return undefined;
  const call = judge.find(name);
  if (!call) throw new Error(`A request type makes the call "${name}", which is not there.`);
  const { status, body } = await judge.run(call, services, input, session);
  return status === 200 ? body : undefined;
}
