import { type CallName, type Document, mapPayload, type SourceMap } from '#engine';
import { ownsAll } from '../session/ownership';
import type { Desk } from './stepRequest';

/** Makes a call of ours in process, as the browser would make it; nothing where it would be refused. */
export async function ask(
  { services, judge, session }: Desk,
  name: CallName,
  send: SourceMap | undefined,
  document: Document,
): Promise<unknown> {
  const input = mapPayload(send ?? {}, document);
  if (!(await ownsAll(services.policyBook, session, input))) return undefined;
  const call = judge.find(name);
  if (!call) throw new Error(`A request type makes the call "${name}", which is not there.`);
  const { status, body } = await judge.run(call, services, input, session);
  return status === 200 ? body : undefined;
}
